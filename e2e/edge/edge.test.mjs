import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, unlinkSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { startEdge } from '../../tools/lib/edge.mjs';
import { freePort } from '../../tools/lib/network.mjs';
import { stop } from '../../tools/lib/processes.mjs';
import { logFile } from '../../tools/lib/project.mjs';
import { FakeSite } from './fake-site.mjs';

/** nginx with deploy/nginx in front of fake sites. */
const folder = mkdtempSync(path.join(tmpdir(), 'ports-edge-'));
let edge;
let siteA;
let siteB;
let ports;

before(async () => {
  const [first, second, port] = await Promise.all(Array.from({ length: 3 }, freePort));
  ports = { sites: [first, second], port };
  siteA = await new FakeSite('one', first).start();
  siteB = await new FakeSite('two', second).start();
  edge = await startEdge({
    ...ports,
    chatPort: first,
    folder,
    log: logFile('edge-test'),
    env: { EDGE_SLOWEST: '1s' },
  });
});

after(async () => {
  if (edge) await stop(edge, 'SIGQUIT');
  await Promise.all([siteA.stop(), siteB.stop()].map((end) => end.catch(() => {})));
  rmSync(folder, { recursive: true, force: true });
});

let version = 0;
beforeEach(async () => {
  version += 1;
  for (const site of [siteA, siteB]) {
    site.requests.length = 0;
    site.edition = version;
    site.answer = undefined;
    site.lifetime = 'public, max-age=0, s-maxage=300';
  }
  emptyCache();
});

afterEach(() => {
  for (const site of [siteA, siteB]) site.answer = undefined;
});

const reached = () => [...siteA.requests, ...siteB.requests];

