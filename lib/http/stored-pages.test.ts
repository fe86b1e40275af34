import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { STORED_AT_HEADER } from './stored-at-header';
import { StoredPages } from './stored-pages';

const HTML = '<!doctype html><title>ميناء</title>'.repeat(200);
const ETAG = 'W/"abc"';

/** What stands for Next: its calls are counted. */
let render: (request: http.IncomingMessage, response: http.ServerResponse) => void;
let rendered = 0;
let pages = new StoredPages();

const server = http.createServer((request, response) => {
  const key = request.url ?? '';
  if (pages.send(key, request, response)) return;
  pages.watch(key, request, response);
  rendered += 1;
  render(request, response);
});

function fromCache(more: Record<string, string | string[]> = {}, state = 'HIT'): typeof render {
  return (_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('ETag', ETAG);
    response.setHeader('Vary', 'rsc');
    response.setHeader('Cache-Control', 's-maxage=300');
    response.setHeader(STORED_AT_HEADER, String(Date.now()));
    response.setHeader('x-nextjs-cache', state);
    for (const [name, value] of Object.entries(more)) response.setHeader(name, value);
    response.end(HTML);
  };
}

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

function ask(
  path: string,
  headers: http.OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = http.request({ port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.on('error', reject).end();
  });
}

/** Asks until Next is no longer needed; false if it always is. */
async function isStored(path: string): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const before = rendered;
    await ask(path);
    if (rendered === before) return true;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return false;
}

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  pages = new StoredPages();
  rendered = 0;
  render = fromCache();
});

it('sends a page from the cache as each client can read it, with the headers that it had', async () => {
  const original = await ask('/');
  expect(await isStored('/')).toBe(true);
  const plain = await ask('/');
  const [gzip, br] = [
    await ask('/', { 'accept-encoding': 'deflate, gzip' }),
    await ask('/', { 'accept-encoding': 'gzip, deflate, br;q=0.9' }),
  ];
  expect(plain.body.toString()).toBe(original.body.toString());
  expect(gunzipSync(gzip.body).toString()).toBe(HTML);
  expect(brotliDecompressSync(br.body).toString()).toBe(HTML);
  expect([plain, gzip, br].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'gzip',
    'br',
  ]);
  for (const { headers, body } of [plain, gzip, br]) {
    expect(headers).toMatchObject({
      etag: ETAG,
      vary: 'rsc, Accept-Encoding',
      'cache-control': 's-maxage=300',
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.byteLength),
    });
  }
  const refused = await ask('/', { 'accept-encoding': 'br;q=0, gzip; q=0.0' });
  expect(refused.headers['content-encoding']).toBeUndefined();
});

it('responds to HEAD and to a client that has the page already without a body', async () => {
  expect(await isStored('/')).toBe(true);
  const head = await ask('/', {}, 'HEAD');
  expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  expect(head.headers['content-length']).toBe(String(Buffer.byteLength(HTML)));
  for (const known of ['"abc"', 'W/"x", W/"abc"', '*']) {
    const same = await ask('/', { 'if-none-match': known });
    expect(same).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(same.headers.etag).toBe(ETAG);
  }
  expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
  const reload = await ask('/', { 'if-none-match': ETAG, 'cache-control': 'no-cache' });
  expect(reload.status).toBe(200);
});

it('never says that Not Found has not changed', async () => {
  const found = fromCache();
  render = (request, response) => {
    response.statusCode = 404;
    found(request, response);
  };
  expect(await isStored('/404')).toBe(true);
  expect((await ask('/404', { 'if-none-match': ETAG })).status).toBe(404);
});

it('understands what was compressed, and written in parts', async () => {
  const compressed = gzipSync(HTML);
  const [head, tail] = [compressed.subarray(0, 100), compressed.subarray(100)];
  render = (request, response) => {
    fromCache({ 'content-encoding': 'gzip' })(request, {
      setHeader: response.setHeader.bind(response),
      end: () => {
        response.write(head);
        response.end(tail);
      },
    } as unknown as http.ServerResponse);
  };
  expect(await isStored('/')).toBe(true);
  expect((await ask('/')).body.toString()).toBe(HTML);
});

it.each<[string, typeof render]>([
  ['was rendered for the request', fromCache({}, 'MISS')],
  ['is out of date', fromCache({}, 'STALE')],
  ['sets a cookie', fromCache({ 'set-cookie': 'a=b' })],
  ['has a nonce', fromCache({ 'content-security-policy': "script-src 'nonce-abc'" })],
  ['has no lifetime', fromCache({ 'cache-control': 'no-store' })],
  ['is at its end', fromCache({ [STORED_AT_HEADER]: String(Date.now() - 300_000) })],
])('does not store what %s', async (_, from) => {
  render = from;
  expect(await isStored('/')).toBe(false);
});

it('drops everything at a change, also what it is about to store', async () => {
  expect(await isStored('/')).toBe(true);
  const before = rendered;
  pages.clear();
  await ask('/');
  expect(rendered).toBe(before + 1);
  const page = render;
  pages.clear();
  render = (request, response) => {
    pages.clear();
    page(request, response);
  };
  expect(await isStored('/')).toBe(false);
});

it('stays within its memory, the page that was not asked for the longest goes first', async () => {
  pages = new StoredPages(Buffer.byteLength(HTML) * 2.5);
  expect(await isStored('/a')).toBe(true);
  expect(await isStored('/b')).toBe(true);
  await ask('/a');
  expect(await isStored('/c')).toBe(true);
  const before = rendered;
  await ask('/a');
  expect(rendered).toBe(before);
  await ask('/b');
  expect(rendered).toBe(before + 1);
});
