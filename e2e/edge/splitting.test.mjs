import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { startEdge } from '../../tools/lib/edge.mjs';
import { freePort } from '../../tools/lib/network.mjs';
import { root, stop } from '../../tools/lib/processes.mjs';
import { logFile } from '../../tools/lib/project.mjs';

/** Raw bytes that nginx sends upstream: a parser could hide a second request. */
const HOST = 'www.ports.example';
const folder = mkdtempSync(path.join(tmpdir(), 'ports-splitting-'));
const RESPONSE = 'HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\nok';
let edge;
let site;
let ports;
let sent = '';

before(async () => {
  const [sitePort, port] = await Promise.all(Array.from({ length: 2 }, freePort));
  ports = { port };
  site = net.createServer((socket) => {
    let head = '';
    socket.setEncoding('latin1');
    socket.on('error', () => {});
    socket.on('data', (text) => {
      sent += text;
      head += text;
      if (head.includes('\r\n\r\n')) socket.end(RESPONSE);
    });
  });
  await new Promise((resolve) => site.listen(sitePort, '127.0.0.1', resolve));
  edge = await startEdge({
    ...ports,
    sites: [sitePort],
    chatPort: sitePort,
    folder,
    log: logFile('edge-splitting'),
  });
});

after(async () => {
  if (edge) await stop(edge, 'SIGQUIT');
  site?.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => (sent = ''));

/** Sends a raw request and reads until the edge closes the connection. */
async function send(head) {
  const socket = net.connect(ports.port, '127.0.0.1');
  socket.setEncoding('latin1');
  socket.setTimeout(5000, () => socket.destroy());
  socket.write(head);
  let text = '';
  for await (const chunk of socket) text += chunk;
  return { text, status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1]) };
}

const request = (target, { method = 'GET', headers = '' } = {}) =>
  `${method} ${target} HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n${headers}\r\n`;

/** Fails if a site could have parsed more than one request, or one for another host. */
function assertOneRequest(about) {
  const requests = sent.match(/HTTP\/\d(?:\.\d)?\s*[\r\n]/g) ?? [];
  assert.ok(requests.length <= 1, `${about}: ${requests.length} requests`);
  if (requests.length === 0) return assert.equal(sent, '', about);
  assert.match(sent, /^(?:GET|HEAD|POST) [\x21-\x7e]+ HTTP\/1\.1\r\n/, about);
  const hosts = sent.match(/^host:.*$/gim) ?? [];
  // HTTP/0.9 has no Host header.
  assert.ok(hosts.length <= 1 && hosts.every((line) => line.trim() === `Host: ${HOST}`), about);
}

