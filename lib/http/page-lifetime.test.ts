import { pageLifetime } from './page-lifetime';

const fromNext = 's-maxage=300, stale-while-revalidate=604500';

it('lets caches that are purged keep a page, and ask again when the site would render it again', () => {
  expect(pageLifetime(fromNext, { cache: 'HIT', isPurged: true })).toBe(
    'public, max-age=0, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800',
  );
});

it('has caches that nobody purges ask again soon', () => {
  expect(pageLifetime(fromNext, { cache: 'MISS', isPurged: false })).toBe(
    'public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=86400',
  );
});

it('lets nobody cache what Next is regenerating', () => {
  for (const isPurged of [true, false]) {
    expect(pageLifetime(fromNext, { cache: 'STALE', isPurged })).toBe(
      'public, max-age=0, s-maxage=1, stale-if-error=86400',
    );
  }
});

it('never lengthens the life of a page from a snapshot', () => {
  for (const isPurged of [true, false]) {
    expect(pageLifetime('s-maxage=20', { cache: 'HIT', isPurged })).toContain('s-maxage=20,');
  }
});

it.each([
  'no-store',
  'private, no-cache, no-store, max-age=0, must-revalidate',
  'public, max-age=31536000, immutable',
  'public, max-age=0, s-maxage=60, stale-while-revalidate=86400',
  '',
])('leaves "%s" alone', (given) => {
  expect(pageLifetime(given, { cache: 'HIT', isPurged: true })).toBe(given);
});
