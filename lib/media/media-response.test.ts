import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { INLINE_SOURCES_HEADER } from '@/lib/security-headers/page-policy';
import { mediaPath } from '@/lib/media/media-path';
import { mediaResponse } from './media-response';

jest.mock('node:fs/promises', () => {
  const fs = jest.requireActual<Record<string, unknown>>('node:fs/promises');
  return { ...fs, open: jest.fn(fs.open as typeof open) };
});

const mockFolder = mkdtempSync(path.join(tmpdir(), 'media-route-'));
jest.mock('@/lib/config', () => ({ config: () => ({ contentApiToken: 'token' }) }));
jest.mock('@/lib/logging/log');
jest.mock('@/lib/media/media-cache', () => ({
  MediaMissingError: class extends Error {},
  getCachedMedia: async (name: string) => {
    const file = path.join(mockFolder, name);
    const { size, mtime } = statSync(file);
    return { file, bytes: size, changed: mtime };
  },
}));

beforeAll(() => writeFileSync(path.join(mockFolder, 'clip.mp4'), '0123456789'));
afterAll(() => rmSync(mockFolder, { recursive: true }));

const ask = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
  mediaResponse(new Request(`http://localhost/media/${name}`, { headers, method }));

it('streams a file and its parts', async () => {
  const whole = await ask('clip.mp4');
  expect(whole.status).toBe(200);
  expect(await whole.text()).toBe('0123456789');
  const part = await ask('clip.mp4', { Range: 'bytes=2-4' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
  expect(await part.text()).toBe('234');
});

it('sends an empty file', async () => {
  writeFileSync(path.join(mockFolder, 'empty.pdf'), '');
  const { status, headers, body } = await ask('empty.pdf');
  expect([status, headers.get('content-length'), body]).toEqual([200, '0', null]);
  expect((await ask('empty.pdf', { Range: 'bytes=0-' })).status).toBe(416);
});

it('sends the whole file if If-Range names another version', async () => {
  const etag = (await ask('clip.mp4')).headers.get('etag') ?? '';
  const Range = 'bytes=2-4';
  expect((await ask('clip.mp4', { Range, 'If-Range': etag })).status).toBe(206);
  const whole = await ask('clip.mp4', { Range, 'If-Range': '"another"' });
  expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
});

it('responds 304 if If-None-Match names this version', async () => {
  const etag = (await ask('clip.mp4')).headers.get('etag') ?? '';
  for (const known of [etag, `W/${etag}`, `"another", ${etag}`]) {
    expect((await ask('clip.mp4', { 'If-None-Match': known })).status).toBe(304);
  }
});

it('has the first word for If-Match and If-Unmodified-Since', async () => {
  const etag = (await ask('clip.mp4')).headers.get('etag') ?? '';
  const status = async (headers: Record<string, string>) => (await ask('clip.mp4', headers)).status;
  expect(await status({ 'If-Match': etag, Range: 'bytes=2-4' })).toBe(206);
  expect(await status({ 'If-Match': '"another"', 'If-None-Match': etag })).toBe(412);
  expect(await status({ 'If-Unmodified-Since': 'Mon, 01 Jan 2001 00:00:00 GMT' })).toBe(412);
});

it('responds 304 if the file has not changed since', async () => {
  const lastModified = (await ask('clip.mp4')).headers.get('last-modified') ?? '';
  expect((await ask('clip.mp4', { 'If-Modified-Since': lastModified })).status).toBe(304);
});

it.each([
  ['bytes=99-', 416],
  ['bytes=-0', 416],
  ['bytes=5-2', 200],
  ['bytes=abc', 200],
])('responds to the range %s with %i', async (Range, status) => {
  expect((await ask('clip.mp4', { Range })).status).toBe(status);
  expect((await ask('clip.mp4', { Range }, 'HEAD')).status).toBe(200);
});

it('sends the new file when the old one is replaced before it is opened', async () => {
  const file = path.join(mockFolder, 'swapped.mp4');
  writeFileSync(file, '0123456789');
  jest.mocked(open).mockImplementationOnce(async () => {
    rmSync(file);
    const error: NodeJS.ErrnoException = new Error('no such file');
    error.code = 'ENOENT';
    // The file at the next open.
    writeFileSync(file, 'new');
    throw error;
  });
  const response = await ask('swapped.mp4');
  expect([response.status, response.headers.get('content-length')]).toEqual([200, '3']);
  expect(await response.text()).toBe('new');
});

it('opens no file for HEAD, whose body is never read', async () => {
  jest.mocked(open).mockClear();
  const { status, headers } = await ask('clip.mp4', {}, 'HEAD');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([status, headers.get('content-length')]).toEqual([200, '10']);
  expect(open).not.toHaveBeenCalled();
});

it('finds no file outside its folder or of another type', async () => {
  for (const name of ['..', '../clip.mp4', 'a..mp4', '.env', 'clip.svg', 'clip.mp4.part']) {
    expect((await ask(encodeURIComponent(name))).status).toBe(404);
  }
});

it('is immutable under its version, and revalidated elsewhere', async () => {
  const path = mediaPath('/uploads/clip.mp4', '2025-11-21T10:00:00.000Z');
  const versioned = await ask(path.slice('/media/'.length));
  expect(versioned.status).toBe(200);
  expect(versioned.headers.get('cache-control')).toContain('immutable');
  expect((await ask('clip.mp4')).headers.get('cache-control')).toContain('max-age=0');
});

it('keeps nothing for ever that is older than its version', async () => {
  const path = mediaPath('/uploads/clip.mp4', '2999-11-21T10:00:00.000Z');
  const { status, headers } = await ask(path.slice('/media/'.length));
  expect([status, headers.get('cache-control')]).toEqual([
    200,
    expect.stringContaining('max-age=0'),
  ]);
});

it.each(['clip.mp4?v=anything', 'made-up/clip.mp4', `1-${'a'.repeat(16)}/clip.mp4`])(
  'redirects %s to the path without a version',
  async (name) => {
    const { status, headers } = await ask(name);
    expect([status, headers.get('location')]).toEqual([307, '/media/clip.mp4']);
    expect(headers.get('cache-control')).toBe('no-store');
  },
);

it.each([
  ['ar', '<html lang="ar" dir="rtl">', 'href="/search"', 'href="/"'],
  ['en', '<html lang="en" dir="ltr">', 'href="/en/search"', 'href="/en"'],
])('has a page in %s with ways on for a visitor whose file is gone', async (locale, ...parts) => {
  const response = await ask('gone.html', {
    Accept: 'text/html',
    Cookie: `locale=${locale}`,
  });
  expect(response.status).toBe(404);
  const page = await response.text();
  for (const part of parts) expect(page).toContain(part);
  // The policy that the page gets allows this style alone.
  const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(response.headers.get(INLINE_SOURCES_HEADER)).toBe(`style-src 'sha256-${hash}'`);
});
