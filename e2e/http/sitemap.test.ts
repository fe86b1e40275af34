import { routeEntries } from '@/lib/routing/routes';
import { sample } from '../journeys/content';
import { get } from '../support/http';
import { languages, site } from '../support/site';
import { mapAtOnce } from './at-once';

const visit = (path: string) => get(new URL(path, site()).href);

interface Listed {
  readonly address: string;
  readonly changed: string | undefined;
  readonly alternates: Readonly<Record<string, string>>;
}

/** Entries of the sitemap, parsed with regular expressions. */
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
      const expected = route.indexed && !route.entriesOnly && route.locales.includes(locale);
      const address = new URL(at(route.path), site()).href;
      expect([address, addresses.has(address)]).toEqual([address, expected]);
    }
  }
});

test('the sitemap lists entries in the languages in which they exist', async () => {
  const all = new Map((await listed()).map((entry) => [entry.address, entry]));
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
    expect([...all.keys()]).toEqual(expect.arrayContaining([site() + path, `${site()}/en${path}`]));
  }
  expect([...all.keys()].filter((address) => /[?&]page=/.test(address))).toEqual([]);
});

test('each URL of the sitemap is dated, and thirty of them are pages of their own', async () => {
  const all = await listed();
  for (const { address, changed } of all) {
    expect([address, changed]).toEqual([
      address,
      expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
    ]);
    expect(Date.parse(changed ?? '')).toBeLessThanOrEqual(Date.now());
  }
  const step = Math.floor(all.length / 30);
  const some = all.filter((_, index) => index % step === 0).slice(0, 30);
  await mapAtOnce(some, async ({ address, alternates }) => {
    const { status, text } = await get(address);
    const canonical = plain(/<link rel="canonical" href="(.*?)"/.exec(text)?.[1] ?? '');
    expect([status, canonical]).toEqual([200, address]);
    const named = [...text.matchAll(/rel="alternate" hreflang="(.*?)" href="(.*?)"/gi)].map(
      ([, language = '', href = '']) => [language, plain(href)],
    );
    expect([address, Object.fromEntries(named)]).toEqual([address, alternates]);
  });
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

test.each(languages)(
  '$locale: the manifest has icons of the sizes that it names, and pages link it',
  async ({ at, messages }) => {
    const { status, headers, text } = await visit(at('/manifest.webmanifest'));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    const manifest = JSON.parse(text) as {
      name: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest.name).toBe(messages.authority.name);
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes } of manifest.icons) {
      const icon = await fetch(new URL(src, site()));
      const bytes = Buffer.from(await icon.arrayBuffer());
      // Width and height are at a fixed offset of a PNG.
      const size = `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
      expect([src, icon.status, size]).toEqual([src, 200, sizes]);
    }
    const page = await visit(at('/about-us'));
    expect(page.text).toContain(`<link rel="manifest" href="${at('/manifest.webmanifest')}"`);
    expect(page.text).toMatch(/<meta name="theme-color"[^>]*prefers-color-scheme: dark/);
    expect(page.text).toContain('rel="apple-touch-icon"');
  },
);
