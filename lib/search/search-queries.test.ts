import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tools/lib/network.mjs';
import { Postgres } from '../../tools/lib/postgres.mjs';
import { stopAll } from '../../tools/lib/processes.mjs';
import type * as settings from '../config';
import { otherLocale, type Locale } from '../i18n/locales';
import { toFindings } from './findings';
import type { Engine } from './found-page';
import { markedPieces } from './marks';
import { PostgresEngine } from './postgres/postgres-engine';
import { ProcessEngine } from './process-engine';
import { SOURCES } from './sources';
import { evaluate, measure, type Shares } from './testing/evaluate';
import { SEARCH_QUERIES } from './testing/queries';
import { VISITOR_QUERIES } from './testing/visitor-queries';

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

const PAGE_SIZE = 10;
/** Matches in documents alone, which are read last. */
const IN_DOCUMENTS = [
  ['ar', 'كسر الساعة إلى ساعة', 2],
  ['ar', 'لقاء الوكلاء الملاحيين الدوري', 2],
  ['en', 'lost-time injuries fell', 10],
] as const;

const engines: Record<string, () => Promise<Engine>> = {
  'in the process': async () => new ProcessEngine(),
  'in Postgres': async () => {
    const folder = path.join(mockFolder, 'postgres');
    const server = new Postgres({ port: await freePort(), folder });
    await server.start();
    return new PostgresEngine(server.url);
  },
};

beforeAll(() => {
  mockFolder = mkdtempSync(path.join(tmpdir(), 'search-queries-'));
  chmodSync(mockFolder, 0o755);
});

afterAll(async () => {
  await stopAll();
  rmSync(mockFolder, { recursive: true, force: true });
});

describe.each(Object.keys(engines))('%s', (name) => {
  let engine: Engine;

  beforeAll(async () => {
    engine = await engines[name]!();
    await engine.refresh(SOURCES);
    const isMissing = async () => {
      const found = await Promise.all(IN_DOCUMENTS.map(([locale, query]) => find(locale, query)));
      return found.some(({ results: [first] }) => !first?.document);
    };
    while (await isMissing()) await pause(500);
    // The PDF reader runs at low priority and is slow on a busy machine.
  }, 600_000);

  async function find(locale: Locale, query: string, pageSize = PAGE_SIZE) {
    return toFindings(await engine.find(locale, query, { pageSize }));
  }

  /** As on the page: falls back to the other language. */
  async function shown(locale: Locale, query: string) {
    const { results } = await find(locale, query);
    return results.length > 0 ? results : (await find(otherLocale(locale), query)).results;
  }

  async function answers<Asked extends { readonly locale: Locale; readonly query: string }>(
    queries: readonly Asked[],
  ) {
    const all = new Map<Asked, Awaited<ReturnType<typeof shown>>>();
    for (const asked of queries) all.set(asked, await shown(asked.locale, asked.query));
    return (asked: Asked) => all.get(asked) ?? [];
  }

  async function highlighted(locale: Locale, query: string): Promise<string[]> {
    const { results, words } = await find(locale, query);
    const found = new Set(words);
    return results
      .flatMap(({ title, excerpt }) => markedPieces(`${title} ${excerpt}`, found))
      .flatMap(({ text, marked }) => (marked ? [text] : []));
  }

  it('finds the expected results of visitors’ queries', async () => {
    const { percent, missed } = evaluate(SEARCH_QUERIES, await answers(SEARCH_QUERIES));
    if (percent < FLOOR) throw new Error(`${percent} % answered\n${missed.join('\n')}`);
  });

  it('leads visitors to the page that they look for', async () => {
    const { shares, missed } = measure(VISITOR_QUERIES, await answers(VISITOR_QUERIES));
    const isReached = (Object.keys(shares) as (keyof Shares)[]).every(
      (share) => shares[share] >= VISITOR_FLOORS[share],
    );
    if (!isReached) throw new Error(`${JSON.stringify(shares)}\n${missed.join('\n')}`);
  });

  it.each([
    ['ar', 'تعميم الحج', ['تعميق', 'الحد', 'الحجة']],
    ['ar', 'النشرة الشهرية', ['العشرة', 'عشرة']],
    ['ar', 'مزاد', ['أعلى']],
    ['ar', 'رخصة', ['بحصة']],
    ['ar', 'الموانئ', ['الثواني']],
  ] as const)('%s: never highlights another word for %s', async (locale, query, others) => {
    const words = await highlighted(locale, query);
    expect(words.length).toBeGreaterThan(0);
    for (const other of others) expect(words).not.toContain(other);
  });

  it.each(IN_DOCUMENTS)(
    '%s: names the page of the document where «%s» stands',
    async (locale, query, page) => {
      const [first] = (await find(locale, query)).results;
      expect(first?.document).toMatchObject({ page });
      expect(first?.document?.href).toMatch(new RegExp(`\\.pdf#page=${page}$`));
    },
  );

  it('ranks ended entries last', async () => {
    const { results } = await find('ar', 'مزاد', 1000);
    const ended = results.map((result) => result.ended);
    expect(ended).toContain(true);
    expect(ended).toEqual([...ended].sort((a, b) => Number(a) - Number(b)));
  });
});
