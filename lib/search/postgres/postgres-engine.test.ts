import { CAPABILITIES } from '@ports-authority/e-services-contract';
import pg from 'pg';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../tools/lib/network.mjs';
import { Postgres } from '../../../tools/lib/postgres.mjs';
import { stop, stopAll } from '../../../tools/lib/processes.mjs';
import { setCapabilities } from '../../capabilities';
import type { KnownEntry } from '../../content/collection';
import { searchText, type SearchText } from '../../content/search-text';
import { SOURCES } from '../sources';
import { LOCKS } from './database';
import { PostgresEngine } from './postgres-engine';
import { SCHEMA } from './schema';

type Entry = Pick<SearchText, 'id' | 'title'> & Partial<SearchText>;

let mockPages: string[] = ['Jeddah Port'];
let mockCirculars: Entry[] = [];
let mockIsAway = false;
let mockOfPorts: object = {};
/** Pages of documents; those without an entry cannot be read. */
const mockDocuments = new Map<string, readonly string[]>();
const mockRead: string[] = [];
const mockKnown: number[] = [];

function mockText(own: Entry) {
  return searchText({ kind: 'circulars', href: `/circular?number=${own.id}`, ...own });
}

jest.mock('../../content/collections', () => ({
  searchSources: {
    ports: {
      tags: ['port'],
      load: async () => {
        if (mockIsAway) throw new Error('away');
        return mockPages.map((title) =>
          mockText({ id: title, title, kind: 'ports', href: '/ports', ...mockOfPorts }),
        );
      },
    },
    circulars: {
      tags: ['circular'],
      load: async () => [],
      update: async (_locale: string, known: readonly KnownEntry<SearchText>[]) => {
        mockKnown.push(known.length);
        if (mockIsAway) throw new Error('away');
        return mockCirculars.map((own) => {
          const before = known.find(
            ({ id, updatedAt }) => id === own.id && updatedAt === own.title,
          );
          return before ?? { id: own.id, updatedAt: own.title, item: mockText(own) };
        });
      },
    },
  },
}));
jest.mock('../../content/collections/search-synonyms', () => ({
  readSearchSynonyms: async () => ['quay, berth'],
}));
jest.mock('../../content/collections/promoted-results', () => ({
  readPromotedResults: async () => [
    { words: 'help', title: 'Contact', text: '', href: '/contact' },
    { words: 'help', title: 'E-mails', text: '', href: '/subscriptions' },
  ],
}));
jest.mock('../documents/document-texts', () => ({
  DocumentTexts: class {
    read(src: string) {
      mockRead.push(src);
      return (mockDocuments.get(src)?.length ?? 0) > 0;
    }
    has = (src: string) => mockDocuments.has(src);
    getPages = (src: string) => mockDocuments.get(src);
  },
}));
jest.mock('../../e-services/biddings', () => ({ loadKnownBiddings: async () => [] }));
jest.mock('../../logging/log');

const folder = mkdtempSync(path.join(tmpdir(), 'search-postgres-'));
chmodSync(folder, 0o755);
let server: Postgres;

beforeAll(async () => {
  server = new Postgres({ port: await freePort(), folder: path.join(folder, 'postgres') });
  await server.start();
}, 120_000);

