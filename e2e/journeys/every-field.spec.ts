import { expect, test } from '@playwright/test';
import path from 'node:path';
import type { Schema } from '../../packages/content-types/src';
import { cmsSettings } from '../../tools/lib/project.mjs';
import { get, withoutScripts } from '../support/http';
import { bareHtml } from './bare-text';
import { site } from './fixtures';
import { contentTypeEntries, routeEntries, toSchema } from '../support/site-modules';

type Fields = Readonly<Record<string, unknown>>;

/** Types whose fields no page shows as they are. */
const UNSHOWN = ['redirect', 'former-name', 'emergency-banner', 'category'];

const schemas = contentTypeEntries
  .filter(([type]) => !UNSHOWN.includes(type))
  .map(([type, definition]) => toSchema(type, definition));

const text = (value: unknown) => String(value ?? '');

/** Pages that show an entry, unless every page of the type's routes does. */
const PAGES: Readonly<Record<string, (entry: Fields) => readonly string[]>> = {
  article: ({ Slug }) => [`/article?news=${text(Slug)}`, '/history'],
  circular: ({ CircularNumber }) => [`/circular?number=${text(CircularNumber).replace('/', '-')}`],
  'e-service': ({ Key }) => [`/e-services/${text(Key)}`, '/e-services'],
  'home-page-announcement': ({ AnnouncementId }) => [`/announcement?id=${text(AnnouncementId)}`],
  library: ({ Slug }) => [`/article?a=${text(Slug)}`],
  newsletter: () => [1, 2, 3].map((page) => `/media-center?o=newsletter&page=${page}`),
  page: ({ Key }) => [Key === 'home' ? '/' : `/${text(Key)}`],
  port: ({ Slug }) => [`/ports?port=${text(Slug)}`],
  'promoted-result': ({ Words }) => [
    `/search?q=${encodeURIComponent(text(Words).split(/[,،]/, 1)[0] ?? '')}`,
  ],
  regulation: ({ IDNumber }) => [
    `/regulations?r=${text(IDNumber)}`,
    '/regulations',
    '/regulations?view=list',
  ],
  'site-setting': () => ['/', '/contact'],
  'statistics-file': () => [1, 2, 3].map((page) => `/e-services/statistics?page=${page}`),
  video: ({ Slug }) => [`/article?video=${text(Slug)}`],
};

function routePages(type: string): string[] {
  return routeEntries.flatMap(([, { content, path }]) =>
    content.some((tag) => tag === type) ? [path] : [],
  );
}

/** Fields that no page shows as they are, with their effect. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  Slug: 'a part of the URL',
  Key: 'selects the page',
  URL: 'the target of a link',
  Link: 'the target of a link',
  Ports: 'slugs of ports, shown by their names',
  IDNumber: 'a part of the URL',
  Words: 'for the search alone',
  AnnouncementId: 'a part of the URL',
  DisplayOrder: 'the order of a list',
  Display_Order: 'the order of a list',
  Latitude: 'a place on the map, in words in degrees and minutes',
  Longitude: 'a place on the map, in words in degrees and minutes',
  Duration: 'written as minutes and seconds',
  Network: 'selects the name and mark of a social network',
  'announcement.StartDate': 'shows the notice from then on',
};

const TEXTS = ['string', 'text', 'email'];
const NUMBERS = ['integer', 'biginteger', 'decimal', 'float'];
const MOMENTS = ['date', 'datetime'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function isShown({ StartDate, EndDate }: Fields): boolean {
  if (typeof StartDate !== 'string' || typeof EndDate !== 'string') return true;
  const now = Date.now();
  return Date.parse(StartDate) <= now && now < Date.parse(EndDate);
}

/** Fields of the other language, which pages do not show. */
const OTHER_LANGUAGE = { ar: /En$/, en: /Ar$/ } as const;

/** Compares the beginning only: the site sanitises HTML and adds to it. */
const BEGINNING = 40;

