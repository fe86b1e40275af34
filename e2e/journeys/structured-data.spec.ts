import { get } from '../support/http';
import { sample } from './content';
import { expect, languages, site, test } from './fixtures';

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** The page's structured data by type, as in the HTML of the server. */
async function thingsOf(path: string): Promise<Map<string, Thing[]>> {
  const { status, text } = await get(site() + path);
  expect(status, path).toBe(200);
  const things = new Map<string, Thing[]>();
  for (const [, json = ''] of text.matchAll(
    /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
  )) {
    const data = JSON.parse(json) as { '@context': string; '@graph': Thing[] };
    expect(data['@context']).toBe('https://schema.org');
    for (const thing of data['@graph']) {
      things.set(thing['@type'], [...(things.get(thing['@type']) ?? []), thing]);
    }
  }
  return things;
}

/** What the head says for shared links. */
async function cardOf(path: string): Promise<Map<string, string>> {
  const { text } = await get(site() + path);
  return new Map(
    [...text.matchAll(/<meta (?:property|name)="((?:og|twitter|article):[^"]+)" content="(.*?)"/g)]
      .map(([, name = '', content = '']) => [name, content.replaceAll('&amp;', '&')] as const)
      .reverse(),
  );
}

const filled = expect.stringMatching(/\S/);
const fullUrl = expect.stringMatching(/^https?:\/\//);
const dateTime = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/);

