import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CAPABILITIES } from '@ports-authority/e-services-contract';
import { setCapabilities } from '../capabilities';
import type { KnownEntry } from '../content/collection';
import { searchText, type SearchText } from '../content/search-text';
import { dropProcessWide } from '../process-state';

let synonyms: string[] = [];
let loadTenders: () => Promise<object[]> = async () => [];
const texts: Record<string, string[]> = {};
const failing = new Set<string>();
const loads: string[] = [];
/** Path by title; `/` by default. */
const paths: Record<string, string> = {};
/** Response time of a source in milliseconds. */
const delays: Record<string, number> = {};

function source(name: string, ...tags: string[]) {
  return {
    tags,
    load: async (locale: string): Promise<SearchText[]> => {
      loads.push(`${name} ${locale}`);
      await new Promise((resolve) => setTimeout(resolve, delays[name] ?? 0));
      if (failing.has(name)) throw new Error('broken');
      return (texts[name] ?? []).map((title) => ({
        id: title,
        kind: 'articles' as const,
        ...{
          title,
          code: '',
          summary: '',
          text: '',
          words: '',
          href: paths[title] ?? '/',
          date: null,
        },
        ...{ from: null, until: null, documents: [] },
      }));
    },
  };
}

/** A source that grows, with the number of entries that it was given as known. */
let growing: (Pick<SearchText, 'id' | 'title'> & Partial<SearchText>)[] | undefined;
const known: number[] = [];

function growingSource() {
  const { load, ...rest } = source('growing', 'circular', 'category');
  return {
    ...rest,
    load,
    update: async (_locale: string, entries: readonly KnownEntry<SearchText>[]) => {
      known.push(entries.length);
      return (growing ?? []).map((own) => {
        const item = searchText({ kind: 'circulars', href: `/${own.id}`, ...own });
        const before = entries.find(
          ({ id, updatedAt }) => id === own.id && updatedAt === own.title,
        );
        return before ?? { id: own.id, updatedAt: own.title, item };
      });
    },
  };
}

jest.mock('../content/collections', () => ({
  get searchSources() {
    return {
      articles: source('articles', 'article'),
      ports: source('ports', 'port'),
      ...(growing && { growing: growingSource() }),
    };
  },
}));
jest.mock('../content/collections/search-synonyms', () => ({
  readSearchSynonyms: async () => synonyms,
}));
jest.mock('../e-services/biddings', () => ({ loadKnownBiddings: () => loadTenders() }));
jest.mock('../logging/log');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'search-engine-'));
  process.env.DATA_DIR = folder;
  texts.articles = ['New berth'];
  texts.ports = ['Jeddah Port'];
  failing.clear();
  loads.length = 0;
  delete delays.ports;
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A fresh process with the disk of the previous process. */
async function started() {
  dropProcessWide('search-engine');
  jest.resetModules();
  const { refreshSearch, findPage, sourceTexts } = await import('./engine');
  const find = async (query: string) =>
    (await findPage('en', query, { pageSize: 100 })).hits.map((hit) => hit.found.title);
  return { find, refreshSearch, sourceTexts };
}

async function until(check: () => Promise<boolean>) {
  for (let round = 0; round < 100; round += 1) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('condition not met in time');
}

it('reads everything at the first search, not earlier', async () => {
  const { find, refreshSearch } = await started();
  refreshSearch(['article']);
  expect(loads).toEqual([]);
  expect(await find('berth')).toEqual(['New berth']);
  expect(loads).toHaveLength(4);
  expect(await find('jeddah')).toEqual(['Jeddah Port']);
  expect(loads).toHaveLength(4);
});

it('a search during the first reading waits for all of it', async () => {
  delays.ports = 100;
  const { find } = await started();
  const first = find('Jeddah');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await find('Jeddah')).toEqual(['Jeddah Port']);
  expect(await first).toEqual(['Jeddah Port']);
});

it('a list waits for its own source only', async () => {
  delays.ports = 1000;
  const { find, sourceTexts } = await started();
  let isFilled = false;
  const search = find('jeddah').then(() => {
    isFilled = true;
  });
  expect(await sourceTexts('articles', 'en')).toMatchObject([{ title: 'New berth' }]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isFilled).toBe(false);
  await search;
});

it('re-reads changed content while the old texts stay searchable', async () => {
  const { find, refreshSearch } = await started();
  await find('berth');
  texts.articles = ['Newer berth'];
  refreshSearch(['article']);
  expect(await find('berth')).toEqual(['New berth']);
  await until(async () => (await find('berth'))[0] === 'Newer berth');
  expect(loads.slice(4)).toEqual(['articles ar', 'articles en']);
});

it('leaves out a failing source and finds the rest', async () => {
  failing.add('articles');
  const { find } = await started();
  expect(await find('jeddah')).toEqual(['Jeddah Port']);
  expect(await find('berth')).toEqual([]);
});