interface PageParts {
  readonly words: string;
  readonly html: string;
}

/** Texts that a page must have for a field of an entry; empty for an empty field. */
function expected(
  type: string,
  value: unknown,
  locale: 'ar' | 'en',
): { words?: string[]; html?: string[] } {
  if (value === null || value === undefined || value === '') return {};
  if (TEXTS.includes(type)) return { words: [words(text(value)).slice(0, BEGINNING)] };
  if (NUMBERS.includes(type)) return { words: [words(text(value))] };
  if (MOMENTS.includes(type)) return { html: [text(value).slice(0, 10)] };
  if (type === 'media') {
    return { html: [value].flat().map((file) => path.parse(text((file as Fields).url)).name) };
  }
  if (type === 'component') {
    const fields = [value].flat().flatMap((part) => Object.entries(part as Fields));
    const texts = fields.flatMap(([name, value]) =>
      !NOT_SHOWN[name] && !OTHER_LANGUAGE[locale].test(name) && typeof value === 'string'
        ? [value]
        : [],
    );
    return {
      words: texts.filter((text) => !DAY.test(text)).map((text) => words(text).slice(0, BEGINNING)),
      html: texts.filter((text) => DAY.test(text)),
    };
  }
  return {};
}

/** Letters and digits of a text or a page. */
function words(html: string): string {
  // A page's summary may be in its meta description only.
  return bareHtml(html.replace(/<meta name="description" content="([^"]*)"[^>]*>/, ' $1 '));
}

const asSite = { authorization: `Bearer ${cmsSettings().CMS_READ_TOKEN ?? ''}` };

async function published(schema: Schema, locale: string): Promise<Fields[]> {
  const { kind, info } = schema;
  const name = kind === 'singleType' ? info.singularName : info.pluralName;
  const response = await get(
    `${process.env.CMS_UNDER_TEST}/api/${name}?locale=${locale}&pagination[pageSize]=100&populate=*`,
    asSite,
  );
  if (response.status === 404) return [];
  const { data } = JSON.parse(response.text) as { data: Fields | Fields[] };
  return [data].flat();
}

for (const locale of ['ar', 'en'] as const) {
  test(`${locale}: every field that is published is on a page of its entry`, async () => {
    const read = new Map<string, Promise<PageParts>>();
    const page = (url: string) => {
      const known = read.get(url);
      if (known) return known;
      const loaded = get(site() + (locale === 'en' ? `/en${url === '/' ? '' : url}` : url));
      const parts = loaded.then((response) => ({
        words: words(response.text),
        html: withoutScripts(response.text),
      }));
      read.set(url, parts);
      return parts;
    };
    const missing: string[] = [];
    const walked = new Set<string>();
    for (const schema of schemas) {
      const type = schema.info.singularName;
      const entries = await published(schema, locale);
      // A sample of long lists, from the newest to the oldest.
      const step = Math.ceil(entries.length / 12);
      for (const entry of entries.filter((_, index) => index % step === 0)) {
        if (!isShown(entry)) continue;
        const pages = await Promise.all((PAGES[type]?.(entry) ?? routePages(type)).map(page));
        for (const [name, attribute] of Object.entries(schema.attributes)) {
          const field = `${type}.${name}`;
          if (NOT_SHOWN[name] || NOT_SHOWN[field]) continue;
          const wanted = expected(attribute.type, entry[name], locale);
          for (const part of ['words', 'html'] as const) {
            for (const text of wanted[part] ?? []) {
              walked.add(attribute.type);
              if (!pages.some((shown) => shown[part].includes(text)))
                missing.push(`${field}: ${text}`);
            }
          }
        }
      }
    }
    expect(missing).toEqual([]);
    expect([...walked]).toEqual(
      expect.arrayContaining(['string', 'text', 'media', 'integer', 'datetime']),
    );
  });
}