function ask(address, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const request = http.request(
      edge.url + address,
      { method, headers, agent: false },
      async (response) => {
        let text = '';
        try {
          for await (const chunk of response) text += chunk;
        } catch (error) {
          return reject(error);
        }
        resolve({ status: response.statusCode, headers: response.headers, text });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

const page = async (address, headers = {}) => JSON.parse((await ask(address, { headers })).text);

async function readAll(socket) {
  let text = '';
  try {
    for await (const chunk of socket) text += chunk;
  } catch (error) {
    if (error.code !== 'ECONNRESET') throw error;
  }
  return text;
}

function storedFiles(cache) {
  const stored = path.join(folder, 'state', cache);
  return readdirSync(stored, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

function storedKeys(cache, part) {
  return storedFiles(cache)
    .map((file) => readFileSync(file, 'latin1'))
    .filter((text) => /\nKEY: (.*)/.exec(text)?.[1]?.includes(part)).length;
}

function emptyCache() {
  for (const cache of ['pages', 'open-data'])
    storedFiles(cache).forEach((file) => unlinkSync(file));
}

/** Waits until nginx's `fail_timeout` is over. */
async function recovered() {
  for (const site of [siteA, siteB]) {
    site.requests.length = 0;
    site.answer = undefined;
  }
  while (siteA.requests.length === 0 || siteB.requests.length === 0) {
    await ask('/api/recovered');
    await pause(200);
  }
}

const VISITORS = [
  {},
  { Cookie: 'locale=ar' },
  { Cookie: 'theme=x; locale=en' },
  { Cookie: 'locale=en; a=b' },
  { 'Accept-Language': 'en' },
];
const choseEnglish = (visitor) => /locale=en/.test(visitor.Cookie ?? '');

test('bare paths are stored in Arabic, and visitors who chose English get English', async () => {
  for (const visitors of [VISITORS, VISITORS.toReversed?.() ?? [...VISITORS].reverse()]) {
    emptyCache();
    for (const address of ['/', '/about-us', '/media-center?o=Video&page=2', '/e-services/sla']) {
      for (const visitor of visitors) {
        const response = await ask(address, { headers: visitor });
        if (choseEnglish(visitor)) {
          assert.equal(response.status, 302);
          assert.equal(response.headers.location, address === '/' ? '/en' : `/en${address}`);
          assert.equal(response.headers['cache-control'], 'no-store');
        } else {
          assert.equal(JSON.parse(response.text).language, 'ar');
        }
      }
      const english = address === '/' ? '/en' : `/en${address}`;
      for (const visitor of visitors) {
        assert.equal((await page(english, visitor)).language, 'en');
      }
    }
  }
  assert.ok(reached().every(({ headers }) => headers.cookie === undefined));
});

test('a language-neutral path is the same file for all visitors', async () => {
  for (const file of ['/robots.txt', '/sitemap.xml', '/feeds/news.xml', '/manifest.webmanifest']) {
    for (const headers of VISITORS) assert.equal((await ask(file, { headers })).status, 200);
    assert.equal(reached().filter(({ url }) => url === file).length, 1);
  }
});

test('a choice of language reaches the site with everything', async () => {
  await ask('/about-us?lang=ar', { headers: { Cookie: 'locale=en' } });
  await ask('/about-us?lang=ar', { headers: { Cookie: 'locale=en' } });
  assert.deepEqual(
    reached().map(({ url, headers }) => [url, headers.cookie]),
    [
      ['/about-us?lang=ar', 'locale=en'],
      ['/about-us?lang=ar', 'locale=en'],
    ],
  );
});

test('a page is requested once regardless of ignored query parameters', async () => {
  const addresses = ['o=Video&page=2', 'page=2&o=Video', 'utm_source=x&o=Video&page=2&fbclid=1'];
  for (const query of addresses) {
    assert.equal((await page(`/media-center?${query}`)).url, '/media-center?o=Video&page=2');
  }
  for (const query of ['', '?utm_source=x', '?page=7', '?%6f=Video', '?_rsc=x']) {
    assert.equal((await page(`/about-us${query}`)).url, '/about-us');
  }
  assert.equal(reached().length, 2);
});

test('an address with a made-up value is not stored', async () => {
  const addresses = [
    ...['/media-center?o=viDeo', '/ports?port=%D8%AC%D8%AF%D8%A9', '/article?news=UPPER'],
    ...['/search?q=x', '/en/search?q=x', '/Unknown', '/a/b/c/d/e'],
  ];
  for (const address of addresses) {
    assert.equal((await page(address)).url, address);
    await page(address);
    assert.equal(reached().filter(({ url }) => url === address).length, 2, address);
  }
});

test("the router's responses are stored apart from documents, the same for all visitors", async () => {
  const tree = { RSC: '1', 'Next-Router-State-Tree': 'x', 'Next-Url': '/y' };
  assert.equal((await page('/ports?port=jeddah&_rsc=abc', tree)).kind, 'rsc');
  assert.equal((await page('/ports?port=jeddah')).kind, 'html');
  assert.equal((await page('/ports?_rsc=1&port=jeddah', { RSC: '1' })).kind, 'rsc');
  assert.deepEqual(
    reached().map(({ url }) => url),
    ['/ports?port=jeddah&_rsc', '/ports?port=jeddah'],
  );
  assert.equal(reached()[0].headers['next-router-state-tree'], undefined);

  const prefetch = { ...tree, 'Next-Router-Prefetch': '1' };
  for (let i = 0; i < 2; i += 1) await page('/ports?_rsc=q', prefetch);
  assert.equal(reached().filter(({ url }) => url === '/ports?_rsc=q').length, 2);
  assert.equal(reached().at(-1).headers['next-router-state-tree'], 'x');
});

test("a router's request at the address of a document is not stored", async () => {
  for (const query of ['', '?port=jeddah', '?x_rsc=1', '?port=_rsc']) {
    const address = `/ports${query}`;
    for (let i = 0; i < 2; i += 1) await page(address, { RSC: '1' });
    assert.equal(reached().filter(({ url }) => url === address).length, 2, address);
  }
});

test('each of three kinds of browsers has its own compression, made once', async () => {
  const kinds = [
    ['br', ['gzip, deflate, br', 'br;q=1.0, gzip;q=0.8', 'gzip;q=0, br']],
    ['gzip', ['gzip', 'gzip, deflate', 'gzip, br;q=0', 'GZIP']],
    ['', ['', 'identity', 'deflate', 'gzip;q=0']],
  ];
  for (const [kind, browsers] of kinds) {
    for (const browser of browsers) {
      const { encoding } = await page('/about-us', { 'Accept-Encoding': browser });
      assert.equal(encoding, kind, browser);
    }
  }
  assert.equal(reached().length, 3);
});

test('cookies, errors and no-store responses are not cached', async () => {
  const responses = {
    '/set-cookie': [200, { 'Set-Cookie': 'a=b', 'Cache-Control': 's-maxage=300' }],
    '/no-store': [200, { 'Cache-Control': 'no-store' }],
    '/private': [200, { 'Cache-Control': 'private, max-age=300' }],
    '/moved': [307, { Location: '/', 'Cache-Control': 'no-store' }],
    '/missing': [404, { 'Cache-Control': 'no-store' }],
    '/silent': [200, {}],
  };
  for (const site of [siteA, siteB]) {
    site.answer = ({ url }, response) => {
      if (!responses[url]) return false;
      response.writeHead(...responses[url]).end('x');
      return true;
    };
  }
  for (const [address, [status]] of Object.entries(responses)) {
    for (let i = 0; i < 2; i += 1) assert.equal((await ask(address)).status, status);
    assert.equal(reached().filter(({ url }) => url === address).length, 2, address);
  }
});

test('drafts are shown to editors only', async () => {
  const pass = `__Host-preview-pass=1795790000.7.${'c'.repeat(43)}`;
  await page('/about-us');
  for (const cookie of [pass, `a=b; __prerender_bypass=x; ${pass}`]) {
    for (const site of [siteA, siteB]) site.edition = 'draft';
    const Cookie = cookie;
    assert.equal((await page('/about-us?x=1', { Cookie })).edition, 'draft');
    assert.equal(reached().at(-1).headers.cookie ?? siteA.requests.at(-1).headers.cookie, cookie);
    assert.equal((await page('/about-us')).edition, version);
    for (const site of [siteA, siteB]) site.edition = version;
  }
});

test('a cookie that no preview sets goes past no stored page', async () => {
  await page('/about-us');
  for (const Cookie of ['__prerender_bypass=x', '__Host-preview-pass=x', '__Host-preview-pass=']) {
    await page('/about-us', { Cookie });
  }
  assert.equal(reached().length, 1);
});

test('forms, handlers and files reach the site as they are, each time', async () => {
  for (let i = 0; i < 2; i += 1) {
    await ask('/contact?a=b', { method: 'POST', body: 'form', headers: { Cookie: 'c=d' } });
    await ask('/api/search?q=x', { headers: { Cookie: 'c=d' } });
    await ask('/media/abc/file.pdf', { headers: { Range: 'bytes=0-1' } });
  }
  const posts = reached().filter(({ method }) => method === 'POST');
  assert.deepEqual(
    posts.map(({ url, body, headers }) => [url, body, headers.cookie]),
    Array(2).fill(['/contact?a=b', 'form', 'c=d']),
  );
  assert.equal(reached().filter(({ url }) => url === '/api/search?q=x').length, 2);
  const files = reached().filter(({ url }) => url === '/media/abc/file.pdf');
  assert.deepEqual(
    files.map(({ headers }) => headers.range),
    ['bytes=0-1', 'bytes=0-1'],
  );
});

test('open data is stored in each format', async () => {
  const address = '/api/open/v1/port-calls?locode=SAJED';
  for (const site of [siteA, siteB]) {
    site.answer = ({ url, headers }, response) => {
      if (!url.startsWith('/api/open/')) return false;
      response.writeHead(url.endsWith('bad') ? 400 : 200, {
        'Cache-Control': url.endsWith('bad')
          ? 'no-store'
          : 'public, max-age=60, stale-if-error=3600',
        Vary: 'Accept',
        ETag: 'W/"a"',
      });
      response.end(`${headers.accept} ${headers.cookie}`);
      return true;
    };
  }
  for (let i = 0; i < 3; i += 1) {
    for (const Accept of ['text/csv', 'application/json']) {
      const { text } = await ask(address, { headers: { Accept, Cookie: `visitor=${i}` } });
      assert.equal(text, `${Accept} undefined`);
    }
    await ask('/api/open/v1/bad');
  }
  const asked = (part) => reached().filter(({ url }) => url.includes(part)).length;
  assert.deepEqual([asked('port-calls'), asked('bad')], [2, 3]);
  // Unbounded queries have a separate cache zone, so that they evict no page.
  assert.deepEqual(
    [storedKeys('pages', 'port-calls'), storedKeys('open-data', 'port-calls')],
    [0, 2],
  );
  const known = await ask(address, { headers: { Accept: 'text/csv', 'If-None-Match': 'W/"a"' } });
  assert.equal(known.status, 304);
});

test('a client cannot forge its IP address or request id', async () => {
  const headers = {
    'X-Forwarded-For': '1.2.3.4',
    Forwarded: 'for=1.2.3.4',
    'X-Request-Id': 'mine',
    'X-Forwarded-Host': 'evil.example',
  };
  const first = await ask('/about-us', { headers });
  const second = await ask('/about-us', { headers });
  const [seen] = reached();
  assert.equal(seen.headers['x-forwarded-for'], '127.0.0.1');
  assert.equal(seen.headers.forwarded, undefined);
  assert.equal(seen.headers['x-forwarded-host'], undefined);
  assert.match(seen.headers['x-request-id'], /^[0-9a-f]{32}$/);
  assert.equal(first.headers['x-request-id'], seen.headers['x-request-id']);
  assert.match(second.headers['x-request-id'], /^[0-9a-f]{32}$/);
  assert.notEqual(second.headers['x-request-id'], first.headers['x-request-id']);
});

test('internal endpoints are not public', async () => {
  for (const address of ['/health', '/api/health/live', '/metrics', '/api/metrics']) {
    assert.equal((await ask(address)).status, 404, address);
  }
  assert.doesNotMatch((await ask('/_edge/unavailable.html')).text, /غير متاح/);
  assert.equal((await ask('/about-us', { method: 'TRACE' })).status, 405);
  assert.deepEqual(reached(), []);
});

test('leaves other methods to the site and stores nothing of them', async () => {
  const methods = ['COPY', 'DELETE', 'GET', 'PURGE', 'PUT'];
  for (const method of methods) await ask('/about-us', { method });
  assert.deepEqual(
    reached()
      .map(({ method }) => method)
      .sort(),
    methods,
  );
});

test('slow and oversized requests never reach the site', async () => {
  const socket = net.connect(ports.port, '127.0.0.1');
  socket.write('POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nslow');
  const answer = await readAll(socket);
  assert.match(answer, /^$|^HTTP\/1\.1 408 /);

  const large = await ask('/api/contact', {
    method: 'POST',
    headers: { 'Content-Length': 10 * 1024 * 1024 },
  }).catch(() => ({ status: 413 }));
  assert.equal(large.status, 413);
  assert.deepEqual(reached(), []);
});

test('a form that is too large gets a page in both languages', async () => {
  const { status, headers, text } = await ask('/en/contact', {
    method: 'POST',
    headers: { 'Content-Length': 10 * 1024 * 1024 },
  });
  assert.deepEqual([status, headers['content-type']], [413, 'text/html']);
  assert.match(text, /لم يكتمل طلبك[^]*Your request was not completed/);
  assert.deepEqual(reached(), []);
});

test('headers that a site would break off are refused, and smaller ones are passed on', async () => {
  const headers = (length) => ({ Cookie: 'a'.repeat(length), 'X-Other': 'b'.repeat(length) });
  for (let i = 0; i < 6; i += 1) {
    const refused = await ask('/api/large', { headers: headers(8000) });
    assert.deepEqual([refused.status, refused.headers['x-content-type-options']], [431, 'nosniff']);
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, n) => [`X-${n}`, 'b'.repeat(490)]),
    );
    assert.equal((await ask('/api/large', { headers: many })).status, 431);
  }
  assert.equal((await ask(`/api/large?a=${'x'.repeat(9000)}`)).status, 414);
  assert.deepEqual(reached(), []);
  assert.equal((await ask('/api/large', { headers: headers(5900) })).status, 200);
});

test('failing requests do not take the sites out of rotation', async () => {
  const bad = {
    '/api/large-head': (response) =>
      response.writeHead(200, { 'X-Large': 'x'.repeat(40_000) }).end(),
    '/api/breaks-off': (response) => response.destroy(),
  };
  for (const site of [siteA, siteB]) {
    site.answer = ({ url }, response) => {
      bad[url]?.(response);
      return url in bad;
    };
  }
  for (let i = 0; i < 12; i += 1) {
    for (const address of Object.keys(bad)) {
      assert.ok((await ask(address)).status >= 502);
      for (const method of ['GET', 'POST']) {
        assert.equal((await ask(`/api/visitor-${i}`, { method })).status, 200);
      }
      assert.equal((await ask(`/not-stored-${i}`)).status, 200);
    }
  }
  await recovered();
});

const KINDS = ['br', 'gzip', ''].flatMap((encoding) => [
  { 'Accept-Encoding': encoding },
  { 'Accept-Encoding': encoding, RSC: '1' },
]);

/** Caches pages that are stale when this returns. */
async function storeStale(addresses, { kinds = [{}], whileRevalidated = 10 } = {}) {
  for (const site of [siteA, siteB]) {
    site.lifetime = `public, max-age=0, s-maxage=1, stale-while-revalidate=${whileRevalidated}`;
  }
  for (const address of addresses) {
    for (const kind of kinds) assert.equal((await page(address, kind)).edition, version);
  }
  await pause(2100);
  for (const site of [siteA, siteB]) site.requests.length = 0;
}

test('the first request after the freshness sees a change, in every kind of browser', async () => {
  const address = '/media-center?o=Video&_rsc';
  await storeStale([address], { kinds: KINDS });
  for (const site of [siteA, siteB]) site.edition = 'new';
  for (const kind of KINDS) assert.equal((await page(address, kind)).edition, 'new');
});

test('an unchanged page is revalidated by its ETag, and is fresh again', async () => {
  await storeStale(['/about-us']);
  for (const site of [siteA, siteB]) site.lifetime = 'public, max-age=0, s-maxage=300';
  for (let i = 0; i < 3; i += 1) assert.equal((await page('/about-us')).edition, version);
  assert.equal(reached().length, 1);
  assert.match(reached()[0].headers['if-none-match'], /^W\/"/);
  const etag = (await ask('/about-us')).headers.etag;
  const known = await ask('/about-us', { headers: { 'If-None-Match': etag } });
  assert.deepEqual([known.status, known.text], [304, '']);
});

test('a page that is gone is gone', async () => {
  await storeStale(['/article?news=gone']);
  for (const site of [siteA, siteB]) {
    site.answer = (request, response) => {
      response.writeHead(307, { Location: '/404', 'Cache-Control': 'no-store' }).end();
      return true;
    };
  }
  for (let i = 0; i < 2; i += 1) assert.equal((await ask('/article?news=gone')).status, 307);
});

test('many visitors of a page make one request to a site', async () => {
  await storeStale(['/about-us']);
  for (const site of [siteA, siteB]) site.delayMs = 300;
  try {
    for (const address of ['/about-us', '/contact']) {
      const pages = await Promise.all(Array.from({ length: 20 }, () => page(address)));
      assert.ok(pages.every(({ edition }) => edition === version));
      assert.equal(reached().filter(({ url }) => url === address).length, 1, address);
    }
  } finally {
    for (const site of [siteA, siteB]) site.delayMs = 0;
  }
});

test('scripts of an old build stay, and those of a new one are found on whichever site has them', async () => {
  const asset = (request, response) => {
    const [file] = request.url.split('?');
    const found = { '/_next/static/old.js': 'old', '/_next/static/new.js': 'new' }[file];
    if (!request.url.startsWith('/_next/static/')) return false;
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.writeHead(found ? 200 : 404).end(found);
    return true;
  };
  siteA.answer = asset;
  siteB.answer = asset;
  assert.equal((await ask('/_next/static/old.js')).text, 'old');
  siteB.answer = (request, response) => {
    if (request.url.startsWith('/_next/static/new.js')) return asset(request, response);
    response.writeHead(404).end();
    return true;
  };
  siteA.answer = (request, response) => {
    response.writeHead(404).end();
    return true;
  };
  assert.equal((await ask('/_next/static/old.js')).text, 'old');
  for (let i = 0; i < 4; i += 1) {
    assert.equal((await ask(`/_next/static/new.js?dpl=${i}`)).text, 'new');
  }
});

test('the chat passes through', async () => {
  const socket = net.connect(ports.port, '127.0.0.1');
  socket.write(
    'GET /hubs/chat?id=1 HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  assert.match(await readAll(socket), /^HTTP\/1\.1 101 /);
  assert.equal(siteA.requests.at(-1).url, '/hubs/chat?id=1');
});

test('a form is sent once even if its site dies, and a page is retried on another', async () => {
  for (const site of [siteA, siteB]) {
    site.answer = (request, response) => {
      if (!/fails/.test(request.url) || (site === siteB && request.method === 'GET')) return false;
      response.destroy();
      return true;
    };
  }
  assert.equal((await ask('/api/fails', { method: 'POST', body: 'x' })).status, 503);
  assert.equal(reached().filter(({ method }) => method === 'POST').length, 1);
  for (let i = 0; i < 3; i += 1) assert.equal((await page(`/fails-${i}`)).site, 'two');
  await recovered();
});

test('a failing service does not affect pages', async () => {
  for (const site of [siteA, siteB]) {
    site.answer = (request, response) => {
      if (!/^\/(api|media|e-services)\//.test(request.url)) return false;
      response.writeHead(503, { 'Cache-Control': 'no-store' }).end();
      return true;
    };
  }
  for (let i = 0; i < 6; i += 1) {
    assert.equal((await ask('/api/captcha')).status, 503);
    assert.equal((await ask('/e-services/vesselsearch')).status, 503);
    assert.equal((await ask('/media/missing.pdf')).status, 503);
    assert.equal((await ask(`/unseen-${i}`)).status, 200);
  }
  await recovered();
});

test('a file that one site has is found while the others cannot fetch it', async () => {
  siteA.answer = (request, response) => {
    if (!request.url.startsWith('/media/')) return false;
    response.writeHead(503, { 'Cache-Control': 'no-store' }).end();
    return true;
  };
  for (let i = 0; i < 6; i += 1) assert.equal((await ask('/media/kept.pdf')).status, 200);
  await recovered();
});

test('while every site is down, cached pages are served, and other requests get 503', async () => {
  for (const site of [siteA, siteB]) site.lifetime = 'public, max-age=0, s-maxage=1';
  await ask('/api/open/v1/ports');
  await page('/about-us?_rsc', { RSC: '1' });
  await storeStale(['/', '/about-us', '/en/about-us']);
  await Promise.all([siteA.stop(), siteB.stop()]);

  for (let i = 0; i < 3; i += 1) {
    for (const address of ['/', '/about-us', '/en/about-us']) {
      assert.equal((await page(address)).edition, version, address);
    }
    assert.equal((await page('/about-us?_rsc', { RSC: '1' })).kind, 'rsc');
    const redirect = await ask('/about-us', { headers: { Cookie: 'locale=en' } });
    assert.equal(redirect.headers.location, '/en/about-us');
  }
  const unknown = await ask('/contact');
  assert.ok(unknown.status === 502 || unknown.status === 503, String(unknown.status));
  assert.match(unknown.text, /غير متاح/);
  assert.match(unknown.headers['content-type'], /text\/html/);
  assert.equal(unknown.headers['cache-control'], 'no-store');
  const handler = await ask('/api/search?q=x');
  assert.equal(handler.status, 503);
  assert.equal(JSON.parse(handler.text).isSuccess, false);
  assert.equal((await ask('/api/open/v1/ports')).status, 200);
  const data = await ask('/api/open/v1/tenders');
  assert.equal(data.headers['content-type'], 'application/problem+json');
  assert.deepEqual([data.status, JSON.parse(data.text).status], [503, 503]);

  await Promise.all([siteA.start(), siteB.start()]);
  await recovered();
  for (const site of [siteA, siteB]) site.edition = 'after';
  assert.equal((await page('/contact')).edition, 'after');
  assert.equal((await page('/about-us')).edition, 'after');
});

function killWorkers() {
  const { pid } = edge.child;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const workers = children.filter((child) =>
    readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('worker process'),
  );
  assert.equal(workers.length, 2);
  for (const worker of workers) process.kill(Number(worker), 'SIGKILL');
}

test('killed workers of the edge are replaced and their cache is served', async () => {
  await page('/about-us');
  killWorkers();
  assert.equal((await page('/about-us')).edition, version);
  assert.equal((await page('/contact')).edition, version);
  assert.equal(reached().filter(({ url }) => url === '/about-us').length, 1);
});

test('a page is fresh again although the worker that revalidated it was killed', async () => {
  await storeStale(['/about-us'], { whileRevalidated: 1 });
  for (const site of [siteA, siteB]) Object.assign(site, { edition: 'new', delayMs: 5000 });
  const cut = ask('/about-us').catch(() => {});
  while (reached().length === 0) await pause(20);
  killWorkers();
  await cut;
  for (const site of [siteA, siteB]) site.delayMs = 0;
  await pause(1100);
  assert.equal((await page('/about-us')).edition, 'new');
});

test('the cache survives a restart of the edge', async () => {
  await page('/about-us');
  await stop(edge, 'SIGQUIT');
  edge = await startEdge({ ...ports, folder, log: logFile('edge-test-again') });
  // nginx loads the cache from disk in the background.
  await page('/about-us');
  assert.equal(reached().length, 1);
});

test('the number of connections per client is limited', async () => {
  const port = await freePort();
  const strict = await startEdge({
    ...ports,
    port,
    folder: path.join(folder, 'strict'),
    log: logFile('edge-test-strict'),
    env: { EDGE_CONNECTIONS_PER_ADDRESS: '3' },
  });
  try {
    for (const site of [siteA, siteB]) site.answer = () => true;
    const hanging = Array.from({ length: 3 }, () => {
      const request = http.get(`${strict.url}/api/hangs`, { agent: false });
      request.on('error', () => {});
      return request;
    });
    while (reached().length < 3) await pause(50);
    const { status } = await fetch(`${strict.url}/api/one-more`);
    assert.equal(status, 429);
    for (const request of hanging) request.destroy();
  } finally {
    await stop(strict, 'SIGQUIT');
  }
});

test('an IPv6 /64 has the limits of one client, in every spelling, and an IPv4 address its own', async () => {
  const port = await freePort();
  const strict = await startEdge({
    ...ports,
    port,
    folder: path.join(folder, 'networks'),
    log: logFile('edge-test-networks'),
    env: {
      EDGE_TRUSTED_PROXIES: '127.0.0.1',
      EDGE_REQUESTS_PER_SECOND: '1',
      EDGE_REQUESTS_BURST: '5',
    },
  });
  const allowed = async (addresses) => {
    const statuses = await Promise.all(
      addresses.map(async (address) => {
        const headers = { 'X-Forwarded-For': address };
        const response = await fetch(`${strict.url}/api/anything`, { headers });
        return response.status;
      }),
    );
    return statuses.filter((status) => status === 200).length;
  };
  /** Twelve addresses of a /64, of which six may burst. */
  const twelve = (spell) => Array.from({ length: 12 }, (_, i) => spell(i + 1));
  try {
    for (const addresses of [
      twelve((i) => `2001:db8:1:2::${i}`),
      twelve((i) => `2001:db8:1:3:${i}:1:1:1`),
      twelve((i) => `2001:db8::${i}`),
      twelve((i) => (i % 2 ? `2001:db9::${i}` : `2001:db9:0:0:${i}::`)),
      twelve((i) => (i % 2 ? `2001:0:0:4::${i}` : `2001::4:${i}:1:1:1`)),
      twelve((i) => (i % 2 ? `::4:${i}:1:1:1` : `0:0:0:4::${i}`)),
      twelve((i) => (i % 2 ? `0:0:5:6:${i}::` : `::5:6:${i}:1:1:1`)),
      twelve((i) => (i % 2 ? '192.0.2.1' : '::ffff:192.0.2.1')),
    ]) {
      const start = performance.now();
      const count = await allowed(addresses);
      // One more per second that this takes.
      const max = 6 + Math.ceil((performance.now() - start) / 1000);
      assert.ok(count >= 6 && count <= max, `${count} of ${addresses.join(' ')}`);
    }
    assert.equal(await allowed(twelve((i) => `2001:db8:2:${i}::1`)), 12);
    assert.equal(await allowed(twelve((i) => `::ffff:198.51.100.${i}`)), 12);
    assert.equal(await allowed(twelve((i) => `203.0.113.${i}`)), 12);
  } finally {
    await stop(strict, 'SIGQUIT');
  }
});