it('keeps the texts of a source that fails later', async () => {
  const { find, refreshSearch } = await started();
  await find('berth');
  failing.add('articles');
  texts.ports = ['Jazan Port'];
  refreshSearch(['article', 'port']);
  await until(async () => (await find('jazan')).length === 1);
  expect(await find('berth')).toEqual(['New berth']);
});

it('finds texts from snapshots after a restart without the content API', async () => {
  await (await started()).find('berth');
  failing.add('articles');
  failing.add('ports');
  const { find } = await started();
  expect(await find('berth')).toEqual(['New berth']);
});

it('reads growing sources by entry, also after a restart with the same release', async () => {
  process.env.RELEASE_DATE = '2026-01-01T00:00:00.000Z';
  growing = [
    { id: 'a', title: 'Pilotage' },
    { id: 'b', title: 'Mooring' },
  ];
  known.length = 0;
  await (await started()).find('pilotage');
  expect(known).toEqual([0, 0]);
  const { find, refreshSearch } = await started();
  expect(await find('mooring')).toEqual(['Mooring']);
  await until(async () => known.length === 4);
  expect(known).toEqual([0, 0, 2, 2]);
  growing = [{ id: 'b', title: 'Towage' }];
  refreshSearch(['circular']);
  await until(async () => (await find('towage')).length === 1);
  expect(await find('pilotage')).toEqual([]);
  refreshSearch(['category']);
  await until(async () => known.length === 8);
  expect(known.slice(4)).toEqual([2, 2, 0, 0]);
  process.env.RELEASE_DATE = '2026-02-01T00:00:00.000Z';
  await (await started()).find('towage');
  await until(async () => known.length === 12);
  expect(known.slice(8).sort()).toEqual([0, 0, 1, 1]);
  growing = undefined;
});

describe('older entries', () => {
  beforeEach(() => {
    process.env.RELEASE_DATE = '2026-01-01T00:00:00.000Z';
    process.env.SEARCH_WHOLE_TEXTS = '1';
    growing = [
      { id: 'a', title: 'Pilotage', date: '2026-01-01', text: 'Tugs wait at the buoy.' },
      { id: 'b', title: 'Mooring', date: '2026-02-01', text: 'Lines are made fast.' },
    ];
  });

  afterEach(() => {
    delete process.env.SEARCH_WHOLE_TEXTS;
    growing = undefined;
  });

  it('are found by title alone', async () => {
    const { find } = await started();
    expect(await find('lines')).toEqual(['Mooring']);
    expect(await find('buoy')).toEqual([]);
    expect(await find('pilotage')).toEqual(['Pilotage']);
  });

  it('are found by their text once newer ones are gone, also after a restart', async () => {
    const { find, refreshSearch } = await started();
    expect(await find('buoy')).toEqual([]);
    growing = growing?.slice(0, 1);
    refreshSearch(['circular']);
    await until(async () => (await find('buoy')).length === 1);
    const { find: findLater } = await started();
    expect(await findLater('buoy')).toEqual(['Pilotage']);
  });

  it('are found by their text once SEARCH_WHOLE_TEXTS is larger', async () => {
    const { find } = await started();
    expect(await find('buoy')).toEqual([]);
    process.env.SEARCH_WHOLE_TEXTS = '2';
    const { find: findLater } = await started();
    await findLater('mooring');
    await until(async () => (await findLater('buoy')).length === 1);
  });
});

it('applies synonyms as soon as they are published', async () => {
  const { find, refreshSearch } = await started();
  expect(await find('quay')).toEqual([]);
  synonyms = ['quay, berth'];
  refreshSearch(['search-synonym']);
  await until(async () => (await find('quay'))[0] === 'New berth');
  synonyms = [];
});

it('waits for no tenders, keeps them while they cannot be read, and has them after a restart', async () => {
  const tender = {
    id: '1',
    title: { ar: 'سياج', en: 'Fence' },
    locationText: { ar: '', en: '' },
    number: '2026-14',
    bids: [],
    award: null,
  };
  loadTenders = () => new Promise(() => undefined);
  expect(await (await started()).find('berth')).toEqual(['New berth']);
  loadTenders = async () => [{ ...tender, finalAt: null }];
  const { find } = await started();
  await find('berth');
  await until(async () => (await find('fence'))[0] === 'Fence');
  loadTenders = () => Promise.reject(new Error('away'));
  const { find: findLater } = await started();
  await findLater('berth');
  await until(async () => (await findLater('fence'))[0] === 'Fence');
  loadTenders = async () => [];
});

it('fails if nothing at all could be read', async () => {
  failing.add('articles');
  failing.add('ports');
  const { find } = await started();
  await expect(find('berth')).rejects.toThrow('nothing to search');
});

it('finds nothing that leads to a page that is not offered', async () => {
  const { find } = await started();
  setCapabilities([]);
  paths['New berth'] = '/subscriptions?kind=circulars';
  expect(await find('berth')).toEqual([]);
  expect(await find('jeddah')).toEqual(['Jeddah Port']);
  setCapabilities(CAPABILITIES);
  expect(await find('berth')).toEqual(['New berth']);
  delete paths['New berth'];
});