beforeEach(async () => {
  // An engine of another test may still be reading documents.
  await server.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'site search%'`,
  );
  await server.rows(`drop schema if exists ${SCHEMA} cascade`);
  mockPages = ['Jeddah Port'];
  mockCirculars = [
    { id: 'a', title: 'Pilotage', date: '2026-01-01', code: '2026/001' },
    { id: 'b', title: 'Mooring at a berth', date: '2026-02-01', code: '2026/002' },
  ];
  mockIsAway = false;
  mockOfPorts = {};
  mockDocuments.clear();
  mockRead.length = 0;
  mockKnown.length = 0;
});

afterAll(async () => {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
});

const rows = (statement: string) => server.rows(statement.replaceAll('@', `${SCHEMA}.`));

async function until(isMet: () => Promise<boolean>) {
  for (let left = 100; left > 0 && !(await isMet()); left -= 1) await pause(100);
}

function started() {
  const engine = new PostgresEngine(server.url);
  const find = async (query: string, view = {}) => {
    const { hits } = await engine.find('en', query, { pageSize: 10, ...view });
    return hits.map(({ found }) => found.title);
  };
  return { engine, find };
}

it('finds words, synonyms, numbers, corrected words and promoted pages', async () => {
  const { engine, find } = started();
  await engine.refresh(SOURCES);
  expect(await find('pilotage')).toEqual(['Pilotage']);
  expect(await find('quay')).toEqual(['Mooring at a berth']);
  expect(await find('2026/1')).toEqual(['Pilotage']);
  expect(await find('pilotaeg')).toEqual(['Pilotage']);
  setCapabilities([]);
  expect(await find('help')).toEqual(['Contact']);
  setCapabilities(CAPABILITIES);
  expect(await find('help')).toEqual(['Contact', 'E-mails']);
  expect(await engine.suggest('en', 'gooring')).toBe('Mooring');
});

it('counts kinds and shows one page, newest first among equals', async () => {
  mockCirculars = Array.from({ length: 5 }, (_, index) => ({
    ...{ id: String(index), title: `Notice ${index}`, date: `2026-01-0${index + 1}` },
  }));
  mockPages = ['Notice', 'Other'];
  const { engine } = started();
  await engine.refresh(SOURCES);
  const all = await engine.find('en', 'notice', { pageSize: 2, kind: 'circulars', page: 9 });
  expect([...all.totals].sort()).toEqual([
    ['circulars', 5],
    ['ports', 1],
  ]);
  expect([all.page, all.pages]).toEqual([3, 3]);
  const first = await engine.find('en', 'notice', { pageSize: 3, kind: 'circulars' });
  expect(first.hits.map(({ found }) => found.title)).toEqual(['Notice 4', 'Notice 3', 'Notice 2']);
});

it('answers from what another process stored, and reads changes by entry', async () => {
  await started().engine.refresh(SOURCES);
  mockIsAway = true;
  const { engine, find } = started();
  expect(await find('jeddah')).toEqual(['Jeddah Port']);
  expect(await engine.texts('circulars', 'en')).toMatchObject([
    { code: '2026/002' },
    { code: '2026/001' },
  ]);
  await engine.refresh([]);
  mockIsAway = false;
  mockKnown.length = 0;
  mockCirculars = [{ id: 'b', title: 'Towage', date: '2026-02-01' }];
  await engine.refresh(['circulars']);
  expect(mockKnown).toEqual([2, 2]);
  expect(await find('towage')).toEqual(['Towage']);
  expect(await find('pilotage')).toEqual([]);
  expect(await find('mooring')).toEqual([]);
  expect(
    await server.rows(
      `select count(*) from ${SCHEMA}.postings where no not in (select no from ${SCHEMA}.texts)`,
    ),
  ).toEqual(['0']);
});

it('is read by one of two processes after the same change', async () => {
  const [first, second] = [started(), started()];
  await first.engine.refresh(SOURCES);
  mockKnown.length = 0;
  mockCirculars = [{ id: 'c', title: 'Dredging' }];
  await Promise.all([first.engine.refresh(['circulars']), second.engine.refresh(['circulars'])]);
  expect(mockKnown).toHaveLength(2);
  expect(await second.find('dredging')).toEqual(['Dredging']);
});

it('is unavailable while the database is away, and answers again', async () => {
  const { engine, find } = started();
  await engine.refresh(SOURCES);
  await stop(server.task);
  await expect(find('jeddah')).rejects.toThrow('search database');
  await server.start();
  await pause(100);
  expect(await find('jeddah')).toEqual(['Jeddah Port']);
});

it('is unavailable without any text', async () => {
  [mockPages, mockCirculars] = [[], []];
  await expect(started().find('jeddah')).rejects.toThrow('nothing to search');
});

it('waits for the making of tables no longer than for a query', async () => {
  const other = new pg.Client(server.url);
  await other.connect();
  await other.query('select pg_advisory_lock($1)', [LOCKS.schema]);
  const { engine, find } = started();
  await expect(find('jeddah')).rejects.toThrow('search database');
  await other.query('select pg_advisory_unlock($1)', [LOCKS.schema]);
  await engine.refresh([]);
  await other.query('select pg_advisory_lock($1)', [LOCKS.schema]);
  expect(await started().find('jeddah')).toEqual(['Jeddah Port']);
  await other.end();
}, 60_000);

it('reads a source whole after an attempt that failed or an end of the process', async () => {
  await started().engine.refresh(SOURCES);
  mockIsAway = true;
  await started().engine.refresh(['circulars'], ['circulars']);
  mockIsAway = false;
  mockKnown.length = 0;
  await started().engine.refresh(['circulars']);
  await started().engine.refresh(['circulars']);
  expect(mockKnown).toEqual([0, 0, 2, 2]);
});

it('reads a source whole though another process has read its changes', async () => {
  const { engine } = started();
  await engine.refresh(SOURCES);
  mockKnown.length = 0;
  const other = new pg.Client(server.url);
  await other.connect();
  await other.query('select pg_advisory_lock($1)', [LOCKS.writer]);
  const reading = engine.refresh(['circulars'], ['circulars']);
  await rows(`update @sources set read_at = clock_timestamp() + interval '1 minute'`);
  await other.end();
  await reading;
  expect(mockKnown).toEqual([0, 0]);
});

it('leaves sources to a newer release until that is gone', async () => {
  const { engine } = started();
  await engine.refresh(SOURCES);
  mockKnown.length = 0;
  await rows(`update @sources set release = '9'`);
  await engine.refresh(['circulars']);
  expect(mockKnown).toEqual([]);
  await rows(`update @sources set read_at = read_at - interval '1 day'`);
  await engine.refresh(['circulars']);
  await engine.refresh(['circulars']);
  expect(mockKnown).toEqual([0, 0, 2, 2]);
});

it('reads all others if a source has a fault', async () => {
  mockOfPorts = { documents: null };
  const { engine, find } = started();
  await engine.refresh(SOURCES);
  expect(await find('pilotage')).toEqual(['Pilotage']);
  expect(await rows(`select locale from @sources where source = 'ports'`)).toEqual([]);
});

it('stores times that Postgres does not know', async () => {
  mockCirculars = [
    { id: 'a', title: 'Pilotage', until: 'soon' },
    { id: 'b', title: 'Mooring', until: '+012026-01-01T00:00:00Z' },
    { id: 'c', title: 'Towage', from: '+012026-01-01T00:00:00Z' },
  ];
  const { engine, find } = started();
  await engine.refresh(SOURCES);
  expect(await find('pilotage')).toEqual(['Pilotage']);
  expect(await find('mooring')).toEqual(['Mooring']);
  expect(await find('towage')).toEqual([]);
});

it('uses up no numbers for what is the same', async () => {
  const { engine } = started();
  await engine.refresh(SOURCES);
  const numbers = () =>
    rows('select last_value from @texts_no_seq union all select last_value from @terms_id_seq');
  const before = await numbers();
  await engine.refresh(SOURCES, SOURCES);
  expect(await numbers()).toEqual(before);
});

it('reads a document once, with or without text, and again if that failed', async () => {
  const documents = ['/text.pdf', '/empty.pdf', '/away.pdf'].map((src) => ({ title: '', src }));
  mockCirculars = [{ id: 'a', title: 'Pilotage', documents }];
  mockDocuments.set('/empty.pdf', []).set('/text.pdf', ['Draught']);
  const { engine, find } = started();
  await engine.refresh(SOURCES);
  await until(async () => (await find('draught')).length > 0);
  expect(await rows('select src from @documents order by src')).toEqual([
    '/empty.pdf',
    '/text.pdf',
  ]);
  mockRead.length = 0;
  await engine.refresh([]);
  await until(async () => mockRead.length > 0);
  expect(mockRead).toEqual(['/away.pdf']);
});

it('stores a document together with the texts that have it', async () => {
  mockCirculars = [{ id: 'a', title: 'Pilotage', documents: [{ title: '', src: '/text.pdf' }] }];
  const { engine, find } = started();
  await engine.refresh(SOURCES);
  await until(async () => mockRead.length > 0);
  mockDocuments.set('/text.pdf', ['Draught']);
  await rows('alter table @postings rename to away');
  await engine.refresh([]);
  await until(async () => mockRead.length > 1);
  await pause(500);
  expect(await rows('select src from @documents')).toEqual([]);
  await rows('alter table @away rename to postings');
  await engine.refresh([]);
  await until(async () => (await find('draught')).length > 0);
});
