import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import tls from 'node:tls';
import { createCertificate, startTlsEdge } from '../../tools/lib/edge.mjs';
import { freePort } from '../../tools/lib/network.mjs';
import { root, stop } from '../../tools/lib/processes.mjs';
import { logFile } from '../../tools/lib/project.mjs';
import { FakeSite } from './fake-site.mjs';

/** nginx terminating TLS with a self-signed certificate, in front of fake sites. */
const HOST = 'www.ports.example';
const TWO_YEARS = 'max-age=63072000; includeSubDomains';
const folder = mkdtempSync(path.join(tmpdir(), 'ports-tls-'));
const { certificate, key } = createCertificate(folder, HOST);

after(() => rmSync(folder, { recursive: true, force: true }));

/** A response over TLS; verifies the certificate. */
function ask(port, address, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const request = https.request(
      {
        host: '127.0.0.1',
        port,
        path: address,
        method,
        headers: { Host: HOST, ...headers },
        servername: HOST,
        ca: readFileSync(certificate),
        agent: false,
      },
      async (response) => {
        let text = '';
        for await (const chunk of response) text += chunk;
        resolve({ status: response.statusCode, headers: response.headers, text });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

function askPlainly(port, address, method = 'GET', host = HOST) {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: address, method, agent: false };
    const request = http.request({ ...options, headers: { Host: host } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    });
    request.on('error', reject);
    request.end();
  });
}

function askHttp2(port, address) {
  return new Promise((resolve, reject) => {
    const session = http2.connect(`https://${HOST}:${port}`, {
      ca: readFileSync(certificate),
      createConnection: () =>
        tls.connect({
          host: '127.0.0.1',
          port,
          servername: HOST,
          ca: readFileSync(certificate),
          ALPNProtocols: ['h2'],
        }),
    });
    session.on('error', reject);
    const request = session.request({ ':path': address, ':authority': HOST });
    let text = '';
    let headers;
    request.on('response', (received) => (headers = received));
    request.setEncoding('utf8');
    request.on('data', (chunk) => (text += chunk));
    request.on('error', reject);
    request.on('end', () => {
      session.close();
      resolve({ status: headers[':status'], headers, text });
    });
  });
}

/**
 * @returns the negotiated version
 * @throws if negotiation fails
 */
function negotiatedVersion(port, version) {
  return new Promise((resolve, reject) => {
    const socket = tls.connect(
      {
        host: '127.0.0.1',
        port,
        servername: HOST,
        ca: readFileSync(certificate),
        minVersion: version,
        maxVersion: version,
        ciphers: 'DEFAULT@SECLEVEL=0',
      },
      () => {
        resolve(socket.getProtocol());
        socket.destroy();
      },
    );
    socket.once('error', reject);
  });
}

