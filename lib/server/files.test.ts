import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mediaPath } from '../media/media-path';
import { serveFiles } from './files';

const mockFolder = mkdtempSync(path.join(tmpdir(), 'files-'));
jest.mock('../config', () => ({
  config: () => ({ contentApiToken: 'token', edgeFreshSeconds: 4 }),
}));
jest.mock('../logging/log');
jest.mock('../media/media-cache', () => {
  class MediaMissingError extends Error {}
  return {
    MediaMissingError,
    getCachedMedia: async (name: string) => {
      if (name === 'down.webp') throw new Error('no CMS');
      const file = path.join(mockFolder, 'media', name);
      const stats = statSync(file, { throwIfNoEntry: false });
      if (!stats) throw new MediaMissingError(name);
      return { file, bytes: stats.size, changed: stats.mtime };
    },
  };
});

const failures: unknown[] = [];
/** Responds with the headers that Next would get. */
const answer = serveFiles(async ({ url = '', headers }, response) => {
  if (url.startsWith('/_next/image')) {
    response.setHeader('Cache-Control', 'public, max-age=86400, must-revalidate');
    response.end(url);
    return;
  }
  response.end(`Next: ${headers.range} ${headers['accept-encoding']}`);
}, mockFolder);
const server = http.createServer((request, response) => {
  answer(request, response).catch((error: unknown) => failures.push(error));
});
let origin = '';

beforeAll(async () => {
  for (const folder of ['public/images', '.next/static/chunks', 'media']) {
    mkdirSync(path.join(mockFolder, folder), { recursive: true });
  }
  writeFileSync(path.join(mockFolder, 'secret.txt'), 'secret');
  writeFileSync(path.join(mockFolder, 'public/images/a b.webp'), '0123456789');
  writeFileSync(path.join(mockFolder, 'public/images/a.webp'), '0123456789');
  writeFileSync(path.join(mockFolder, '.next/static/chunks/a.js'), '0123456789');
  writeFileSync(path.join(mockFolder, 'media/a.webp'), '0123456789');
  writeFileSync(path.join(mockFolder, 'media/large.mp4'), Buffer.alloc(8 * 1024 * 1024));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(mockFolder, { recursive: true });
});

const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + url, { headers: { 'Accept-Encoding': 'gzip', ...headers }, method });

describe.each(['/images/a.webp', '/images/a%20b.webp', '/_next/static/chunks/a.js'])(
  'the static file %s',
  (url) => {
    it.each(['bytes=10-', 'bytes=-0'])('is not satisfied by %s', async (Range) => {
      const response = await ask(url, { Range });
      expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    });

    it.each(['bytes=5-2', 'bytes=abc', 'bytes=', 'bytes=0-1,4-5', 'lines=0-1'])(
      'ignores the range %s',
      async (Range) => {
        expect(await (await ask(url, { Range })).text()).toBe('Next: undefined gzip, identity');
      },
    );

    it('is sent in parts as it is', async () => {
      expect(await (await ask(url, { Range: 'bytes=2-4' })).text()).toBe(
        'Next: bytes=2-4 undefined',
      );
    });

    it.each([
      [{ 'If-Match': '"x"' }, 412],
      [{ 'If-Match': '*' }, 200],
      [{ 'If-Unmodified-Since': 'Mon, 01 Jan 2001 00:00:00 GMT' }, 412],
      [{ 'If-Unmodified-Since': 'Mon, 01 Jan 2900 00:00:00 GMT' }, 200],
      [{ 'If-None-Match': '*', Range: 'bytes=10-' }, 200],
      [{ 'If-Range': '"x"', Range: 'bytes=10-' }, 200],
    ])('answers %j with %i', async (headers, status) => {
      expect((await ask(url, headers as Record<string, string>)).status).toBe(status);
    });
  },
);

it.each(['/images/none.webp', '/images', '/..%2fsecret.txt', '/images/%zz', '/images/%00', '/en'])(
  'leaves %s to Next',
  async (url) => {
    expect((await ask(url, { 'If-Match': '"x"', Range: 'bytes=99-' })).status).toBe(200);
  },
);

describe('a file of the CMS', () => {
  it('has a name in valid percent-encoding', async () => {
    expect((await ask('/media/%E0%A4%A')).status).toBe(400);
  });

  it.each([
    ['GET', {}, 200, '10', '0123456789'],
    ['GET', { Range: 'bytes=2-4' }, 206, '3', '234'],
    ['HEAD', {}, 200, '10', ''],
    ['HEAD', { Range: 'bytes=2-4' }, 200, '10', ''],
  ])('has a length with %s %j', async (method, headers, status, length, text) => {
    const response = await ask('/media/a.webp', headers, method);
    expect([response.status, response.headers.get('content-length')]).toEqual([status, length]);
    expect(await response.text()).toBe(text);
  });

  it('stops when the visitor disconnects', async () => {
    const socket = net.connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write('GET /media/large.mp4 HTTP/1.1\r\nHost: a\r\n\r\n');
    await new Promise((resolve) => socket.once('data', resolve));
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(failures).toEqual([]);
  });
});

it.each([
  ['/media/a.webp', 200],
  ['/images/a.webp', 200],
  ['/media/none.webp', 404],
  ['/media/made-up/a.webp', 404],
  ['/images/none.webp', 404],
  ['/images/../secret.webp', 404],
  ['/media/down.webp', 503],
  ['/images/hero.svg', 400],
  ['/media/a.pdf', 400],
  ['/media/%25.webp', 400],
  ["/media/a'.webp", 400],
  ['/media/a.webp¿\'"(', 400],
  ['https://evil.example/a.webp', 400],
  ['', 400],
])('asks for the picture %s with %i', async (address, status) => {
  const query = new URLSearchParams({ url: address, w: '640', q: '75' });
  expect((await ask(`/_next/image?${query}`)).status).toBe(status);
});

it('requests one picture', async () => {
  expect((await ask('/_next/image?url=/media/a.webp&url=/media/a.webp')).status).toBe(400);
  expect((await ask('/_next/image')).status).toBe(400);
});

describe('a picture without a version', () => {
  const address = (src: string) =>
    `/_next/image?${new URLSearchParams({ url: src, w: '480', q: '75' })}`;
  const current = () =>
    mediaPath(
      '/uploads/a.webp',
      statSync(path.join(mockFolder, 'media/a.webp')).mtime.toISOString(),
    );

  it('is resized from the current version, also after its file was replaced', async () => {
    const before = current();
    expect(await (await ask(address('/media/a.webp'))).text()).toBe(address(before));
    utimesSync(path.join(mockFolder, 'media/a.webp'), new Date(), new Date('2031-01-01'));
    expect(current()).not.toBe(before);
    expect(await (await ask(address('/media/a.webp'))).text()).toBe(address(current()));
  });

  it('is revalidated like a page; others keep their lifetime', async () => {
    const lifetime = async (src: string) =>
      (await ask(address(src))).headers.get('cache-control')?.split(', ').slice(0, 3);
    expect(await lifetime('/media/a.webp')).toEqual(['public', 'max-age=0', 's-maxage=4']);
    for (const src of [current(), '/images/a.webp']) {
      expect(await lifetime(src)).toEqual(['public', 'max-age=86400', 'must-revalidate']);
    }
  });
});
