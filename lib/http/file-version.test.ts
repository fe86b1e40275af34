import { allowsRange, isCurrent } from './file-version';

const version = { etag: '"a-b"', lastModified: 'Sat, 21 Nov 2026 14:16:40 GMT' };

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
  expect(isCurrent(header, version)).toBe(current);
});

it.each([
  [null, true],
  ['"a-b"', true],
  [version.lastModified, true],
  ['W/"a-b"', false],
  ['"other"', false],
  ['Sat, 21 Nov 2026 14:16:41 GMT', false],
])('reads If-Range %s', (header, continued) => {
  expect(allowsRange(header, version)).toBe(continued);
});
