import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Stack } from '../support/stack';
import { get, withoutScripts } from '../support/http';

interface Attribute {
  readonly type: string;
}
interface Schema {
  readonly kind: 'collectionType' | 'singleType';
  readonly info: { readonly singularName: string; readonly pluralName: string };
  readonly attributes: Readonly<Record<string, Attribute>>;
}
type Fields = Readonly<Record<string, unknown>>;

const API = path.join(import.meta.dirname, '../../backends/cms/src/api');

const schemas = readdirSync(API)
  // What the CMS keeps for itself, and addresses that lead to pages.
  .filter(
    (type) =>
      !/^(?:contact-form|former-name|publication(?:-request|-schedule)?|redirect)$/.test(type),
  )
  .map((type): Schema => {
    const file = path.join(API, type, 'content-types', type, 'schema.json');
    return JSON.parse(readFileSync(file, 'utf8')) as Schema;
  });

const text = (value: unknown) => String(value ?? '');

/** The pages that show an entry of a type. */
const PAGES: Readonly<Record<string, (entry: Fields) => readonly string[]>> = {
  about: () => ['/about-us'],
  announcement: () => ['/e-services'],
  article: ({ Slug }) => [`/article?news=${text(Slug)}`, '/history'],
  'bidding-results': () => ['/e-services/biddings'],
  category: () => [],
  circular: ({ CircularNumber }) => [`/circular?number=${text(CircularNumber).replace('/', '-')}`],
  condition: () => ['/conditions'],
  'customer-portal': () => ['/customerportal'],
  director: () => ['/about-us'],
  'e-service': ({ Key }) => [`/e-services/${text(Key)}`, '/e-services'],
  faq: () => ['/faq'],
  'facility-rental': () => ['/e-services/reqrentalfacilities'],
  'home-page-announcement': ({ AnnouncementId }) => [`/announcement?id=${text(AnnouncementId)}`],
  library: ({ Slug }) => [`/article?a=${text(Slug)}`],
  license: () => ['/e-services/license'],
  newsletter: () => [1, 2, 3].map((page) => `/media-center?o=newsletter&page=${page}`),
  'organizational-chart': () => ['/about-us'],
  page: ({ Key }) => [Key === 'home' ? '/' : `/${text(Key)}`],
  port: ({ Slug }) => [`/ports?port=${text(Slug)}`],
  'port-employee': () => ['/port-employees'],
  'prequalification-of-operator': () => ['/e-services/biddings'],
  'prequalification-of-operator-table': () => ['/e-services/biddings'],
  'privacy-policy': () => ['/privacy-policy'],
  'promoted-result': ({ Words }) => [
    `/search?q=${encodeURIComponent(text(Words).split(/[,،]/, 1)[0] ?? '')}`,
  ],
  'qualification-binding': () => ['/e-services/biddings'],
  regulation: ({ IDNumber }) => [`/regulations?r=${text(IDNumber)}`, '/regulations'],
  'related-organization': () => ['/'],
  service: () => ['/about-us'],
  'site-setting': () => ['/', '/contact'],
  'sla-row': () => ['/e-services/sla'],
  'statistics-file': () => ['/e-services/statistics'],
  video: ({ Slug }) => [`/article?video=${text(Slug)}`],
};

/** Fields whose text is no text for visitors, with what it is instead. */
const NO_TEXT: Readonly<Record<string, string>> = {
  Slug: 'a part of the URL',
  Key: 'selects the page',
  URL: 'the target of a link',
  Link: 'the target of a link',
  Ports: 'slugs of ports, shown by their names',
  IDNumber: 'a part of the URL',
  Words: 'for the search alone',
};

/** Whether an entry that has times is shown at present. */
function isShown({ StartDate, EndDate }: Fields): boolean {
  if (typeof StartDate !== 'string' || typeof EndDate !== 'string') return true;
  const now = Date.now();
  return Date.parse(StartDate) <= now && now < Date.parse(EndDate);
}

/** Beginnings of texts are compared: the site sanitises HTML and adds to it. */
const BEGINNING = 40;

function words(html: string): string {
  return (
    withoutScripts(html)
      // A page's summary may be its description alone.
      .replace(/<meta name="description" content="([^"]*)"[^>]*>/, ' $1 ')
      .replace(/<style\b[\s\S]*?<\/style>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&(?:#x27|#39|apos);/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&nbsp;|\u00a0/g, ' ')
      .replace(/&amp;/g, '&')
      .replace(/\s+/g, '')
  );
}

let stack: Stack;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  stack = await Stack.start('every-field');
});
test.afterAll(async () => stack.stop());

async function published(schema: Schema, locale: string): Promise<Fields[]> {
  const { kind, info } = schema;
  const name = kind === 'singleType' ? info.singularName : info.pluralName;
  const response = await get(
    `${stack.cmsAddress}/api/${name}?locale=${locale}&pagination[pageSize]=100`,
    stack.asSite,
  );
  if (response.status === 404) return [];
  const { data } = JSON.parse(response.text) as { data: Fields | Fields[] };
  return [data].flat();
}

for (const locale of ['ar', 'en'] as const) {
  test(`${locale}: every text that is published is on a page of its entry`, async () => {
    test.setTimeout(300_000);
    const read = new Map<string, Promise<string>>();
    const page = (url: string) => {
      const known = read.get(url);
      if (known) return known;
      const loaded = get(stack.siteUrl + (locale === 'en' ? `/en${url === '/' ? '' : url}` : url));
      read.set(
        url,
        loaded.then((response) => words(response.text)),
      );
      return read.get(url)!;
    };
    const missing: string[] = [];
    for (const schema of schemas) {
      const type = schema.info.singularName;
      if (type === 'emergency-banner') continue;
      const entries = await published(schema, locale);
      // A sample of the long lists: all kinds of entries, from the newest to the oldest.
      const step = Math.ceil(entries.length / 12);
      for (const entry of entries.filter((_, index) => index % step === 0)) {
        if (!isShown(entry)) continue;
        const pages = (await Promise.all((PAGES[type]?.(entry) ?? []).map(page))).join('\n');
        for (const [name, attribute] of Object.entries(schema.attributes)) {
          const value = entry[name];
          const isText = ['string', 'text', 'email'].includes(attribute.type);
          if (!isText || NO_TEXT[name] || typeof value !== 'string' || value === '') continue;
          const begins = words(value).slice(0, BEGINNING);
          if (type !== 'category' && !pages.includes(begins))
            missing.push(`${type}.${name}: ${begins}`);
        }
      }
    }
    expect(missing).toEqual([]);
  });
}
