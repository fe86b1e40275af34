/** @jest-environment node */
import { fileResponse } from './response';

const request = (headers: Record<string, string> = {}) =>
  new Request('https://ports.example', { headers });

it('lets no cache keep a file that lacks a part of the content', () => {
  const cacheControl = (isWhole: boolean) =>
    fileResponse(request(), '<urlset/>', 'application/xml', isWhole).headers.get('Cache-Control');
  expect(cacheControl(true)).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=86400');
  expect(cacheControl(false)).toBe('no-store');
});

it('sends nothing again to a client that has it', async () => {
  const etag = fileResponse(request(), '<rss/>', 'application/rss+xml').headers.get('ETag') ?? '';
  const ask = (text: string) =>
    fileResponse(request({ 'If-None-Match': etag }), text, 'application/rss+xml');
  expect([ask('<rss/>').status, ask('<rss/>').headers.get('ETag')]).toEqual([304, etag]);
  expect(ask('<rss></rss>').status).toBe(200);
});