const LOCATION = /^ *location (.+) \{$/gm;
const template = (name) =>
  readFileSync(path.join(root, 'deploy/nginx/templates', `${name}.conf.template`), 'utf8');
const locations = (name) => [...template(name).matchAll(LOCATION)].map(([, location]) => location);

/** Paths that match each location; named locations (@) are reached through others. */
const PUBLIC = {
  '/': ['/', '/about-us', '/en/ports', '/search', '/Unknown/page.aspx', '/robots.txt'],
  '/api/': ['/api/search'],
  '/api/open/': ['/api/open/v1/ports'],
  '/media/': ['/media/a/b.pdf'],
  [String.raw`~ ^/(?:_next/static|fonts|icons|images|map|video)/|^/favicon\.ico\z`]: [
    ...['/_next/static/chunks/a.js', '/fonts/a.woff2', '/icons/a.png', '/images/a.webp'],
    ...['/map/a.json', '/video/a.mp4', '/favicon.ico'],
  ],
  '= /_next/image': ['/_next/image'],
  '/hubs/': ['/hubs/chat'],
  [String.raw`~ ^/(?:api/)?(?:health|metrics)(?:/|\z)`]: [
    '/health',
    '/api/health/live',
    '/metrics',
  ],
  '= /_edge/unavailable.html': ['/_edge/unavailable.html'],
  '= /_edge/unavailable.json': ['/_edge/unavailable.json'],
  '= /_edge/unavailable.problem': ['/_edge/unavailable.problem'],
  '= /_edge/refused': ['/_edge/refused'],
  '= /_edge/refused.html': ['/_edge/refused.html'],
};
const WHOLE_REQUEST = [
  ' HTTP/1.1',
  'Host: evil.example',
  'X-Forwarded-For: 6.6.6.6',
  '',
  'GET /en/stolen HTTP/1.1',
  'Host: evil.example',
  'X-Rest: ',
];
const encoded = (lineEnd) => encodeURIComponent(WHOLE_REQUEST.join(lineEnd));
const ATTACKS = [
  ...['%0d%0a', '%0a', '%0d', '%0D%0A%20', '%20', '%00', '%09', '%0b', '%7f', '%0d%0a%0d%0a'],
  ...['%20HTTP/1.1%0d%0a', '%20HTTP/1.1%0aHost:%20evil.example%0a%0a', '%0aHost:%20evil.example'],
  ...[encoded('\r\n'), encoded('\n'), encoded('\r')],
];
/** Headers that affect the cache key or location. */
const VISITORS = ['', 'Cookie: locale=en\r\n', 'RSC: 1\r\n'];
const visitorHeaders = (location) => (location === '/' ? VISITORS : VISITORS.slice(0, 1));

test('every location has a path here', () => {
  const named = (locations) => locations.filter((name) => !name.startsWith('@'));
  assert.deepEqual(named(locations('site')).sort(), Object.keys(PUBLIC).sort());
});

for (const [location, paths] of Object.entries(PUBLIC)) {
  test(`a path with a line end or a space is refused at ${location}`, async () => {
    for (const address of paths) {
      const beforeLast = address.replace(/[^/]*$/, '');
      for (const attack of ATTACKS) {
        for (const target of [
          address + attack,
          `${beforeLast}${attack}x`,
          `/${attack}${address}`,
        ]) {
          for (const headers of visitorHeaders(location)) {
            sent = '';
            const { status } = await send(request(target, { headers }));
            assertOneRequest(target);
            assert.deepEqual([target, status], [target, 400]);
            assert.equal(sent, '', target);
          }
        }
      }
    }
  });

  test(`whatever is in a query or encoded twice, one request leaves ${location}`, async () => {
    for (const address of paths) {
      for (const attack of ATTACKS) {
        const twice = attack.replaceAll('%', '%25');
        for (const target of [
          ...[`${address}?${attack}`, `${address}?lang=${attack}&page=${attack}&port=a${attack}`],
          ...[`${address}?url=${attack}&w=${attack}&q=${attack}`, `${address}${twice}`],
        ]) {
          for (const headers of visitorHeaders(location)) {
            sent = '';
            const { text } = await send(request(target, { headers }));
            assertOneRequest(`${target} ${headers}`);
            assert.doesNotMatch(text, /^(?:host|x-forwarded-for): /im, target);
          }
        }
      }
      sent = '';
      await send(
        request(`${address}?a=${encoded('\r\n')}`, {
          method: 'POST',
          headers: 'Content-Length: 0\r\n',
        }),
      );
      assertOneRequest(`POST ${address}`);
    }
  });
}

test('a line end that is not encoded never reaches a site', async () => {
  for (const paths of Object.values(PUBLIC)) {
    for (const character of ['\n', '\r', '\t', '\0', '\x7f', ' x']) {
      for (const target of [paths[0] + character, `${paths[0]}?a=${character}b`]) {
        sent = '';
        await send(request(target));
        assertOneRequest(JSON.stringify(target));
      }
    }
  }
});

test('an address with an origin, or none of a path, is one request', async () => {
  for (const target of [
    'http://evil.example/images/a',
    'http://evil.example?x',
    '//evil.example/',
  ]) {
    sent = '';
    await send(request(target));
    assertOneRequest(target);
  }
});
