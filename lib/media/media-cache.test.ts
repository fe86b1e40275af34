import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recheckMedia, evictMedia, getCachedMedia, MediaMissingError } from './media-cache';

const settings = {
  dataDirectory: mkdtempSync(path.join(tmpdir(), 'media-')),
  contentMediaUrl: '',
  contentApiTimeoutMs: 5_000,
  contentRevalidateSeconds: 300,
  mediaCacheBytes: 1000,
  logLevel: 'silent',
};
jest.mock('../config', () => ({ config: () => settings }));
jest.mock('../logging/log');

let requests = 0;
const server = http.createServer((request, response) => {
  requests += 1;
  const name = request.url?.split('/').at(-1);
  if (name === 'missing.pdf' || name === 'unknown.pdf') response.writeHead(404).end();
  else if (name === 'page.pdf')
    response.setHeader('Content-Type', 'text/html').end('<h1>Hello</h1>');
  else if (name === 'cut.pdf') response.write('begin', () => response.destroy());
  else response.setHeader('Last-Modified', changed.toUTCString()).end(content);
});

const MORNING = new Date('2026-11-21T08:00:00.000Z');
const NOON = new Date('2026-11-21T12:00:00.123Z');
let changed = MORNING;
let content = 'x'.repeat(400);

/** As an editor replaces a file; no instance is notified of it. */
function replaceFile(): void {
  changed = NOON;
  content = 'y'.repeat(300);
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  settings.contentMediaUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(settings.dataDirectory, { recursive: true });
});
beforeEach(() => {
  requests = 0;
  changed = MORNING;
  content = 'x'.repeat(400);
});

const folder = () => readdirSync(path.join(settings.dataDirectory, 'media'));

it('fetches a file once for concurrent requests and caches it', async () => {
  const files = await Promise.all([
    getCachedMedia('a.webp'),
    getCachedMedia('a.webp'),
    getCachedMedia('a.webp'),
  ]);
  expect(requests).toBe(1);
  expect(readFileSync(files[0].file)).toHaveLength(400);
  expect((await getCachedMedia('a.webp')).bytes).toBe(400);
  expect(requests).toBe(1);
});

it('fetches it again after a change', async () => {
  await evictMedia('a.webp');
  await getCachedMedia('a.webp');
  expect(requests).toBe(1);
});

it('knows the version of a file that was fetched by the URL of an older one', async () => {
  replaceFile();
  const { changed: version } = await getCachedMedia('replaced.webp', MORNING);
  expect(version.toUTCString()).toBe(NOON.toUTCString());
});

it('fetches it again if it changed while it was being fetched', async () => {
  await evictMedia('a.webp');
  const before = requests;
  const fetched = getCachedMedia('a.webp');
  while (requests === before) await new Promise(setImmediate);
  await evictMedia('a.webp');
  await fetched;
  expect(requests - before).toBe(2);
  expect(folder().filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('leaves nothing behind of a failed fetch', async () => {
  const before = folder();
  await expect(getCachedMedia('missing.pdf')).rejects.toThrow(MediaMissingError);
  await expect(getCachedMedia('page.pdf')).rejects.not.toThrow(MediaMissingError);
  await expect(getCachedMedia('cut.pdf')).rejects.toThrow();
  expect(folder()).toEqual(before);
});

it('stays within its limit', async () => {
  for (const name of ['b.webp', 'c.webp', 'd.webp']) await getCachedMedia(name);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(folder().length).toBeLessThanOrEqual(2);
});

it('requests a missing name once, and again after a change', async () => {
  const ask = () => getCachedMedia('unknown.pdf');
  for (let time = 0; time < 3; time += 1) await expect(ask()).rejects.toThrow();
  expect(requests).toBe(1);
  await evictMedia('unknown.pdf');
  await expect(ask()).rejects.toThrow(MediaMissingError);
  expect(requests).toBe(2);
});

describe('a file that was replaced without a word', () => {
  beforeEach(async () => {
    await evictMedia('map.webp');
    expect((await getCachedMedia('map.webp', MORNING)).changed).toEqual(MORNING);
    replaceFile();
  });

  it('is fetched again for a page that names its new version, and once only', async () => {
    const files = await Promise.all([
      getCachedMedia('map.webp', NOON),
      getCachedMedia('map.webp', NOON),
    ]);
    expect(files.map(({ bytes }) => bytes)).toEqual([300, 300]);
    expect((await getCachedMedia('map.webp', NOON)).changed).toEqual(NOON);
    // A page from before the change gets what there is.
    expect((await getCachedMedia('map.webp', MORNING)).bytes).toBe(300);
    expect(requests).toBe(2);
  });

  it('is not filled by a fetch that began before the new version', async () => {
    await evictMedia('map.webp');
    const before = requests;
    const first = getCachedMedia('map.webp', MORNING);
    while (requests === before) await new Promise(setImmediate);
    expect((await getCachedMedia('map.webp', NOON)).changed).toEqual(NOON);
    expect((await first).changed).toEqual(NOON);
    expect(requests - before).toBe(2);
  });

  it('is served from the cache while the CMS is down', async () => {
    const url = settings.contentMediaUrl;
    settings.contentMediaUrl = 'http://127.0.0.1:1';
    const { bytes, changed } = await getCachedMedia('map.webp', NOON);
    settings.contentMediaUrl = url;
    expect([bytes, changed]).toEqual([400, MORNING]);
  });

  it('is found at its path without a version too, after everything may have changed', async () => {
    expect((await getCachedMedia('map.webp')).bytes).toBe(400);
    recheckMedia();
    const before = requests;
    expect((await getCachedMedia('map.webp')).bytes).toBe(400);
    while (folder().includes('map.webp')) await new Promise(setImmediate);
    expect((await getCachedMedia('map.webp')).bytes).toBe(300);
    expect(requests - before).toBe(2);
    recheckMedia();
    await getCachedMedia('map.webp');
    while (requests - before < 3) await new Promise(setImmediate);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(folder()).toContain('map.webp');
  });
});
