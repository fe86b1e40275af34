import { NextRequest } from 'next/server';
import { pageLifetime } from './lib/server/page-lifetime';
import { passCookie } from './lib/preview/pass';
import { routeEntries } from './lib/routing/routes';
import { middleware } from './middleware';

jest.mock('./lib/config', () => {
  const { config } = jest.requireActual<{ config: () => object }>('./lib/config');
  return { config: () => ({ ...config(), previewSecret: 'secret' }) };
});

interface Answer {
  readonly status: number;
  /** Internal path, or the target of a redirect. */
  readonly to: string;
  readonly headers: Headers;
}

/** The middleware's response, with the headers of a cached page. */
async function site(path: string, cookie: string): Promise<Answer> {
  const headers = { host: 'ports.example', ...(cookie && { cookie }) };
  const response = await middleware(new NextRequest(`https://ports.example${path}`, { headers }));
  const rewritten = response.headers.get('x-middleware-rewrite');
  if (!rewritten) {
    const to = response.headers.get('location') ?? '';
    return { status: response.status, to, headers: response.headers };
  }
  const page = new Headers(response.headers);
  if (response.status !== 200) page.set('Cache-Control', 'no-store');
  else if (!page.has('Cache-Control')) {
    page.set('Cache-Control', pageLifetime('s-maxage=300', { isStale: false, freshSeconds: 4 }));
  }
  page.set('Vary', 'rsc, next-router-state-tree, Accept-Encoding');
  return { status: response.status, to: new URL(rewritten).pathname, headers: page };
}

/** A shared cache after RFC 9111 that keys by URL and Vary. */
class SharedCache {
  readonly stored = new Map<string, Answer>();

  async get(path: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
    for (const [key, answer] of this.stored) {
      if (key === this.key(path, headers, answer)) return answer;
    }
    const answer = await site(path, headers.cookie ?? '');
    const control = answer.headers.get('Cache-Control') ?? '';
    const isStorable = !/no-store|private/.test(control) && /s-maxage=[1-9]/.test(control);
    if (isStorable) this.stored.set(this.key(path, headers, answer), answer);
    return answer;
  }

  private key(path: string, headers: Readonly<Record<string, string>>, answer: Answer): string {
    const names = (answer.headers.get('Vary') ?? '').toLowerCase().split(/, */);
    return JSON.stringify([path, names.map((name) => headers[name] ?? '')]);
  }
}

const bare = [
  ...routeEntries.map(([, { path }]) => path),
  ...['/media-center?o=Video&page=2', '/article?news=quay', '/ports?port=jeddah', '/unknown/path'],
  ...['/about-us?utm_source=x', '/search?q=a', '/about-us?lang=en', '/about-us?lang=xx', '/x.php'],
];

const visitors = ['locale=en', '', 'locale=ar', 'a=b; locale=en', '__prerender_bypass=x'];

it.each(bare)(
  'a cache never keeps anything but Arabic at %s, whoever comes first',
  async (path) => {
    for (const order of [visitors, [...visitors].reverse()]) {
      const cache = new SharedCache();
      for (const cookie of [...order, ...order]) {
        const given = await cache.get(path, { cookie, 'accept-encoding': 'gzip' });
        const expected = await site(path, '');
        // English visitors are redirected by the site or, from a cached page, by its script.
        if (given.status === 200 && cookie === '') expect(given.to).toBe(expected.to);
      }
      for (const { status, to, headers } of cache.stored.values()) {
        expect(status).toBe(200);
        expect(to).toMatch(/^\/ar(?:\/|$)/);
        expect(headers.has('set-cookie')).toBe(false);
        expect(headers.get('Vary')).not.toMatch(/cookie|\*/i);
      }
    }
  },
);

it('redirects a visitor who chose English to the English page, uncached', async () => {
  for (const [path, english] of [
    ['/', '/en'],
    ['/about-us', '/en/about-us'],
    ['/article?news=quay', '/en/article?news=quay'],
  ] as const) {
    const { status, to, headers } = await site(path, 'locale=en');
    expect([status, to]).toEqual([302, `https://ports.example${english}`]);
    expect(headers.get('Cache-Control')).toBe('no-store');
  }
});

it('shows an editor nothing that a cache may keep', async () => {
  const { status, headers } = await site('/about-us', passCookie(7));
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toBe('no-store');
});

it.each(['/about-us?lang=en&q=', '/old-page.aspx?lang=ar&q='])(
  'leads from %s to no address that the site refuses',
  async (path) => {
    const { status } = await site(path + '('.repeat(1000), '');
    expect(status).toBe(414);
  },
);

it.each(['/404', '/en/404', '/.well-known/none'])(
  'responds 404 for %s every time',
  async (path) => {
    const headers = { 'If-None-Match': '*', 'If-Modified-Since': 'x', Accept: 'text/html' };
    const response = await middleware(new NextRequest(`https://ports.example${path}`, { headers }));
    expect(response.status).toBe(404);
    expect(response.headers.get('x-middleware-override-headers')).toBe('accept');
  },
);
