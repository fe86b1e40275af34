import { expect, test } from '@playwright/test';
import { get } from '../support/http';
import { sample } from './content';
import { languages, site } from './fixtures';
import { rawGet } from './raw-http';
import { routeEntries } from './site-modules';

const visit = (path: string, headers?: Record<string, string>) => get(site() + path, headers);

async function expectRedirect(path: string, to: string, headers?: Record<string, string>) {
  const response = await visit(path, headers);
  expect([302, 307], path).toContain(response.status);
  expect(response.headers.get('location'), path).toBe(to);
  expect(response.headers.get('cache-control'), path).not.toMatch(/public|s-maxage/);
}

for (const { locale, at, messages } of languages) {
  test(`${locale}: a route needs an exact match, anything else redirects to the home page`, async () => {
    for (const path of ['/about-us/board', '/About-us', '/about', '/homes', '/x.php', '/a/b/c']) {
      await expectRedirect(at(path), at('/'));
    }
    for (const path of ['/article/news/x', '/media-center/news/1', '/404/x']) {
      await expectRedirect(at(path), at('/'));
    }
  });

  test(`${locale}: an article URL without a usable slug redirects to /404`, async () => {
    const bad = ['news=%2e%2e%2fx', 'news=../x', 'news=', 'news=a%20b', 'photo=%00', 'a=%D8%A7'];
    for (const query of bad) await expectRedirect(at(`/article?${query}`), at('/404'));
    await expectRedirect(at(`/article?news=${'a'.repeat(121)}`), at('/404'));
    await expectRedirect(at(`/article?news=${'a'.repeat(1_900)}`), at('/404'));
    await expectRedirect(at(`/article?news=${'a'.repeat(120)}`), at('/404'));
  });

  test(`${locale}: an article URL without a slug is not found`, async () => {
    const response = await visit(at('/article'));
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).not.toMatch(/public|s-maxage/);
    expect(response.text).toContain(messages.notFound.title);
  });

  test(`${locale}: query values are matched without regard to case, unknown parameters ignored`, async () => {
    const title = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
    const same = [
      ['/media-center?o=Video', '/media-center?o=VIDEO', '/media-center?o=video&utm_source=x'],
      [`/article?news=${sample.richNews}`, `/article?news=${sample.richNews.toUpperCase()}`],
      ['/media-center', '/media-center?o=nothing', '/media-center?page=-1&fbclid=1'],
      ['/e-services?o=License', '/e-services?o=license', '/e-services?o=LICENSE'],
    ];
    for (const paths of same) {
      const answers = await Promise.all(paths.map((path) => visit(at(path))));
      for (const response of answers) {
        expect(response.status).toBe(200);
        expect(title(response.text)).toBe(title(answers[0]!.text));
      }
    }
  });
}

test('internal paths are not open to visitors', async () => {
  await expectRedirect('/ar', '/');
  await expectRedirect('/ar/media-center', '/');
  await expectRedirect('/en/en', '/en');
  await expectRedirect('/en/ar', '/en');
});

test('encoded dots and slashes never leave the site or show a page', async () => {
  for (const path of ['/..%2f', '/%2e%2e%2fx', '/..%5c..%5cx', '/en/..%2f', '/%2f%2fexample.com']) {
    const response = await rawGet(site(), path);
    const location = response.headers.location;
    if (response.status < 400) {
      expect([302, 307, 308], path).toContain(response.status);
      expect(new URL(location ?? '', site()).origin, path).toBe(site());
      expect(location, path).not.toMatch(/^\/[/\\]/);
    }
    expect(response.text, path).not.toContain('<h1');
  }
});

