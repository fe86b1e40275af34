import type { ServerResponse } from 'node:http';
import { setPreviewHeaders } from './preview-headers';

jest.mock('../config', () => ({
  config: () => ({ cmsPublicUrl: 'https://cms.ports.example/cms' }),
}));

const POLICY = "default-src 'self'; frame-ancestors 'none'; base-uri 'self'";

function headersOf(
  url: string,
  cookie: string | undefined,
  type?: string,
): Record<string, unknown> {
  const headers: Record<string, unknown> = {
    'content-security-policy': POLICY,
    'x-frame-options': 'DENY',
    'cache-control': 's-maxage=300',
    ...(type && { 'content-type': type }),
  };
  setPreviewHeaders({
    req: { url, headers: { cookie } },
    getHeader: (name: string) => headers[name.toLowerCase()],
    setHeader: (name: string, value: unknown) => (headers[name.toLowerCase()] = value),
    removeHeader: (name: string) => delete headers[name.toLowerCase()],
  } as unknown as ServerResponse);
  return headers;
}

it.each(['__prerender_bypass=abc', 'locale=en; preview-pass=1', 'a=b;__prerender_bypass=abc'])(
  'a page with the cookie %s may be framed by the CMS and is kept nowhere',
  (cookie) => {
    for (const type of ['text/html; charset=utf-8', 'text/x-component']) {
      expect(headersOf('/ports', cookie, type)).toEqual({
        'content-security-policy':
          "default-src 'self'; frame-ancestors https://cms.ports.example; base-uri 'self'",
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-type': type,
      });
    }
  },
);

it.each([
  undefined,
  '',
  'locale=en',
  'x__prerender_bypass=abc',
  'a=preview-pass',
  'xpreview-pass=1',
])('a page with the cookie %s stays as it is', (cookie) => {
  expect(headersOf('/ports', cookie, 'text/html')).toMatchObject({
    'content-security-policy': POLICY,
    'x-frame-options': 'DENY',
    'cache-control': 's-maxage=300',
  });
});

it('files stay as they are', () => {
  const headers = headersOf('/media/quay.webp', '__prerender_bypass=abc', 'image/webp');
  expect(headers).toMatchObject({
    'cache-control': 's-maxage=300',
    'content-security-policy': POLICY,
  });
});

it('the answer of the preview address itself can be read in the frame', () => {
  expect(headersOf('/api/preview?secret=wrong', undefined, 'application/json')).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining('frame-ancestors https://cms.ports.example'),
  });
  expect(headersOf('/api/previews', undefined, 'text/html')['cache-control']).toBe('s-maxage=300');
});