for (const { locale, at, messages } of languages) {
  test(`${locale}: home and about describe the authority`, async () => {
    for (const path of ['/', '/about-us']) {
      const [authority, ...others] = (await thingsOf(at(path))).get('GovernmentOrganization') ?? [];
      expect(others, path).toEqual([]);
      expect(authority, path).toMatchObject({
        name: messages.authority.name,
        url: site() + at('/'),
        logo: { '@type': 'ImageObject', url: `${site()}/icons/icon-512.png` },
      });
      const contacts = authority?.contactPoint as Thing[];
      expect(contacts.length, path).toBeGreaterThan(0);
      for (const contact of contacts) {
        expect(contact).toMatchObject({ telephone: filled, contactType: filled });
      }
      for (const page of authority?.sameAs as string[]) expect(page).toMatch(/^https:\/\//);
    }
  });

  test(`${locale}: an article is a news article with dates, pictures and publisher`, async () => {
    const path = at(`/article?news=${sample.richNews}`);
    const [article] = (await thingsOf(path)).get('NewsArticle') ?? [];
    expect(article).toMatchObject({
      headline: filled,
      datePublished: dateTime,
      dateModified: dateTime,
      inLanguage: locale,
      author: { name: messages.authority.name },
      publisher: { name: messages.authority.name, logo: { url: fullUrl } },
      mainEntityOfPage: site() + path,
    });
    const pictures = article?.image as { url: string }[];
    expect(pictures).toHaveLength(4);
    for (const { url } of pictures) expect((await fetch(url)).status, url).toBe(200);
  });

  test(`${locale}: a port is a place with its position and telephone`, async () => {
    const [port] = (await thingsOf(at('/ports?port=jeddah'))).get('Place') ?? [];
    expect(port).toMatchObject({
      name: filled,
      url: site() + at('/ports?port=jeddah'),
      telephone: expect.stringMatching(/^\+966/),
      address: { '@type': 'PostalAddress', addressCountry: 'SA' },
      geo: { '@type': 'GeoCoordinates' },
    });
    const { latitude, longitude } = port?.geo as Record<string, number>;
    expect(latitude).toBeCloseTo(21.48, 0);
    expect(longitude).toBeCloseTo(39.17, 0);
  });

  test(`${locale}: the videos of the media centre are video objects`, async () => {
    const videos = (await thingsOf(at('/media-center?o=Video'))).get('VideoObject') ?? [];
    expect(videos.length).toBeGreaterThan(3);
    for (const video of videos) {
      expect(video).toMatchObject({
        name: filled,
        description: filled,
        thumbnailUrl: [fullUrl],
        uploadDate: dateTime,
        duration: expect.stringMatching(/^PT\d/),
      });
      expect(video.contentUrl ?? video.url).toEqual(fullUrl);
    }
    expect((await thingsOf(at('/media-center'))).has('VideoObject')).toBe(false);
  });

  test(`${locale}: the breadcrumb list says what the breadcrumb shows @once`, async ({ page }) => {
    for (const path of [
      `/article?news=${sample.richNews}`,
      '/ports?port=jeddah',
      '/circulars',
      '/regulations',
    ]) {
      const [list, ...others] = (await thingsOf(at(path))).get('BreadcrumbList') ?? [];
      expect(others, path).toEqual([]);
      const steps = list?.itemListElement as { position: number; name: string; item?: string }[];
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      for (const { item } of steps.slice(0, -1)) expect(item).toContain(site() + at('/'));
      await page.goto(at(path));
      const shown = page
        .getByRole('navigation', { name: messages.ui.breadcrumb })
        .getByRole('listitem');
      const names = steps.map(({ name }) => name);
      await expect(shown, path).toHaveCount(names.length);
      await expect(shown.first(), path).toHaveText(names[0] ?? '');
      // The last step of an article is its title, which stands below the breadcrumb.
      await expect(page.locator('main'), path).toContainText(names.at(-1) ?? '');
    }
  });

  test(`${locale}: shared links have a card with the entry's own picture or the section's`, async () => {
    const cards = [
      ['/', '/images/og/home'],
      ['/ports', '/images/og/ports'],
      ['/media-center', '/images/og/media'],
      ['/e-services', '/images/og/services'],
      ['/regulations', '/images/og/regulations'],
      ['/circulars', '/images/og/regulations'],
      ['/ports?port=jeddah', '/media/'],
      [`/article?news=${sample.richNews}`, '/media/'],
    ] as const;
    for (const [path, picture] of cards) {
      const card = await cardOf(at(path));
      expect(card.get('og:url'), path).toBe(site() + at(path));
      expect(card.get('og:site_name'), path).toBe(messages.authority.name);
      expect(card.get('og:locale'), path).toBe(locale === 'ar' ? 'ar_SA' : 'en_GB');
      expect(card.get('og:locale:alternate'), path).toBe(locale === 'ar' ? 'en_GB' : 'ar_SA');
      expect(card.get('og:type'), path).toBe(path.startsWith('/article') ? 'article' : 'website');
      expect(card.get('twitter:card'), path).toBe('summary_large_image');
      for (const name of ['og:title', 'og:description', 'og:image:alt', 'twitter:image']) {
        expect(card.get(name), `${path} ${name}`).toMatch(/\S/);
      }
      const address = card.get('og:image') ?? '';
      expect(address, path).toContain(site() + picture);
      const response = await fetch(address);
      expect(response.status, address).toBe(200);
      expect(response.headers.get('content-type'), address).toMatch(/^image\//);
      if (!picture.startsWith('/images')) continue;
      expect(address).toContain(`-${locale}.jpg`);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.byteLength, address).toBeLessThanOrEqual(80_000);
      expect(jpegSize(bytes), address).toEqual({ width: 1200, height: 630 });
      expect([card.get('og:image:width'), card.get('og:image:height')]).toEqual(['1200', '630']);
    }
    const card = await cardOf(at(`/article?news=${sample.richNews}`));
    expect(card.get('article:published_time')).toEqual(dateTime);
  });
}

test('an entry in one language alone names no other', async () => {
  const card = await cardOf(`/article?news=${sample.arabicOnlyNews}`);
  expect(card.has('og:locale:alternate')).toBe(false);
});

/** Size in pixels, from the frame header of a JPEG. */
function jpegSize(bytes: Buffer): { width: number; height: number } {
  let at = 2;
  while (at < bytes.length - 9) {
    const marker = bytes.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new Error('no frame header');
}
