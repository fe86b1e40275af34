import { searchText } from '../../content/search-text';
import { toIndexed } from '../indexed-text';
import { MAX_WORD, PLACE, preparePostings, titleFacts } from './postings';

const entry = (own: object) =>
  toIndexed(
    searchText({ id: '1', kind: 'ports', title: '', href: '/', ...own }),
    '1',
    ['port'],
    () => ['Draught of the berths'],
  );

it('notes where a text has a word', () => {
  const text = entry({
    title: 'Jeddah Port',
    text: 'A berth',
    documents: [{ title: 'Handbook', src: '/handbook.pdf' }],
  });
  const kindWords = new Set(['port']);
  const postings = preparePostings(text, kindWords);
  const { words, ownWords } = titleFacts(text, kindWords);
  const places = (word: string) => postings.get(word)?.places;
  expect(places('jeddah')).toBe(PLACE.title | PLACE.shown | PLACE.titleWord);
  expect(places('port')).toBe(PLACE.title | PLACE.shown | PLACE.titleWord | PLACE.kindWord);
  expect(places('berth')).toBe(PLACE.shown);
  expect(places('draught')).toBe(PLACE.documents);
  expect([words, ownWords]).toEqual([2, 1]);
});

it('weighs a short field more than a long one', () => {
  const impact = (text: string) =>
    preparePostings(entry({ text }), new Set()).get('pilot')?.impact ?? 0;
  expect(impact('Pilot')).toBeGreaterThan(impact('Pilot and many other words'));
});

it('leaves out words that fit into no index', () => {
  const long = 'a'.repeat(MAX_WORD + 1);
  const postings = preparePostings(entry({ title: `Berth ${long}` }), new Set());
  expect(postings.has('berth')).toBe(true);
  expect(postings.has(long)).toBe(false);
});
