import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as settings from '../config';
import { locales, otherLocale, type Locale } from '../i18n/locales';
import { DocumentTexts } from './documents/document-texts';
import { PdfReader } from './documents/pdf-reader';
import { searchPage } from './findings';
import { LanguageIndex } from './language-index';
import { markedPieces } from './marks';
import { indexSources } from './sources';
import { evaluate, measure, type Shares } from './testing/evaluate';
import { SEARCH_QUERIES } from './testing/queries';
import { VISITOR_QUERIES } from './testing/visitor-queries';
import { searchWording } from './wording';

let mockFolder: string;

/** A getter: the folder is set only after the module is loaded. */
function mockSettings<Settings extends object>(settings: Settings) {
  return Object.defineProperty({ ...settings }, 'dataDirectory', { get: () => mockFolder });
}

jest.mock('../config', () => {
  const actual = jest.requireActual<typeof settings>('../config');
  return { ...actual, config: () => mockSettings(actual.config()) };
});
jest.mock('../content/client', () => jest.requireActual('./testing/sample-content'));
jest.mock('../e-services/biddings', () => jest.requireActual('./testing/sample-tenders'));
jest.mock('../media/media-cache', () => jest.requireActual('./testing/sample-files'));

/** Required share of answered queries, in percent. */
const FLOOR = 99;

/** Required shares of visitors' queries, in percent. */
const VISITOR_FLOORS: Shares = { first: 92, firstThree: 98, found: 99 };

const reader = new PdfReader();
const documents = new DocumentTexts(reader);
const documentPages = (src: string) => documents.getPages(src);
const indexes = {
  ar: new LanguageIndex(searchWording('ar'), documentPages),
  en: new LanguageIndex(searchWording('en'), documentPages),
};
beforeAll(async () => {
  mockFolder = mkdtempSync(path.join(tmpdir(), 'search-queries-'));
  for (const locale of locales) {
    for (const { load, apply } of Object.values(indexSources)) {
      await apply(indexes[locale], await load(locale));
    }
    const read = indexes[locale].documents();
    for (const src of read) await documents.read(src);
    await indexes[locale].reindexDocuments(read);
  }
  // The PDF reader runs at low priority and is slow on a busy machine.
}, 600_000);

afterAll(() => {
  reader.stop();
  rmSync(mockFolder, { recursive: true, force: true });
});

const PAGE_SIZE = 10;

function find(locale: Locale, query: string, pageSize = PAGE_SIZE) {
  return searchPage(indexes[locale].search(query), { pageSize }, documentPages);
}

/** As on the page: falls back to the other language. */
function shown(locale: Locale, query: string) {
  const { results } = find(locale, query);
  return results.length > 0 ? results : find(otherLocale(locale), query).results;
}

/** The same without pagination and excerpts, which take most of the time. */
function ranked(locale: Locale, query: string) {
  const hits = indexes[locale].search(query);
  const shownHits =
    hits.length > 0 ? hits : indexes[otherLocale(locale)].search(query).slice(0, PAGE_SIZE);
  return shownHits.map(({ found }) => found);
}

function highlighted(locale: Locale, query: string): string[] {
  const { results, words } = find(locale, query);
  const found = new Set(words);
  return results
    .flatMap(({ title, excerpt }) => markedPieces(`${title} ${excerpt}`, found))
    .flatMap(({ text, marked }) => (marked ? [text] : []));
}

it('finds the expected results of visitors’ queries', () => {
  const { percent, missed } = evaluate(SEARCH_QUERIES, ({ locale, query }) => shown(locale, query));
  if (percent < FLOOR) throw new Error(`${percent} % answered\n${missed.join('\n')}`);
});

it('leads visitors to the page that they look for', () => {
  const { shares, missed } = measure(VISITOR_QUERIES, ({ locale, query }) => ranked(locale, query));
  const isReached = (Object.keys(shares) as (keyof Shares)[]).every(
    (name) => shares[name] >= VISITOR_FLOORS[name],
  );
  if (!isReached) throw new Error(`${JSON.stringify(shares)}\n${missed.join('\n')}`);
});

it.each([
  ['ar', 'تعميم الحج', ['تعميق', 'الحد', 'الحجة']],
  ['ar', 'النشرة الشهرية', ['العشرة', 'عشرة']],
  ['ar', 'مزاد', ['أعلى']],
  ['ar', 'رخصة', ['بحصة']],
  ['ar', 'الموانئ', ['الثواني']],
] as const)('%s: never highlights another word for %s', (locale, query, others) => {
  const words = highlighted(locale, query);
  expect(words.length).toBeGreaterThan(0);
  for (const other of others) expect(words).not.toContain(other);
});

it.each([
  ['ar', 'كسر الساعة إلى ساعة', 2],
  ['ar', 'لقاء الوكلاء الملاحيين الدوري', 2],
  ['en', 'lost-time injuries fell', 10],
] as const)('%s: names the page of the document where «%s» stands', (locale, query, page) => {
  const [first] = find(locale, query).results;
  expect(first?.document).toMatchObject({ page });
  expect(first?.document?.href).toMatch(new RegExp(`\\.pdf#page=${page}$`));
});

it('ranks ended entries last', () => {
  const { results } = find('ar', 'مزاد', 1000);
  const ended = results.map((result) => result.ended);
  expect(ended).toContain(true);
  expect(ended).toEqual([...ended].sort((a, b) => Number(a) - Number(b)));
});
