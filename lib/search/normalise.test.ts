import { indexTerms, queryWords, wordIndexTerms, withoutArticle } from './normalise';

it.each([
  ['المواني', 'مواني'],
  ['والمواني', 'مواني'],
  ['بالمواني', 'مواني'],
  ['للمواني', 'مواني'],
  ['البر', 'بر'],
])('finds %s as %s too', (word, bare) => {
  expect(withoutArticle(word)).toEqual([word, bare]);
});

it.each(['الم', 'بالغ', 'مواني', 'ports'])('leaves %s whole', (word) => {
  expect(withoutArticle(word)).toEqual([word]);
});

it('has no terms for a word of invisible characters only', () => {
  expect(wordIndexTerms('\u200f\u200d')).toEqual([]);
});

it('keeps numbers together and finds their parts', () => {
  expect(indexTerms('Circular 2024/017, REG-01')).toEqual([
    ...['circular', '2024', '017', '2024/017'],
    ...['reg', '01', 'reg/01'],
  ]);
});

it('parts compound words without digits', () => {
  expect(indexTerms('e-services')).toEqual(['e', 'services']);
  expect(queryWords('e-services')).toEqual([['e'], ['services']]);
});

it('queries a number as typed, with either separator', () => {
  expect(queryWords('٢٠٢٤/٠١٧')).toEqual([['2024/017']]);
  expect(queryWords('reg-01')).toEqual([['reg/01']]);
});

it('queries each word once and ten at most', () => {
  expect(queryWords('port Port PORT')).toEqual([['port']]);
  expect(queryWords('a b c d e f g h i j k l')).toHaveLength(10);
});
