/** @jest-environment node */
import { fileResponse } from './response';

it('lets no cache keep a file that lacks a part of the content', () => {
  const cacheControl = (isWhole: boolean) =>
    fileResponse('<urlset/>', 'application/xml', isWhole).headers.get('Cache-Control');
  expect(cacheControl(true)).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=86400');
  expect(cacheControl(false)).toBe('no-store');
});
