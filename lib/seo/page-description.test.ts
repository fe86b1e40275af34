import { pageDescription } from './page-description';

const long = (words: number) => `${'word '.repeat(words)}end.`;

it.each(['A sentence.', '', 'ثلاثة أرصفة.'])('keeps a text that fits: %s', (text) => {
  expect(pageDescription(text)).toBe(text);
});

it.each([
  [`The port has ten berths. ${long(40)}`, 'The port has ten berths.'],
  [`هل الميناء مفتوح؟ نعم. ${long(40)}`, 'هل الميناء مفتوح؟ نعم.'],
  [`Depth is 16.2 m. ${long(40)}`, 'Depth is 16.2 m.'],
])('ends with the last sentence that fits: %s', (text, expected) => {
  expect(pageDescription(text)).toBe(expected);
});

it('cuts a long first sentence after a word, with an ellipsis', () => {
  const description = pageDescription(long(60));
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/word…$/);
});

it('breaks a long sentence that follows a very short one, rather than keep a fragment', () => {
  expect(pageDescription(`No. ${long(60)}`)).toMatch(/^No\. word .*…$/);
});

it('writes lines as one', () => {
  expect(pageDescription('One\n  two.')).toBe('One two.');
});
