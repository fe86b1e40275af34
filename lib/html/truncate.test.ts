import { splitAfterWord, truncate } from './truncate';

it.each([
  ['short', 10, 'short'],
  ['one two three', 9, 'one two…'],
  ['توريده من خارج المملكة', 15, 'توريده من خارج…'],
  ['one, two', 6, 'one…'],
])('%s in %d characters is %s', (text, most, expected) => {
  expect(truncate(text, most)).toBe(expected);
});

it.each(['one, two three', 'توريده، من خارج المملكة', 'short'])('loses nothing of %s', (text) => {
  expect(splitAfterWord(text, 8).join('')).toBe(text);
});
