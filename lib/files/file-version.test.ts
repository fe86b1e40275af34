import { allowsRange, isCurrent, isPreconditionFailed } from './file-version';

const version = { etag: '"a-b"', lastModified: 'Sat, 21 Nov 2026 14:16:40 GMT' };
const weak = { ...version, etag: 'W/"a-b"' };
const EARLIER = 'Sat, 21 Nov 2026 14:16:39 GMT';

const given = (name: string, value: string | null) =>
  new Headers(value === null ? {} : { [name]: value });

it.each([
  [null, false],
  ['', false],
  ['"a-b"', true],
  ['W/"a-b"', true],
  ['"x", W/"y","a-b"', true],
  ['*', true],
  ['"a-c"', false],
  ['a-b', false],
])('reads If-None-Match %s', (header, current) => {
  expect(isCurrent(given('If-None-Match', header), version)).toBe(current);
  expect(isCurrent(given('If-None-Match', header), weak)).toBe(current);
});

it.each([
  [version.lastModified, true],
  ['Sat, 21 Nov 2026 14:16:41 GMT', true],
  [EARLIER, false],
  ['yesterday', false],
])('reads If-Modified-Since %s', (header, current) => {
  const headers = given('If-Modified-Since', header);
  expect(isCurrent(headers, version)).toBe(current);
  expect(isCurrent(headers, { etag: version.etag })).toBe(false);
  headers.set('If-None-Match', '"x"');
  expect(isCurrent(headers, version)).toBe(false);
});

it.each([
  [null, false, false],
  ['"a-b"', false, true],
  ['"x", "a-b"', false, true],
  ['*', false, false],
  ['W/"a-b"', true, true],
  ['"x"', true, true],
])('reads If-Match %s', (header, unwanted, unwantedIfWeak) => {
  const headers = given('If-Match', header);
  expect(isPreconditionFailed(headers, version)).toBe(unwanted);
  expect(isPreconditionFailed(headers, weak)).toBe(unwantedIfWeak);
});

it.each([
  [version.lastModified, false],
  [EARLIER, true],
  ['yesterday', false],
])('reads If-Unmodified-Since %s', (header, unwanted) => {
  const headers = given('If-Unmodified-Since', header);
  expect(isPreconditionFailed(headers, version)).toBe(unwanted);
  headers.set('If-Match', '*');
  expect(isPreconditionFailed(headers, version)).toBe(false);
});

it.each([
  [null, true],
  ['"a-b"', true],
  [version.lastModified, true],
  ['W/"a-b"', false],
  ['"other"', false],
  ['Sat, 21 Nov 2026 14:16:41 GMT', false],
])('reads If-Range %s', (header, continued) => {
  expect(allowsRange(given('If-Range', header), version)).toBe(continued);
});

it('continues no file by a weak tag', () => {
  expect(allowsRange(given('If-Range', weak.etag), weak)).toBe(false);
});