test('/favicon.ico is an icon or redirects to the home page, and is never a page', async () => {
  const { status, headers } = await visit('/favicon.ico');
  if (status === 200) expect(headers.get('content-type')).toMatch(/^image\//);
  else expect([302, 307]).toContain(status);
});

test('a language that does not exist is ignored', async () => {
  const plain = await visit('/media-center');
  for (const query of ['lang=xx', 'lang=', 'lang=%0d%0aSet-Cookie:x=1', 'lang=e']) {
    const response = await visit(`/media-center?${query}`);
    expect(response.status, query).toBe(200);
    expect(response.headers.get('set-cookie'), query).toBeNull();
    expect(response.text, query).toContain(/<html[^>]*lang="ar"/.exec(plain.text)![0]);
  }
});

for (const { locale, at } of languages) {
  test(`?lang=${locale} stores the language for a year and redirects to the clean URL`, async () => {
    for (const before of ['', '/en']) {
      const response = await visit(`${before}/media-center?o=Video&lang=${locale}`);
      expect([302, 307]).toContain(response.status);
      expect(response.headers.get('location')).toBe(at('/media-center?o=Video'));
      expect(response.headers.get('cache-control')).toMatch(/no-store/);
      const [pair, ...attributes] = response.headers.getSetCookie().join().split(/; */);
      expect(pair).toBe(`locale=${locale}`);
      expect(attributes).toEqual(
        expect.arrayContaining([
          'Path=/',
          'Max-Age=31536000',
          expect.stringMatching(/^SameSite=lax$/i),
        ]),
      );
      // On plain http a Secure cookie would be lost; public-origin.spec.ts asks for it on https.
      expect(attributes).not.toContain('Secure');
    }
    await expectRedirect(`/?lang=${locale}`, at('/'));
  });
}

test('a URL that cannot be decoded is a bad request, never a failure', async () => {
  for (const path of ['/api/biddings/%E0%A4%A/calendar', '/api/%ff', '/media/%E0%A4%A']) {
    const response = await visit(path);
    expect(response.status, path).toBe(400);
    expect(response.headers.get('cache-control'), path).toMatch(/no-store/);
  }
  expect((await visit('/media/none%20such.pdf')).status).toBe(404);
  await expectRedirect('/%E0%A4%A', '/');
});

test('the stored language applies to bare paths, the path wins over it', async () => {
  const english = { cookie: 'locale=en' };
  await expectRedirect('/', '/en', english);
  await expectRedirect('/media-center?o=Video', '/en/media-center?o=Video', english);
  await expectRedirect('/no-such-page', '/en', english);
  expect((await visit('/en/about-us', { cookie: 'locale=ar' })).status).toBe(200);
  for (const cookie of ['locale=ar', 'locale=xx', 'locale=../en', 'other=en']) {
    const response = await visit('/', { cookie });
    expect(response.status, cookie).toBe(200);
    expect(response.text, cookie).toContain('lang="ar"');
  }
});

test("the browser's own language is never used", async () => {
  const response = await visit('/', { 'accept-language': 'en-GB,en;q=0.9' });
  expect(response.status).toBe(200);
  expect(response.text).toContain('lang="ar"');
});

test('a forged host appears nowhere in the response', async () => {
  const forged = 'forged-host.example';
  const paths = [
    '/',
    '/en',
    '/media-center?o=Photos',
    '/about-us',
    '/404',
    '/nowhere',
    '/?lang=en',
  ];
  paths.push(`/article?news=${sample.richNews}`, '/article?news=none', '/announcement');
  const { host } = new URL(site());
  const forgeries: readonly Record<string, string>[] = [
    { host: forged },
    { host, 'x-forwarded-host': forged, 'x-forwarded-proto': 'https' },
    { host, forwarded: `host=${forged}`, 'x-host': forged },
  ];
  for (const path of paths) {
    for (const headers of forgeries) {
      const response = await rawGet(site(), path, headers);
      expect(response.status, path).toBeGreaterThan(0);
      expect(response.everything, `${path} ${JSON.stringify(headers)}`).not.toContain(forged);
    }
  }
});

/** Paths of routes that have entries only. */
const ENTRIES: Partial<Record<string, string>> = {
  article: `/article?news=${sample.richNews}`,
  circular: '/circular?number=2024-017',
  tender: '/e-services/tender?id=1',
};

test('pages that may be cached set no cookie', async () => {
  for (const { at, locale } of languages) {
    for (const [key, route] of routeEntries) {
      if (!(route.locales as readonly string[]).includes(locale)) continue;
      const path = ENTRIES[key] ?? route.path;
      for (const cookie of ['', `locale=${locale}`]) {
        const response = await visit(at(path), { cookie });
        expect(response.status, path).toBe(key === 'notFound' ? 404 : 200);
        expect(response.headers.getSetCookie(), path).toEqual([]);
      }
    }
  }
});

test('a missing article redirects to /404 and is not cached', async () => {
  for (const { at } of languages) {
    for (const kind of ['news', 'photo', 'a']) {
      await expectRedirect(at(`/article?${kind}=no-such-article`), at('/404'));
    }
  }
});
