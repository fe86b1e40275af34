import { sample } from '../journeys/content';
import { get } from '../support/http';
import { languages, site } from '../support/site';
import { elements, parseDocument, textOf } from './html';

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

async function structuredData(path: string): Promise<Map<string, Thing[]>> {
  const { status, text } = await get(site() + path);
  expect(status).toBe(200);
  return thingsIn(text);
}

function thingsIn(text: string): Map<string, Thing[]> {
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

async function sharingMeta(path: string): Promise<Map<string, string>> {
  const { text } = await get(site() + path);
  return new Map(
    [...text.matchAll(/<meta (?:property|name)="((?:og|twitter|article):[^"]+)" content="(.*?)"/g)]
      .map(([, name = '', content = '']) => [name, content.replaceAll('&amp;', '&')] as const)
      .reverse(),
  );
}

const filled = expect.stringMatching(/\S/);
const dateTime = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/);

describe.each(languages)('$locale', ({ locale, at, messages }) => {
  // Their fields are in lib/seo/structured-data.
  test.each([
    ['/', 'GovernmentOrganization', 1],
    ['/about-us', 'GovernmentOrganization', 1],
    [`/article?news=${sample.richNews}`, 'NewsArticle', 1],
    ['/ports?port=jeddah', 'Place', 1],
    ['/media-center?o=Video', 'VideoObject', 12],
    ['/media-center', 'VideoObject', 0],
  ])('%s has each %s that it shows', async (path, type, most) => {
    const things = (await structuredData(at(path))).get(type) ?? [];
    expect(things.length).toBeLessThanOrEqual(most);
    expect(things.length > 0).toBe(most > 0);
  });

  test('the pictures of a news article can be fetched', async () => {
    const path = at(`/article?news=${sample.richNews}`);
    const [article] = (await structuredData(path)).get('NewsArticle') ?? [];
    expect(article).toMatchObject({ inLanguage: locale, mainEntityOfPage: site() + path });
    const pictures = article?.image as { url: string }[];
    expect(pictures).toHaveLength(4);
    for (const { url } of pictures) expect([url, (await fetch(url)).status]).toEqual([url, 200]);
  });

  test.each([
    `/article?news=${sample.richNews}`,
    '/ports?port=jeddah',
    '/circulars',
    '/regulations',
  ])('the breadcrumb list of %s has the steps of the breadcrumb', async (path) => {
    const { text } = await get(site() + at(path));
    const [list, ...others] = thingsIn(text).get('BreadcrumbList') ?? [];
    expect(others).toEqual([]);
    const steps = list?.itemListElement as { position: number; name: string; item?: string }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    for (const { item } of steps.slice(0, -1)) expect(item).toContain(site() + at('/'));
    const page = parseDocument(text);
    const [breadcrumb] = elements(page, 'nav', { 'aria-label': messages.ui.breadcrumb });
    const shown = elements(breadcrumb!, 'li').map(textOf);
    expect(shown).toHaveLength(steps.length);
    expect(shown[0]).toBe(steps[0]?.name);
    // The last breadcrumb of an article is its title, which the page has as heading.
    expect(textOf(elements(page, 'main')[0]!)).toContain(steps.at(-1)?.name);
  });

  test.each([
    ['/', '/images/og/home'],
    ['/ports', '/images/og/ports'],
    ['/media-center', '/images/og/media'],
    ['/e-services', '/images/og/services'],
    ['/regulations', '/images/og/regulations'],
    ['/circulars', '/images/og/regulations'],
    ['/ports?port=jeddah', '/media/'],
    [`/article?news=${sample.richNews}`, '/media/'],
  ])('a shared link to %s has a card with a picture of %s', async (path, picture) => {
    const card = await sharingMeta(at(path));
    const isArticle = path.startsWith('/article');
    expect(Object.fromEntries(card)).toMatchObject({
      'og:url': site() + at(path),
      'og:site_name': messages.authority.name,
      'og:locale': locale === 'ar' ? 'ar_SA' : 'en_GB',
      'og:locale:alternate': locale === 'ar' ? 'en_GB' : 'ar_SA',
      'og:type': isArticle ? 'article' : 'website',
      'og:title': filled,
      'og:description': filled,
      'og:image:alt': filled,
      'twitter:card': 'summary_large_image',
      'twitter:image': filled,
      ...(isArticle && { 'article:published_time': dateTime }),
    });
    const address = card.get('og:image') ?? '';
    expect(address).toContain(site() + picture);
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^image\//);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!picture.startsWith('/images')) return;
    expect(address).toContain(`-${locale}.jpg`);
    expect(bytes.byteLength).toBeLessThanOrEqual(80_000);
    expect(jpegSize(bytes)).toEqual({ width: 1200, height: 630 });
    expect([card.get('og:image:width'), card.get('og:image:height')]).toEqual(['1200', '630']);
  });
});

test('an entry in one language alone names no other', async () => {
  const card = await sharingMeta(`/article?news=${sample.arabicOnlyNews}`);
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
