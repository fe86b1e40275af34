import type { SearchText } from '../content/search-text';
import { findingsOf, totalOf } from './groups';

jest.mock('./engine', () => ({}));

const hit = (kind: SearchText['kind'], title: string, rest: Partial<SearchText> = {}) => ({
  found: {
    id: title,
    kind,
    title,
    code: '',
    summary: '',
    text: '',
    href: '/',
    date: null,
    ...rest,
  },
  score: 1,
  terms: ['found'],
});

it('groups hits by kind in the fixed order and counts all of them', () => {
  const { groups } = findingsOf(
    [hit('library', 'a'), hit('ports', 'b'), hit('library', 'c'), hit('e-services', 'd')],
    1,
  );
  expect(groups.map(({ kind, total, results }) => [kind, total, results.length])).toEqual([
    ['e-services', 1, 1],
    ['ports', 1, 1],
    ['library', 2, 1],
  ]);
  expect(totalOf(groups)).toBe(4);
});

it('shows the part of an entry that matches', () => {
  const { groups, words } = findingsOf(
    [
      hit('articles', 'a', { summary: 'a summary', text: 'here it is found' }),
      hit('articles', 'b', { summary: 'a summary', text: 'nothing' }),
      hit('articles', 'c', { text: 'only a text' }),
    ],
    5,
  );
  expect(groups[0]?.results.map(({ excerpt }) => excerpt)).toEqual([
    'here it is found',
    'a summary',
    'only a text',
  ]);
  expect(words).toEqual(['found']);
});

it('names the number of a circular before its title, once', () => {
  const { groups } = findingsOf(
    [
      hit('circulars', 'Manifests', { code: '2024/017' }),
      hit('circulars', '2024/018', { code: '2024/018' }),
    ],
    5,
  );
  expect(groups[0]?.results.map(({ title }) => title)).toEqual([
    '2024/017 · Manifests',
    '2024/018',
  ]);
});
