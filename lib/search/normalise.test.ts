import { indexTerms, normalise, queryWords, withoutArticle } from './normalise';

it.each([
  ['أحمد إبراهيم آمال ٱلبحر', 'احمد ابراهيم امال البحر'],
  ['مستوى مدينة مسؤول موانئ', 'مستوي مدينه مسوول مواني'],
  ['مُحَمَّد', 'محمد'],
  ['مـيـنـاء', 'ميناء'],
  ['٢٠٢٤/٠١٧', '2024/017'],
  ['۲۰۲۴', '2024'],
  ['REG-01', 'reg-01'],
  ['Café', 'cafe'],
  ['بندر ایران کشتی', 'بندر ايران كشتي'],
])('compares %s as %s', (text, form) => {
  expect(normalise(text)).toBe(form);
});

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

it('asks for a number as it is typed, with either sign', () => {
  expect(queryWords('٢٠٢٤/٠١٧')).toEqual([['2024/017']]);
  expect(queryWords('reg-01')).toEqual([['reg/01']]);
});

it('asks for each word once and for ten at most', () => {
  expect(queryWords('port Port PORT')).toEqual([['port']]);
  expect(queryWords('a b c d e f g h i j k l')).toHaveLength(10);
});