describe('an edge that ends TLS', () => {
  let site;
  let edge;
  before(async () => {
    site = await new FakeSite('one', await freePort()).start();
    edge = await startTlsEdge({
      ...{ host: HOST, certificate, key },
      sites: [site.port],
      chatPort: site.port,
      folder: path.join(folder, 'edge'),
      log: logFile('edge-tls'),
    });
  });
  after(async () => {
    if (edge) await stop(edge, 'SIGQUIT');
    await site?.stop();
  });

  test('sets X-Forwarded-Proto to https and ignores the client’s', async () => {
    const headers = { 'X-Forwarded-Proto': 'http', 'X-Forwarded-Host': 'evil.example' };
    const response = await ask(edge.port, '/api/anything', { headers });
    assert.equal(response.status, 200);
    const received = site.requests.at(-1).headers;
    assert.equal(received['x-forwarded-proto'], 'https');
    assert.equal(received['x-forwarded-host'], undefined);
    assert.equal(received['x-forwarded-for'], '127.0.0.1');
    assert.equal(received.host, HOST);
  });

  test('speaks HTTP/2, with pages from its cache as well', async () => {
    const first = await askHttp2(edge.port, '/about-us');
    const reached = site.requests.length;
    const second = await askHttp2(edge.port, '/about-us');
    assert.deepEqual([first.status, second.status], [200, 200]);
    assert.equal(second.text, first.text);
    assert.equal(site.requests.length, reached);
    // Both protocols share a cache entry.
    assert.equal((await ask(edge.port, '/about-us')).text, first.text);
    assert.equal(site.requests.length, reached);
  });

  test('redirects plain requests with path, query and method, and never to another host', async () => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const { status, headers } = await askPlainly(edge.plainPort, '/en/search?q=a%20b', method);
      assert.equal(status, 308);
      assert.equal(headers.location, `https://${HOST}/en/search?q=a%20b`);
      // Over plain HTTP it could be forged, so browsers ignore it.
      assert.equal(headers['strict-transport-security'], undefined);
      assert.equal(headers['x-content-type-options'], 'nosniff');
    }
    const { headers } = await askPlainly(edge.plainPort, '/', 'GET', 'evil.example');
    assert.ok(!String(headers.location).includes('evil.example'), headers.location);
  });

  test('sends Strict-Transport-Security with its own responses, and passes on that of the site', async () => {
    site.answer = (_, response) => {
      response.writeHead(200, { 'Strict-Transport-Security': TWO_YEARS }).end();
      return true;
    };
    const { headers } = await ask(edge.port, '/api/anything');
    site.answer = undefined;
    assert.equal(headers['strict-transport-security'], TWO_YEARS);
    for (const [address, options, status] of [
      ['/about-us%0a', {}, 400],
      ['/', { headers: { Cookie: 'locale=en' } }, 302],
    ]) {
      const response = await ask(edge.port, address, options);
      assert.equal(response.status, status);
      assert.equal(response.headers['strict-transport-security'], TWO_YEARS);
    }
    await site.stop();
    const unavailable = await ask(edge.port, '/never-seen');
    assert.ok(unavailable.status >= 502, `${unavailable.status}`);
    assert.equal(unavailable.headers['strict-transport-security'], TWO_YEARS);
    await site.start();
  });

  test('speaks TLS 1.2 and 1.3 and nothing older, and no http on its port', async () => {
    assert.equal(await negotiatedVersion(edge.port, 'TLSv1.3'), 'TLSv1.3');
    assert.equal(await negotiatedVersion(edge.port, 'TLSv1.2'), 'TLSv1.2');
    await assert.rejects(negotiatedVersion(edge.port, 'TLSv1.1'));
    assert.equal((await askPlainly(edge.port, '/')).status, 400);
  });

  test('has suites with forward secrecy and authenticated encryption only', () => {
    // RSA certificate; ECDSA has the same three.
    const good = [
      'ECDHE-RSA-AES128-GCM-SHA256',
      'ECDHE-RSA-AES256-GCM-SHA384',
      'ECDHE-RSA-CHACHA20-POLY1305',
    ];
    const ALL = 'ALL:COMPLEMENTOFALL:@SECLEVEL=0';
    const listed = spawnSync('openssl', ['ciphers', '-s', '-tls1_2', ALL]);
    const others = String(listed.stdout)
      .trim()
      .split(':')
      .filter((suite) => !good.includes(suite));
    assert.ok(others.includes('AES128-SHA') && others.includes('ECDHE-RSA-AES128-SHA256'));
    const isAccepted = (suites) => {
      const connect = ['s_client', '-connect', `127.0.0.1:${edge.port}`, '-servername', HOST];
      const offer = ['-tls1_2', '-cipher', `${suites}:@SECLEVEL=0`];
      return spawnSync('openssl', [...connect, ...offer], { input: '' }).status === 0;
    };
    for (const suite of good) assert.ok(isAccepted(suite), suite);
    assert.equal(isAccepted(others.join(':')), false);
  });

  test('rejects the same requests over HTTP/2 as over HTTP/1.1', async () => {
    const seen = site.requests.length;
    for (const [address, status] of [
      ['/images/a%20HTTP/1.1%0d%0aHost:%20evil.example%0d%0a%0d%0aGET%20/', 400],
      ['/about-us%0a', 400],
    ]) {
      assert.equal((await askHttp2(edge.port, address)).status, status, address);
    }
    assert.equal(site.requests.length, seen);
  });

  test('is not configured without the name that plain requests are redirected to', () => {
    for (const names of [undefined, '', '_', '*.ports.example', '~^www']) {
      const { status, stderr } = spawnSync(
        'sh',
        [path.join(root, 'deploy/nginx/render.sh'), path.join(folder, 'nameless')],
        {
          env: {
            PATH: process.env.PATH,
            EDGE_STATE: path.join(folder, 'nameless-state'),
            EDGE_SITES: '127.0.0.1:3000',
            EDGE_TLS_CERTIFICATE: certificate,
            EDGE_TLS_KEY: key,
            ...(names !== undefined && { EDGE_SERVER_NAMES: names }),
          },
        },
      );
      assert.equal(status, 1, names);
      assert.match(String(stderr), /^EDGE_SERVER_NAMES must begin with the host name/);
    }
  });

  test('passes WebSockets of the chat on', async () => {
    const seen = site.requests.length;
    await new Promise((resolve, reject) => {
      const request = https.request({
        host: '127.0.0.1',
        port: edge.port,
        path: '/hubs/chat',
        servername: HOST,
        ca: readFileSync(certificate),
        agent: false,
        headers: {
          Host: HOST,
          Connection: 'Upgrade',
          Upgrade: 'websocket',
          'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
          'Sec-WebSocket-Version': '13',
        },
      });
      request.on('upgrade', (response, socket) => {
        socket.destroy();
        resolve(response);
      });
      request.on('response', ({ statusCode }) => reject(new Error(`status ${statusCode}`)));
      request.on('error', reject);
      request.end();
    });
    const upgrade = site.requests.slice(seen).find(({ method }) => method === 'UPGRADE');
    assert.equal(upgrade.headers['x-forwarded-proto'], 'https');
  });
});
