import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forgetMedia, holdMedia, MediaMissingError } from './media-cache';

const settings = {
  dataDirectory: mkdtempSync(path.join(tmpdir(), 'media-')),
  contentMediaUrl: '',
  contentApiTimeoutMs: 5_000,
  mediaCacheBytes: 1000,
  logLevel: 'silent',
};
jest.mock('./config', () => ({ config: () => settings }));
jest.mock('./log', () => ({ log: { warn() {}, error() {} } }));

let requests = 0;
const server = http.createServer((request, response) => {
  requests += 1;
  const name = request.url?.split('/').at(-1);
  if (name === 'missing.pdf') response.writeHead(404).end();
  else if (name === 'page.pdf')
    response.setHeader('Content-Type', 'text/html').end('<h1>Hello</h1>');
  else if (name === 'cut.pdf') response.write('begin', () => response.destroy());
  else response.end('x'.repeat(400));
});

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
});

const folder = () => readdirSync(path.join(settings.dataDirectory, 'media'));

it('fetches a file once for many visitors and keeps it', async () => {
  const held = await Promise.all([holdMedia('a.webp'), holdMedia('a.webp'), holdMedia('a.webp')]);
  expect(requests).toBe(1);
  expect(readFileSync(held[0].file)).toHaveLength(400);
  expect((await holdMedia('a.webp')).bytes).toBe(400);
  expect(requests).toBe(1);
});

it('fetches it again after a change', async () => {
  await forgetMedia('a.webp');
  await holdMedia('a.webp');
  expect(requests).toBe(1);
});

it('leaves nothing behind of what could not be had', async () => {
  const before = folder();
  await expect(holdMedia('missing.pdf')).rejects.toThrow(MediaMissingError);
  await expect(holdMedia('page.pdf')).rejects.not.toThrow(MediaMissingError);
  await expect(holdMedia('cut.pdf')).rejects.toThrow();
  expect(folder()).toEqual(before);
});

it('stays within its limit', async () => {
  for (const name of ['b.webp', 'c.webp', 'd.webp']) await holdMedia(name);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(folder().length).toBeLessThanOrEqual(2);
});
