import { searchText, type SearchText } from '../content/search-text';
import { searchPage } from './findings';
import type { Hit } from './language-index';

jest.mock('./engine', () => ({}));

const NOW = Date.parse('2026-06-01T00:00:00Z');

function hit(kind: SearchText['kind'], title: string, rest: Partial<SearchText> = {}): Hit {
  const found = searchText({ id: title, kind, title, href: '/', ...rest });
  return { found, score: 1, terms: ['found'], onlyInDocuments: [] };
}

const noPages = () => [];

function show(hits: readonly Hit[], view: Partial<Parameters<typeof searchPage>[1]> = {}) {
  return searchPage(hits, { pageSize: 5, ...view }, noPages, NOW);
}

it('counts all results by kind in the fixed order, and shows one page of them', () => {
  const hits = [
    hit('library', 'a'),
    hit('ports', 'b'),
    hit('library', 'c'),
    hit('e-services', 'd'),
  ];
  const { kinds, total, results, page, pages } = show(hits, { page: 2, pageSize: 3 });
  expect(kinds).toEqual([
    { kind: 'e-services', total: 1 },
    { kind: 'ports', total: 1 },
    { kind: 'library', total: 2 },
  ]);
  expect([total, page, pages]).toEqual([4, 2, 2]);
  expect(results.map(({ title }) => title)).toEqual(['d']);
});

it('shows one kind alone, and the last page for one past it', () => {
  const hits = [hit('library', 'a'), hit('ports', 'b'), hit('library', 'c')];
  const { total, results, page } = show(hits, { kind: 'library', page: 9 });
  expect([total, page]).toEqual([3, 1]);
  expect(results.map(({ title }) => title)).toEqual(['a', 'c']);
  expect(show(hits, { kind: 'tenders' }).results).toEqual([]);
});

it('shows the part of an entry that matches', () => {
  const { results, words } = show([
    hit('articles', 'a', { summary: 'a summary', text: 'here it is found' }),
    hit('articles', 'b', { summary: 'a summary', text: 'nothing' }),
    hit('articles', 'c', { text: 'only a text' }),
  ]);
  expect(results.map(({ excerpt }) => excerpt)).toEqual([
    'here it is found',
    'a summary',
    'only a text',
  ]);
  expect(words).toEqual(['found']);
});

it('names the number of a circular before its title, once', () => {
  const { results } = show([
    hit('circulars', 'Manifests', { code: '2024/017' }),
    hit('circulars', '2024/018', { code: '2024/018' }),
  ]);
  expect(results.map(({ title }) => title)).toEqual(['2024/017 · Manifests', '2024/018']);
});

it('names the page of the document that has the words', () => {
  const documents = [{ title: '', src: '/media/v/guide.pdf' }];
  const inDocument = { ...hit('library', 'Guide', { documents }), onlyInDocuments: ['found'] };
  const { results } = searchPage(
    [inDocument],
    { pageSize: 5 },
    () => ['nothing', 'it is found here'],
    NOW,
  );
  expect(results[0]).toMatchObject({
    excerpt: 'it is found here',
    document: { href: '/media/v/guide.pdf#page=2', page: 2 },
  });
});

it('marks ended entries', () => {
  const { results } = show([
    hit('pages', 'past', { until: '2026-05-31T00:00:00Z' }),
    hit('pages', 'coming', { until: '2026-06-02T00:00:00Z' }),
  ]);
  expect(results.map(({ ended }) => ended)).toEqual([true, false]);
});
