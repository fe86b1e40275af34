import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OldAddressRows } from '../content/collections/old-addresses';
import type * as hitsModule from './hits';
import type * as addressesModule from './old-addresses';
import { saveHits } from './save-hits';
import { dropProcessWide } from '../process-state';

const settings = {
  dataDirectory: '',
  siteUrl: 'https://ports.example',
  redisUrl: '',
  contentRevalidateSeconds: 300,
  contentRetrySeconds: 30,
};
jest.mock('../config', () => ({ config: () => settings }));

const read = jest.fn<Promise<OldAddressRows>, []>();
jest.mock('../content/collections/old-addresses', () => ({ readOldAddresses: () => read() }));
jest.mock('../logging/log');

type Module = typeof addressesModule & typeof hitsModule;

/** Modules of a freshly started process. */
async function start(): Promise<Module> {
  dropProcessWide('cache-store', 'old-addresses', 'redirect-hits');
  const addresses = await import('./old-addresses');
  addresses.startOldAddresses();
  return { ...addresses, ...(await import('./hits')) };
}

const rows = (...from: string[]): OldAddressRows => ({
  redirects: from.map((path) => ({ from: path, to: '/faq' })),
  formerNames: [{ type: 'article', former: 'old', current: 'new' }],
});

async function has(site: Module, from: string): Promise<boolean> {
  return (await site.oldAddresses())?.redirects.has(from) ?? false;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5));
}

beforeEach(() => {
  settings.dataDirectory = mkdtempSync(path.join(tmpdir(), 'redirects-'));
  read.mockReset();
});

// Retries: background writes may add files while the folder is removed; only the asynchronous `rm`
// reads the folder again.
afterEach(() => rm(settings.dataDirectory, { recursive: true, force: true, maxRetries: 10 }));

describe('the table of this process', () => {
  it('is read at the start and after a change of its types, not of others', async () => {
    read.mockResolvedValue(rows('/a'));
    const site = await start();
    await until(() => has(site, '/a'));
    expect((await site.oldAddresses())?.formerNames.currentOf('/article', 'old')).toBe('new');

    read.mockResolvedValue(rows('/b'));
    site.refreshOldAddresses(['article', 'page']);
    expect(read).toHaveBeenCalledTimes(1);
    site.refreshOldAddresses(['redirect']);
    await until(() => has(site, '/b'));
    expect(await has(site, '/a')).toBe(false);
  });

  it('reads again after a change during a read', async () => {
    let answer: (value: OldAddressRows) => void = () => undefined;
    read.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    read.mockResolvedValue(rows('/after'));
    const site = await start();
    await until(async () => read.mock.calls.length === 1);
    for (let count = 0; count < 20; count += 1) site.refreshOldAddresses(['former-name']);
    answer(rows('/before'));
    await until(() => has(site, '/after'));
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('keeps the last value while the CMS is down, also after a restart', async () => {
    read.mockResolvedValue(rows('/a'));
    const site = await start();
    await until(() => has(site, '/a'));
    const folder = path.join(settings.dataDirectory, 'snapshots', 'old-addresses-v1');
    const isStored = (name: string) => name.endsWith('.json');
    await until(async () => existsSync(folder) && readdirSync(folder).some(isStored));

    read.mockRejectedValue(new Error('status 503'));
    site.refreshOldAddresses(['redirect']);
    await until(async () => read.mock.calls.length === 2);
    expect(await has(site, '/a')).toBe(true);

    const restarted = await start();
    expect(await has(restarted, '/a')).toBe(true);
  });

  it('is empty and blocks nothing without addresses', async () => {
    read.mockReturnValue(new Promise(() => undefined));
    const site = await start();
    expect((await site.oldAddresses())?.redirects.size).toBe(0);
  });
});

describe('hits', () => {
  it('are counted with their last day and outlive the process', async () => {
    read.mockResolvedValue(rows('/a', '/b'));
    const site = await start();
    await until(() => has(site, '/a'));
    for (const key of ['/a', '/b', '/a']) site.countHit(key);
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date());
    const expected = [
      { key: '/a', count: 2, last: day },
      { key: '/b', count: 1, last: day },
    ];
    expect(await site.redirectHits()).toEqual(expected);

    site.countHit('/b');
    await saveHits();
    const restarted = await start();
    await until(() => has(restarted, '/a'));
    expect((await restarted.redirectHits()).map(({ count }) => count)).toEqual([2, 2]);
  });

  it('of addresses that are no longer in the table are forgotten', async () => {
    read.mockResolvedValue(rows('/a', '/gone'));
    const site = await start();
    await until(() => has(site, '/gone'));
    site.countHit('/gone');
    await saveHits();
    read.mockResolvedValue(rows('/a'));
    site.refreshOldAddresses(['redirect']);
    await until(async () => !(await has(site, '/gone')));
    site.countHit('/a');
    expect((await site.redirectHits()).map(({ key }) => key)).toEqual(['/a']);
  });

  it('start empty with a file that cannot be read', async () => {
    writeFileSync(path.join(settings.dataDirectory, 'redirect-hits.json'), '[["/a",');
    read.mockResolvedValue(rows('/a'));
    const site = await start();
    await until(() => has(site, '/a'));
    site.countHit('/a');
    expect((await site.redirectHits())[0]?.count).toBe(1);
  });

  it('are kept where they cannot be written', async () => {
    read.mockResolvedValue(rows('/a'));
    const site = await start();
    await until(() => has(site, '/a'));
    const { dataDirectory } = settings;
    settings.dataDirectory = '/dev/null/nowhere';
    site.countHit('/a');
    await saveHits();
    expect((await site.redirectHits())[0]?.count).toBe(1);
    settings.dataDirectory = dataDirectory;
    expect((await site.redirectHits())[0]?.count).toBe(1);
  });
});
