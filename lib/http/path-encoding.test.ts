import { isMalformedImage, pathKind } from './path-encoding';

it.each([
  ['/about-us', 'page'],
  ['/%E0%A4%A', 'page'],
  ['/apis/%ff', 'page'],
  ['/api/lookups', 'other'],
  ['/api/biddings/%31/calendar', 'other'],
  ['/media/%D8%B3.pdf', 'other'],
  ['/api/biddings/%E0%A4%A/calendar', 'malformed'],
  ['/media/%', 'malformed'],
  ['/media/a%2fb%ff.pdf', 'malformed'],
])('%s is %s', (path, kind) => {
  expect(pathKind(path)).toBe(kind);
});

it.each([
  ['/_next/image?url=%2Fmedia%2Fa.webp&w=640&q=75', false],
  ['/_next/image?url=%2Fmedia%2F%25D8%25B3.webp&w=640&q=75', false],
  ['/_next/image?url=%2Fmedia%2F%25%27.webp&w=640&q=75', true],
  ['/_next/image?w=640&url=/media/a.webp&url=/media/%25', true],
  ['/_next/image?w=640', false],
  ['/search?url=%25', false],
])('%s: a malformed picture is %s', (target, malformed) => {
  expect(isMalformedImage(target)).toBe(malformed);
});
