import { pageLifetime } from './page-lifetime';

const fromNext = 's-maxage=300, stale-while-revalidate=604500';

it('lets shared caches keep a page for a few seconds, and for a day if the site fails', () => {
  expect(pageLifetime(fromNext, { isStale: false, freshSeconds: 4 })).toBe(
    'public, max-age=0, s-maxage=4, stale-while-revalidate=10, stale-if-error=86400',
  );
});

it('lets shared caches keep a stale page for a second', () => {
  expect(pageLifetime(fromNext, { isStale: true, freshSeconds: 4 })).toContain('s-maxage=1,');
});

it('never lengthens the life of a page from a snapshot', () => {
  expect(pageLifetime('s-maxage=2', { isStale: false, freshSeconds: 4 })).toContain('s-maxage=2,');
});

it.each([
  'no-store',
  'private, no-cache, no-store, max-age=0, must-revalidate',
  'public, max-age=31536000, immutable',
  'public, max-age=0, s-maxage=60, stale-while-revalidate=86400',
  '',
])('does not change "%s"', (given) => {
  expect(pageLifetime(given, { isStale: false, freshSeconds: 4 })).toBe(given);
});
