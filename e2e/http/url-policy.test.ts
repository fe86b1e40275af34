import { sample } from '../journeys/content';
import { get } from '../support/http';
import { send } from '../support/raw-http';
import { languages, otherLanguage, site } from '../support/site';
import { elements, parseDocument, textOf } from './html';

/* Responses to the decisions of lib/routing/url-policy.ts, which has its own unit tests. */

const visit = (path: string, headers?: Record<string, string>) => get(site() + path, headers);

const NAMES = { ar: 'العربية', en: 'English' } as const;

test.each([
  ['/about-us/board', '/'],
  ['/en/About-us', '/en'],
  ['/article/news/x', '/'],
  ['/ar/media-center', '/'],
  ['/en/ar', '/en'],
  ['/%E0%A4%A', '/'],
  ['/feeds/unknown.xml', '/'],
  ['/sitemap.xml/1', '/'],
  ['/en/robots.txt', '/en'],
  ['/article?news=%2e%2e%2fx', '/404'],
  [`/en/article?news=${'a'.repeat(1_900)}`, '/en/404'],
  ['/article?photo=%00', '/404'],
  ['/article?news=no-such-article', '/404'],
  ['/en/article?photo=no-such-article', '/en/404'],
  ['/article?a=no-such-article', '/404'],
  ['/en/e-services/tender?id=nobody', '/en/404'],
  ['/', '/en', 'locale=en'],
  ['/media-center?o=Video', '/en/media-center?o=Video', 'locale=en'],
  ['/no-such-page', '/en', 'locale=en'],
])('%s redirects to %s for this request alone', async (path, to, cookie = '') => {
  const { status, headers } = await visit(path, { cookie });
  expect([302, 307]).toContain(status);
  expect(headers.get('location')).toBe(to);
  expect(headers.get('cache-control')).not.toMatch(/public|s-maxage/);
});

test.each(languages)('$locale: the not found page has a way home', async ({ at, messages }) => {
  const main = elements(parseDocument((await visit(at('/404'))).text), 'main')[0]!;
  expect(textOf(main)).toContain(messages.notFound.text);
  const home = elements(main, 'a').find((link) => textOf(link) === messages.notFound.home);
  expect(home?.attribs.href).toBe(at('/'));
});

test.each([
  ['/media-center?o=Video', '/media-center?o=VIDEO', '/media-center?o=video&utm_source=x'],
  [`/en/article?news=${sample.richNews}`, `/en/article?news=${sample.richNews.toUpperCase()}`],
  ['/media-center', '/media-center?o=nothing', '/media-center?page=-1&fbclid=1'],
  ['/en/e-services?o=License', '/en/e-services?o=license', '/en/e-services?o=LICENSE'],
])('%s is the same page as %s', async (...paths) => {
  const titles = await Promise.all(
    paths.map(async (path) => {
      const { status, text } = await visit(path);
      return [status, /<title>(.*?)<\/title>/.exec(text)?.[1]];
    }),
  );
  expect(titles[0]).toEqual([200, expect.stringMatching(/\S/)]);
  for (const title of titles) expect(title).toEqual(titles[0]);
});

test.each(['/..%2f', '/%2e%2e%2fx', '/..%5c..%5cx', '/en/..%2f', '/%2f%2fexample.com'])(
  '%s neither leaves the site nor shows a page',
  async (path) => {
    const { status, headers, text } = await send(site(), path);
    expect(text).not.toContain('<h1');
    if (status >= 400) return;
    expect([302, 307, 308]).toContain(status);
    expect(new URL(headers.location ?? '', site()).origin).toBe(site());
    expect(headers.location).not.toMatch(/^\/[/\\]/);
  },
);

test.each(['lang=xx', 'lang=', 'lang=%0d%0aSet-Cookie:x=1', 'lang=e'])(
  '%s chooses no language',
  async (query) => {
    const { status, headers, text } = await visit(`/media-center?${query}`);
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toBeNull();
    expect(text).toMatch(/<html[^>]*lang="ar"/);
  },
);

test.each(languages)(
  '?lang=$locale stores the language for a year and redirects to the clean URL',
  async ({ locale, at }) => {
    for (const before of ['', '/en']) {
      const { status, headers } = await visit(`${before}/media-center?o=Video&lang=${locale}`);
      expect([302, 307]).toContain(status);
      expect(headers.get('location')).toBe(at('/media-center?o=Video'));
      expect(headers.get('cache-control')).toMatch(/no-store/);
      const [pair, ...attributes] = headers.getSetCookie().join().split(/; */);
      expect(pair).toBe(`locale=${locale}`);
      expect(attributes).toEqual(
        expect.arrayContaining(['Max-Age=31536000', 'Path=/', 'SameSite=lax']),
      );
      // On plain HTTP a Secure cookie would be dropped; HTTPS: seen-from-outside.test.ts.
      expect(attributes).not.toContain('Secure');
    }
  },
);

test.each(['locale=ar', 'locale=xx', 'locale=../en', 'other=en'])(
  'a bare path is Arabic with the cookie %s and an English browser',
  async (cookie) => {
    const { status, text } = await visit('/', { cookie, 'accept-language': 'en-GB,en;q=0.9' });
    expect(status).toBe(200);
    expect(text).toContain('lang="ar"');
  },
);

describe.each(languages)('from $locale', (language) => {
  const other = otherLanguage(language);

  test.each([
    '/',
    '/media-center?o=Video',
    '/media-center?o=News&page=2',
    '/about-us',
    `/article?news=${sample.richNews}`,
    `/article?photo=${sample.album}`,
  ])('the switch of %s keeps page and query', async (path) => {
    const page = parseDocument((await visit(language.at(path))).text);
    const switches = elements(page, 'a').filter((link) => textOf(link) === NAMES[other.locale]);
    expect(switches).not.toEqual([]);
    for (const { attribs } of switches) {
      const { headers } = await visit(attribs.href ?? '');
      expect(headers.get('location')).toBe(other.at(path));
      expect(headers.getSetCookie().join()).toContain(`locale=${other.locale};`);
    }
  });
});

test.each(['/api/biddings/%E0%A4%A/calendar', '/api/%ff', '/media/%E0%A4%A'])(
  '%s cannot be decoded and is a bad request',
  async (path) => {
    const { status, headers } = await visit(path);
    expect(status).toBe(400);
    expect(headers.get('cache-control')).toMatch(/no-store/);
  },
);

test('a forged host appears nowhere in the response', async () => {
  const forged = 'forged-host.example';
  const { host } = new URL(site());
  const forgeries: readonly Record<string, string>[] = [
    { host: forged },
    { host, 'x-forwarded-host': forged, 'x-forwarded-proto': 'https' },
    { host, forwarded: `host=${forged}`, 'x-host': forged },
  ];
  for (const path of [
    ...['/', '/en', '/media-center?o=Photos', '/about-us', '/404', '/nowhere', '/?lang=en'],
    ...[`/article?news=${sample.richNews}`, '/article?news=none', '/announcement'],
  ]) {
    for (const headers of forgeries) {
      const { everything } = await send(site(), path, { headers });
      expect([path, headers, everything.includes(forged)]).toEqual([path, headers, false]);
    }
  }
});
