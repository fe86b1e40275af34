import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countedQuery, FileStore } from './missed-searches';

let mockFolder: string;

jest.mock('../config', () => ({
  config: () => ({
    get dataDirectory() {
      return mockFolder;
    },
  }),
}));

beforeEach(() => {
  mockFolder = mkdtempSync(path.join(tmpdir(), 'missed-searches-'));
});
afterEach(() => rmSync(mockFolder, { recursive: true, force: true }));

jest.mock('../logging/log');

const search = { day: '2026-06-01', locale: 'ar', query: 'مرساه' } as const;

it.each([
  ['1012345678', null],
  ['٠٥٠١٢٣٤٥٦٧', null],
  ['someone@ports.example', null],
  ['https://ports.example', null],
  ['x'.repeat(61), null],
  ['a', null],
  ['  المَرساة  الجديدة ', 'المرساه الجديده'],
  ['Plan 2030', 'plan 2030'],
])('counts %j as %j', (query, counted) => {
  expect(countedQuery(query)).toBe(counted);
});

it('lists queries of three clients, and stores no others', async () => {
  const store = new FileStore();
  for (const ip of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) await store.note(search, ip);
  await store.note({ ...search, query: 'ربابنه' }, '192.0.2.9');
  expect(await store.list()).toEqual([]);
  await store.note(search, '192.0.2.3');
  expect(await store.list()).toEqual([{ ...search, count: 4 }]);
  await store.save();
  const written = readFileSync(path.join(mockFolder, 'missed-searches.json'), 'utf8');
  expect(JSON.parse(written)).toEqual([{ ...search, count: 4 }]);
  expect(await new FileStore().list()).toEqual([{ ...search, count: 4 }]);
});

it('keeps 30 days and a bounded number of queries of each', async () => {
  const store = new FileStore();
  const clients = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
  for (let day = 1; day <= 31; day += 1) {
    const name = `2026-05-${String(day).padStart(2, '0')}`;
    for (const ip of clients) await store.note({ ...search, day: name }, ip);
  }
  const days = (await store.list()).map(({ day }) => day);
  expect(days).toHaveLength(30);
  expect(days).not.toContain('2026-05-01');
  for (let count = 0; count < 1100; count += 1) {
    for (const ip of clients) await store.note({ ...search, query: `q${count}` }, ip);
  }
  expect((await store.list()).filter(({ day }) => day === search.day)).toHaveLength(1000);
}, 20_000);
