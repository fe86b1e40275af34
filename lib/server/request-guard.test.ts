import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { addressMatcher } from '../../packages/client-address/src';
import en from '@/messages/en.json';
import { addressRateLimiter } from '../limits/rate-limiter';
import { log } from '../logging/log';
import { metrics } from '../metrics/metrics';
import { ownRequestHeaders } from './own-requests';
import { guardRequests, type GuardOptions } from './request-guard';
import { createRequestListener } from './request-listener';

jest.mock('../logging/log');

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Reads the whole body, as Next does, and responds with its length. */
const count: Handle = async (request, response) => {
  let bytes = 0;
  for await (const chunk of request) bytes += (chunk as Buffer).length;
  response.end(`${bytes} bytes`);
};

async function serve(handle: Handle, options: Partial<GuardOptions> = {}): Promise<string> {
  const isTrustedProxy = options.isTrustedProxy ?? addressMatcher(['127.0.0.1']);
  const guarded = guardRequests(handle, {
    isTrustedProxy,
    renders: addressRateLimiter('test', { points: 1000, seconds: 60 }),
    uploadsPerAddress: 2,
    ...options,
  });
  const server = http.createServer(
    createRequestListener(guarded, {
      headers: {},
      isTrustedProxy,
      health: { isDraining: () => false, hasRendered: () => true, dataDirectory: tmpdir() },
    }),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=edge' };
const from = (ip: string) => ({ 'X-Forwarded-For': ip });

/** An upload that announces 100 KB, sends a part of it and then waits. */
function slowUpload(origin: string, ip: string, url = '/api/contact'): net.Socket {
  const socket = net.connect(Number(new URL(origin).port), '127.0.0.1');
  const head = [
    `POST ${url} HTTP/1.1`,
    'Host: localhost',
    `X-Forwarded-For: ${ip}`,
    `Content-Type: ${MULTIPART['Content-Type']}`,
    'Content-Length: 102400',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${'x'.repeat(1000)}`);
  socket.on('error', () => {});
  return socket;
}

it.each([
  ['POST', '/', 'application/x-www-form-urlencoded', 405, 'GET, HEAD'],
  ['POST', '/en/about-us', 'multipart/form-data; boundary=edge', 405, 'GET, HEAD'],
  ['POST', '/en/contact', 'application/x-www-form-urlencoded', 415, 'GET, HEAD, POST'],
  ['PUT', '/contact', 'multipart/form-data; boundary=edge', 405, 'GET, HEAD, POST'],
  ['DELETE', '/media/a.pdf', 'text/plain', 405, 'GET, HEAD'],
  ['PUT', '/api/lookups', 'application/json', 405, 'GET, HEAD, OPTIONS'],
  ['POST', '/api/captcha/proof', 'application/json', 405, 'GET, HEAD, OPTIONS'],
  ['DELETE', '/api/contact', 'text/plain', 405, 'POST, OPTIONS'],
  ['PROPFIND', '/api/none', 'text/plain', 405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
])('refuses %s %s of %s before it is read', async (method, url, type, status, allow) => {
  const handle = jest.fn(count);
  const origin = await serve(handle);
  const response = await fetch(origin + url, {
    method,
    body: 'a=b',
    headers: { 'Content-Type': type },
  });
  expect([response.status, response.headers.get('allow')]).toEqual([status, allow]);
  expect(handle).not.toHaveBeenCalled();
});

it.each([
  ['/contact', 'GET, HEAD, POST'],
  ['/about-us', 'GET, HEAD'],
  ['/api/lookups', 'GET, HEAD, OPTIONS'],
])('refuses TRACE of %s', async (url, allow) => {
  const origin = await serve(count);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    http
      .request(origin + url, { method: 'TRACE' }, resolve)
      .on('error', reject)
      .end();
  });
  response.resume();
  expect([response.statusCode, response.headers.allow]).toEqual([405, allow]);
});

it.each(['/contact', '/en/contact', '/data-sharing', '/en/e-services/moveableitems', '/vacancies'])(
  'lets the form of %s through',
  async (url) => {
    const origin = await serve(count);
    const response = await fetch(origin + url, { method: 'POST', body: 'abc', headers: MULTIPART });
    expect(await response.text()).toBe('3 bytes');
  },
);

it('serves an honest visitor while twelve slow uploads come from two addresses', async () => {
  const origin = await serve(count);
  const slow = Array.from({ length: 12 }, (_, place) =>
    slowUpload(origin, place % 2 ? '203.0.113.1' : '203.0.113.2'),
  );
  await pause(200);
  const response = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    body: 'x'.repeat(5_000_000),
    headers: { ...MULTIPART, ...from('198.51.100.1') },
  });
  expect(await response.text()).toBe('5000000 bytes');
  expect(slow.some((socket) => !socket.destroyed)).toBe(true);
  for (const socket of slow) socket.destroy();
});

it('allows a client IP two uploads at a time, with Retry-After beyond', async () => {
  const origin = await serve(count);
  const slow = [slowUpload(origin, '203.0.113.1'), slowUpload(origin, '203.0.113.1')];
  await pause(100);
  const third = (url: string) =>
    fetch(origin + url, {
      method: 'POST',
      body: 'x'.repeat(70_000),
      headers: { ...MULTIPART, ...from('203.0.113.1') },
    });
  const api = await third('/api/contact');
  expect([api.status, api.headers.get('retry-after')]).toEqual([429, '10']);
  const error = 'Too many uploads';
  expect(await api.json()).toEqual({ isSuccess: false, error, data: null });
  expect(en.serverErrors).toHaveProperty([error]);
  const page = await third('/contact');
  expect([page.status, page.headers.get('retry-after')]).toEqual([429, '10']);
  const html = await page.text();
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('أعد المحاولة بعد ثوانٍ');
  expect(html).toContain('in a few seconds');
  for (const socket of slow) socket.destroy();
  await pause(100);
  expect(await (await third('/api/contact')).text()).toBe('70000 bytes');
});

it('accepts forms without a file while slow uploads use all slots', async () => {
  const origin = await serve(count);
  const slow = Array.from({ length: 24 }, (_, place) => slowUpload(origin, `203.0.113.${place}`));
  await pause(200);
  const send = (bytes: number) =>
    fetch(`${origin}/api/contact`, {
      method: 'POST',
      body: 'x'.repeat(bytes),
      headers: { ...MULTIPART, ...from('198.51.100.1') },
    });
  expect((await send(5_000_000)).status).toBe(503);
  expect(await (await send(2000)).text()).toBe('2000 bytes');
  expect((await metrics().uploads.get()).values[0]?.value).toBe(24);
  for (const socket of slow) socket.destroy();
  await pause(200);
  expect(await (await send(5_000_000)).text()).toBe('5000000 bytes');
  expect((await metrics().uploads.get()).values[0]?.value).toBe(0);
});

it('lets a slow client finish sending, so that it reads its refusal', async () => {
  const origin = await serve(count, { uploadsPerAddress: 1 });
  const slow = slowUpload(origin, '203.0.113.1');
  await pause(100);
  const refused = slowUpload(origin, '203.0.113.1');
  const [head] = (await once(refused, 'data')) as [Buffer];
  expect(String(head)).toContain('HTTP/1.1 429 ');
  refused.write('x'.repeat(101_400));
  refused.write('GET /en HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  const [next] = (await once(refused, 'data')) as [Buffer];
  expect(String(next)).toContain('HTTP/1.1 200 ');
  slow.destroy();
});

it('treats a form of unknown length as an upload', async () => {
  const origin = await serve(count, { uploadsPerAddress: 1 });
  const socket = slowUpload(origin, '203.0.113.1');
  await pause(100);
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('abc'));
      controller.close();
    },
  });
  const { status } = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    body,
    headers: { ...MULTIPART, ...from('203.0.113.1') },
    duplex: 'half',
  } as RequestInit);
  expect(status).toBe(429);
  socket.destroy();
});

describe('pages', () => {
  /** A page from the cache, depending on the URL. */
  const page: Handle = async (request, response) => {
    if (request.url?.includes('cached')) response.setHeader('x-nextjs-cache', 'HIT');
    const isLed = request.headers.cookie === 'locale=ar' || request.url === '/en/moved';
    if (isLed) response.setHeader('x-middleware-decided', 'redirect');
    else if (request.url?.includes('stored')) response.setHeader('x-nextjs-cache', 'MISS');
    response.statusCode = isLed || request.url?.includes('moved') ? 307 : 200;
    if (request.headers['if-none-match']) response.statusCode = 304;
    response.end('page');
  };
  const limited = () =>
    serve(page, { renders: addressRateLimiter('test', { points: 3, seconds: 60 }) });
  const visit = (origin: string, url: string, ip = '203.0.113.1', headers = {}) =>
    fetch(origin + url, { redirect: 'manual', headers: { ...from(ip), ...headers } });

  it('are rendered a number of times for a client IP, then it reads why not', async () => {
    const origin = await limited();
    for (let time = 0; time < 3; time += 1) {
      expect((await visit(origin, `/en/search?q=${time}`)).status).toBe(200);
    }
    const refused = await visit(origin, '/en/search?q=4');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    const html = await refused.text();
    expect(html).toContain('<html lang="en" dir="ltr">');
    expect(html).toContain('Wait a minute');
    expect(html).toContain('انتظر دقيقة');
    expect((await visit(origin, '/en/search?q=4', '198.51.100.1')).status).toBe(200);
  });

  it('that redirect only when they are rendered count', async () => {
    const origin = await limited();
    for (let time = 0; time < 3; time += 1) await visit(origin, `/en/article?news=moved-${time}`);
    expect((await visit(origin, '/en/article?news=moved-4')).status).toBe(429);
  });

  it('from the cache and redirects do not count, and are served beyond the limit', async () => {
    const origin = await limited();
    for (let time = 0; time < 5; time += 1) {
      expect((await visit(origin, '/en?cached')).status).toBe(200);
      expect((await visit(origin, '/en/moved')).status).toBe(307);
    }
    for (let time = 0; time < 3; time += 1) await visit(origin, `/en/search?q=${time}`);
    expect((await visit(origin, '/en/search?q=4')).status).toBe(429);
    expect((await visit(origin, '/_next/image?url=x')).status).toBe(429);
    expect((await visit(origin, '/en?cached')).status).toBe(200);
    expect((await visit(origin, '/fonts/a.woff2')).status).toBe(200);
  });

  it('count each time, a picture that the browser has already once', async () => {
    const origin = await limited();
    const status = async (url: string) =>
      (await visit(origin, url, undefined, { 'If-None-Match': '*' })).status;
    for (let time = 0; time < 5; time += 1) expect(await status('/_next/image?url=x')).toBe(304);
    for (let time = 0; time < 2; time += 1) expect(await status('/en/search?q=x')).toBe(304);
    expect(await status('/en/search?q=x')).toBe(429);
    expect(await status('/_next/image?url=y')).toBe(429);
    expect(await status('/_next/image?url=x')).toBe(304);
  });

  it('cached by another visitor are served beyond the limit', async () => {
    const origin = await limited();
    await visit(origin, '/en/article?news=stored', '198.51.100.1');
    await visit(origin, '/en/article?news=stored', '198.51.100.1', { Cookie: 'locale=ar' });
    await visit(origin, '/en/article?news=moved-stored', '198.51.100.1');
    for (let time = 0; time < 3; time += 1) await visit(origin, `/en/search?q=${time}`);
    expect((await visit(origin, '/en/search?q=4')).status).toBe(429);
    expect((await visit(origin, '/en/article?news=stored')).status).toBe(200);
    expect((await visit(origin, '/en/article?news=moved-stored')).status).toBe(429);
  });

  it('requested by the site itself do not count; the header cannot be forged', async () => {
    const origin = await limited();
    for (let time = 0; time < 9; time += 1) {
      const own = await visit(origin, `/en/search?q=${time}`, '203.0.113.1', ownRequestHeaders());
      expect(own.status).toBe(200);
    }
    const forged = { 'X-Own-Request': 'x' };
    for (let time = 0; time < 3; time += 1) await visit(origin, `/en?${time}`, undefined, forged);
    expect((await visit(origin, '/en?4', undefined, forged)).status).toBe(429);
  });
});

it('warns once of X-Forwarded-For from an address that is not trusted', async () => {
  const origin = await serve(count, { isTrustedProxy: addressMatcher([]) });
  await fetch(origin);
  expect(log.warn).not.toHaveBeenCalled();
  for (let time = 0; time < 3; time += 1) await fetch(origin, { headers: from('203.0.113.1') });
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.warn).toHaveBeenCalledWith({ setting: 'TRUSTED_PROXIES' }, expect.any(String));
});
