import { get } from '../support/http';
import { sample } from './content';
import { expect, languages, site, test } from './fixtures';
import { routeEntries } from './site-modules';

const visit = (path: string) => get(new URL(path, site()).href);

interface Listed {
  readonly address: string;
  readonly changed: string | undefined;
  readonly alternates: Readonly<Record<string, string>>;
}

/** What the sitemap lists, read with nothing but the format's own marks. */
async function listed(): Promise<Listed[]> {
  const { status, headers, text } = await visit('/sitemap.xml');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^application\/xml/);
  expect(headers.get('cache-control')).toMatch(/s-maxage/);
  return [...text.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) => ({
    address: plain(/<loc>(.*?)<\/loc>/.exec(url)?.[1] ?? ''),
    changed: /<lastmod>(.*?)<\/lastmod>/.exec(url)?.[1],
    alternates: Object.fromEntries(
      [...url.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language = '', href = '']) => [
        language,
        plain(href),
      ]),
    ),
  }));
}

function plain(text: string): string {
  return text.replaceAll('&amp;', '&');
}

test('the sitemap lists every indexed route in its languages, each URL once', async () => {
  const all = await listed();
  const addresses = new Set(all.map(({ address }) => address));
  expect(addresses.size).toBe(all.length);
  for (const { locale, at } of languages) {
    for (const [, route] of routeEntries) {
      const expected =
        route.indexed &&
        !route.entriesOnly &&
        (route.locales as readonly string[]).includes(locale);
      expect(addresses.has(new URL(at(route.path), site()).href), at(route.path)).toBe(expected);
    }
  }
});

test('the sitemap lists entries in the languages in which they exist', async () => {
  const all = new Map((await listed()).map((one) => [one.address, one]));
  const [arabic, english] = [
    `${site()}/article?news=${sample.richNews}`,
    `${site()}/en/article?news=${sample.richNews}`,
  ];
  const alternates = { ar: arabic, en: english, 'x-default': arabic };
  expect(all.get(arabic)?.alternates).toEqual(alternates);
  expect(all.get(english)?.alternates).toEqual(alternates);
  expect(all.get(`${site()}/article?news=${sample.arabicOnlyNews}`)?.alternates).toEqual({});
  expect(all.has(`${site()}/en/article?news=${sample.arabicOnlyNews}`)).toBe(false);
  for (const path of [
    `/article?photo=${sample.album}`,
    `/article?a=${sample.libraryItem}`,
    `/article?video=${sample.video}`,
    '/ports?port=jeddah',
    `/circular?number=${sample.fullCircular}`,
    '/media-center?o=Video',
  ]) {
    expect(all.has(site() + path), path).toBe(true);
    expect(all.has(`${site()}/en${path}`), path).toBe(true);
  }
  expect([...all.keys()].filter((address) => /[?&]page=/.test(address))).toEqual([]);
});

test('each URL of the sitemap is dated, and thirty of them are pages of their own', async () => {
  test.slow();
  const all = await listed();
  expect(all.filter(({ changed }) => !changed).map(({ address }) => address)).toEqual([]);
  for (const { address, changed } of all) {
    expect(changed, address).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
    expect(Date.parse(changed!), address).toBeLessThanOrEqual(Date.now());
  }
  const step = Math.floor(all.length / 30);
  for (const { address, alternates } of all.filter((_, index) => index % step === 0).slice(0, 30)) {
    const { status, text } = await get(address);
    expect(status, address).toBe(200);
    const canonical = /<link rel="canonical" href="(.*?)"/.exec(text)?.[1];
    expect(plain(canonical ?? ''), address).toBe(address);
    const named = [...text.matchAll(/rel="alternate" hreflang="(.*?)" href="(.*?)"/gi)].map(
      ([, language = '', href = '']) => [language, plain(href)],
    );
    expect(Object.fromEntries(named), address).toEqual(alternates);
  }
});

test('robots.txt lets everything but the programming interface be read and names the sitemap', async () => {
  const { status, headers, text } = await visit('/robots.txt');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/plain/);
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(text).toMatch(/^Disallow: \/api\/$/m);
  expect(text.match(/^Disallow:/gm)).toHaveLength(1);
  expect(text).toContain(`Sitemap: ${site()}/sitemap.xml`);
});

test('a missing part of the sitemap is not found, and not cached', async () => {
  const { status, headers } = await visit('/sitemap-999.xml');
  expect(status).toBe(404);
  expect(headers.get('cache-control')).toBe('no-store');
});

for (const { locale, at, dir, messages } of languages) {
  test(`${locale}: the manifest names the authority and its icons, and pages link it`, async () => {
    const { status, headers, text } = await visit(at('/manifest.webmanifest'));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    const manifest = JSON.parse(text) as {
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest).toMatchObject({
      name: messages.authority.name,
      lang: locale,
      dir,
      start_url: at('/'),
    });
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes } of manifest.icons) {
      const icon = await fetch(new URL(src, site()));
      expect(icon.status, src).toBe(200);
      const bytes = Buffer.from(await icon.arrayBuffer());
      // Width and height are at a fixed offset of a PNG.
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
    }
    const page = await visit(at('/about-us'));
    expect(page.text).toContain(`<link rel="manifest" href="${at('/manifest.webmanifest')}"`);
    expect(page.text).toMatch(/<meta name="theme-color"[^>]*prefers-color-scheme: dark/);
    expect(page.text).toContain('rel="apple-touch-icon"');
  });
}

test('files of unknown names lead home', async () => {
  for (const [path, home] of [
    ['/x.xml', '/'],
    ['/feeds/x.xml', '/'],
    ['/sitemap.xml/1', '/'],
    ['/en/robots.txt', '/en'],
  ] as const) {
    const response = await visit(path);
    expect([302, 307], path).toContain(response.status);
    expect(response.headers.get('location'), path).toBe(home);
  }
});
