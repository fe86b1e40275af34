import { createHash } from 'node:crypto';
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { addressMatcher } from '../../packages/client-address/src';
import { currentRequestId } from '../logging/current-request';
import { log } from '../logging/log';
import { metrics } from '../metrics/metrics';
import { passCookie } from '../preview/pass';
import { createRequestListener, type ListenerOptions } from './request-listener';

jest.mock('../logging/log');
jest.mock('../config', () => ({
  config: () => ({ previewSecret: 'secret', edgeFreshSeconds: 4 }),
}));

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

interface RawResponse {
  readonly status: string;
  readonly headers: readonly string[];
  readonly body: string;
}

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

function listenerWith(handle: Handle, options: Partial<ListenerOptions> = {}): RequestListener {
  return createRequestListener(handle, {
    headers: { 'X-Content-Type-Options': 'nosniff' },
    isTrustedProxy: addressMatcher([]),
    health: { isDraining: () => false, hasRendered: () => true, dataDirectory: tmpdir() },
    ...options,
  });
}

/** Sends a request byte by byte, since no client library sends these request lines. */
async function send(
  listener: RequestListener,
  line: string,
  headers: readonly string[] = ['Host: ports.example'],
): Promise<RawResponse> {
  const server = http.createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write([`${line} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  return { status: status.split(' ')[1] ?? '', headers: lines, body: body.join('\r\n\r\n') };
}

const echo: Handle = async (request, response) => {
  const body = `${request.url} from ${request.headers['x-client-address']}`;
  response.setHeader('Content-Length', body.length);
  response.end(body);
};

it.each([
  [['Host: ports.example', 'host: evil.example']],
  [['Host: ports.example', 'Transfer-Encoding: xchunked']],
])('refuses %j', async (headers) => {
  const handle = jest.fn(echo);
  const response = await send(listenerWith(handle), 'GET /about-us', headers);
  expect(response.status).toBe('400');
  expect(response.headers).toContain('X-Content-Type-Options: nosniff');
  expect(handle).not.toHaveBeenCalled();
});

it.each([
  ['OPTIONS *', '400', 'Bad Request'],
  ['GET /a/../en', '200', '/en from'],
  [`GET /${'a'.repeat(2048)}`, '414', 'URI Too Long'],
  [`GET /?${'a&'.repeat(7000)}`, '414', 'URI Too Long'],
  [`GET /api/none?${'a&'.repeat(60)}`, '400', 'Bad Request'],
  ['GET /en/contact?a=b', '200', '/en/contact?a=b from 127.0.0.1'],
  ['GET http://other.example/en?a=b', '200', '/en?a=b from 127.0.0.1'],
  ['GET http://other.example', '200', '/ from 127.0.0.1'],
  ['GET http://other.example?a=b', '200', '/?a=b from 127.0.0.1'],
  ['GET /health?a=b', '404', 'not found'],
])('responds to %s with %s', async (line, status, text) => {
  const response = await send(listenerWith(echo), line);
  expect(response.status).toBe(status);
  expect(response.body).toContain(text);
  expect(response.headers).toContain('X-Content-Type-Options: nosniff');
});

it.each(['//', '///', '//%zz', '//[', '//x/api/y', '/\\', '//evil.example:99999/'])(
  'leads %s to a path with single slashes, without the handler',
  async (target) => {
    const handle = jest.fn(echo);
    const { status, headers } = await send(listenerWith(handle), `GET ${target}`);
    const location = headers.find((line) => line.startsWith('Location: '));
    expect([status, location]).toEqual(['308', expect.stringMatching(/^Location: \/(?![/\\])/)]);
    expect(headers).toContain('Cache-Control: no-store');
    expect(handle).not.toHaveBeenCalled();
  },
);

it.each(['GET /en', 'GET /en HTTP/2.0'])('speaks no other HTTP: %s', async (line) => {
  const server = http.createServer(listenerWith(echo));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${line}\r\nHost: ports.example\r\n\r\n`);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
});

it('answers an offer to change the protocol as if there were none', async () => {
  const { status, headers, body } = await send(listenerWith(echo), 'GET /en', [
    'Host: ports.example',
    'Upgrade: h2c',
    'HTTP2-Settings: AAMAAABkAAQAAP__',
  ]);
  expect([status, body]).toEqual(['200', '/en from 127.0.0.1']);
  expect(headers).toContain('Connection: close');
});

describe('headers that clients must not set', () => {
  const say: Handle = async (request, response) => {
    const { host, connection, ...given } = request.headers;
    response.end(`${Object.keys(given).sort().join()} ${given.cookie} ${host} ${connection}`);
  };
  const said = async (...lines: readonly string[]) =>
    (await send(listenerWith(say), 'GET /en', ['Host: ports.example', ...lines])).body;

  it.each([
    'X-Middleware-Prefetch: 1',
    'X-Middleware-Subrequest: middleware',
    'X-Nextjs-Data: 1',
    'X-Now-Route-Matches: 1=a',
    'X-Matched-Path: /ar/404',
    'X-Invoke-Path: /ar/404',
    'X-Prerender-Revalidate: x',
    'X-Vercel-Id: x',
    'X-Own-Request: x',
    'Next-Resume: 1',
    'X-Next-Resume-State-Length: 1',
  ])('%s', async (line) => {
    const name = line.split(':')[0]?.toLowerCase();
    expect(await said(line, 'RSC: 1', 'Next-Url: /en')).toMatch(/\bnext-url,rsc\b/);
    expect(await said(line)).not.toContain(name);
  });

  it('is that it is an editor, without a pass', async () => {
    const forged = '__Host-preview-pass=9999999999.1.x';
    const cookies = await said(`Cookie: a=b; __prerender_bypass=x; ${forged}`);
    expect(cookies).toContain(` a=b; ${forged} `);
    const [pass] = passCookie(7).split(';');
    expect(await said(`Cookie: __prerender_bypass=x; ${pass}`)).toContain(
      ` __prerender_bypass=x; ${pass} `,
    );
  });
});

it('serves probes itself', async () => {
  const handle = jest.fn(echo);
  const { status, headers, body } = await send(listenerWith(handle), 'GET /api/health/ready');
  expect([status, headers.includes('Cache-Control: no-store')]).toEqual(['200', true]);
  expect(body).toContain('"status":"ready"');
  expect(handle).not.toHaveBeenCalled();
});

it('overwrites a client IP that the client sends', async () => {
  const forged = [
    'Host: ports.example',
    'X-Client-Address: 1.1.1.1',
    'X-Forwarded-For: 1.1.1.1, 198.51.100.1',
  ];
  const direct = await send(listenerWith(echo), 'GET /', forged);
  expect(direct.body).toBe('/ from 127.0.0.1');
  const isTrustedProxy = addressMatcher(['127.0.0.0/8']);
  const proxied = await send(listenerWith(echo, { isTrustedProxy }), 'GET /', forged);
  expect(proxied.body).toBe('/ from 198.51.100.1');
});

it('sends a redirect’s Location once and lets no cache store the redirect', async () => {
  const redirect: Handle = async (_, response) => {
    response.setHeader('Cache-Control', 's-maxage=300, stale-while-revalidate=31535700');
    response.setHeader('Location', ['/404', '/404']);
    response.statusCode = 307;
    response.end();
  };
  const { headers } = await send(listenerWith(redirect), 'GET /article?news=none');
  expect(headers.filter((line) => /^location:/i.test(line))).toEqual(['Location: /404']);
  expect(headers).toContain('Cache-Control: no-store');
});

it('logs a failed handler and responds with 500', async () => {
  const fail: Handle = async () => {
    throw new Error('no manifest');
  };
  expect((await send(listenerWith(fail), 'GET /')).status).toBe('500');
  expect(log.error).toHaveBeenCalledWith({ error: 'Error: no manifest' }, 'request failed');
});

it('closes connections while the server drains', async () => {
  const listener = listenerWith(echo, {
    health: { isDraining: () => true, hasRendered: () => true, dataDirectory: tmpdir() },
  });
  const server = http.createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/`)).headers.get('connection')).toBe('close');
});

describe('the policy of a page', () => {
  const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'";
  const headers = { 'Content-Security-Policy': POLICY };
  const readPolicy = ({ headers: lines }: RawResponse) =>
    lines.find((line) => line.startsWith('Content-Security-Policy: '))?.slice(25);

  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  const HTML = 'text/html; charset=utf-8';
  const head = (nonce: string) => `<head><link href="/a.css" nonce="${nonce}"></head>`;
  /** A page that another request rendered. */
  const PAGE = `${head('b3RoZXI')}<script nonce="b3RoZXI">ميناء()</script><script>evil()</script>`;

  const cached: Handle = async (_, response) => {
    response.setHeader('Content-Type', HTML);
    response.setHeader('Content-Length', Buffer.byteLength(PAGE));
    response.end(PAGE);
  };
  const inParts: Handle = async (_, response) => {
    response.setHeader('Content-Type', HTML);
    const bytes = Buffer.from(PAGE);
    for (let at = 0; at < bytes.length; at += 20) {
      response.write(bytes.subarray(at, at + 20));
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  };
  /** As Next streams a page that is rendered for the request. */
  const rendered: Handle = async (request, response) => {
    response.setHeader('Content-Type', HTML);
    const policy = String(request.headers['content-security-policy']);
    response.write(head(/'nonce-([^']+)'/.exec(policy)?.[1] ?? ''));
    expect(response.headersSent).toBe(true);
    response.end('<p></p>');
  };

  it.each([
    ['in one piece', cached],
    ['in parts', inParts],
  ])('allows the scripts of a cached page by their hashes (%s)', async (_, handle) => {
    const response = await send(listenerWith(handle, { headers }), 'GET /');
    expect(readPolicy(response)).toBe(
      `default-src 'none'; script-src 'self' ${hash('ميناء()')}; style-src 'self'`,
    );
    expect(response.body).toContain(PAGE.slice(-24));
  });

  it('compresses a page after reading its scripts', async () => {
    const long: Handle = async (_, response) => {
      response.setHeader('Content-Type', HTML);
      response.end(PAGE + '<p>مرسى</p>'.repeat(300));
    };
    const sent = ['Host: ports.example', 'Accept-Encoding: gzip'];
    const response = await send(listenerWith(long, { headers }), 'GET /', sent);
    expect(response.headers).toContain('Content-Encoding: gzip');
    expect(readPolicy(response)).toContain(hash('ميناء()'));
  });

  it('gives a page that is rendered for the request a nonce of its own', async () => {
    const listener = listenerWith(rendered, { headers });
    const forged = ['Host: ports.example', "Content-Security-Policy: script-src 'nonce-forged'"];
    const nonces = new Set<string>();
    for (let count = 0; count < 3; count += 1) {
      const response = await send(listener, 'GET /search', forged);
      const nonce = /nonce="([\w-]{22})"/.exec(response.body)?.[1];
      expect(readPolicy(response)).toBe(
        `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self'`,
      );
      nonces.add(nonce ?? '');
    }
    expect(nonces.size).toBe(3);
  });

  it('leaves the policy of a response that the browser has stored', async () => {
    const unchanged: Handle = async (_, response) => void response.writeHead(304).end();
    const response = await send(listenerWith(unchanged, { headers }), 'GET /');
    expect([response.status, readPolicy(response)]).toEqual(['304', undefined]);
  });

  it('adds inline sources to no other response', async () => {
    const payload: Handle = async (_, response) => {
      response.setHeader('x-inline-sources', "script-src 'sha256-a'");
      response.setHeader('Content-Type', 'text/x-component');
      response.end(PAGE);
    };
    const response = await send(listenerWith(payload, { headers }), 'GET /');
    expect(readPolicy(response)).toBe(POLICY);
    expect(response.headers.join()).not.toContain('x-inline-sources');
    expect(readPolicy(await send(listenerWith(cached, { headers }), 'HEAD /'))).toBe(POLICY);
  });

  it('adds a handler’s sources', async () => {
    const bare: Handle = async (_, response) => {
      response.setHeader('x-inline-sources', "style-src 'sha256-a'");
      response.setHeader('Content-Type', HTML);
      response.end('<style></style>');
    };
    expect(readPolicy(await send(listenerWith(bare, { headers }), 'GET /'))).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-a'",
    );
  });

  it.each(['image/webp', 'image/svg+xml', 'video/mp4'])('lets nothing run in %s', async (type) => {
    const picture: Handle = async (_, response) => {
      response.setHeader('Content-Type', type);
      response.end('picture');
    };
    const policy = readPolicy(await send(listenerWith(picture, { headers }), 'GET /a'));
    expect(policy).toMatch(/^default-src 'none'; .*; frame-ancestors 'none'$/);
    expect(policy).not.toContain('script-src');
  });

  it('keeps a policy that the middleware set', async () => {
    const preview: Handle = async (request, response) => {
      response.setHeader(
        'Content-Security-Policy',
        "script-src 'self'; frame-ancestors https://cms",
      );
      await rendered(request, response);
    };
    expect(readPolicy(await send(listenerWith(preview, { headers }), 'GET /'))).toMatch(
      /^script-src 'self' 'nonce-[\w-]{22}'; frame-ancestors https:\/\/cms$/,
    );
  });
});

it.each([
  ['text/html', 'all'],
  ['image/svg+xml', 'all'],
  ['text/javascript; charset=utf-8', 'those of workers'],
  ['text/css; charset=UTF-8', 'the others'],
  ['font/woff2', 'the others'],
])('of the headers of documents gives %s %s', async (type, kept) => {
  const others = { 'X-Content-Type-Options': 'nosniff' };
  const ofWorkers = { 'Content-Security-Policy': "default-src 'none'", 'Reporting-Endpoints': 'a' };
  const ofDocuments = {
    'Permissions-Policy': 'camera=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
  };
  const file: Handle = async (_, response) => {
    response.writeHead(200, { 'Content-Type': type }).end('file');
  };
  const options = { headers: { ...others, ...ofWorkers, ...ofDocuments } };
  const sent = (await send(listenerWith(file, options), 'GET /a')).headers.join('\n');
  const names = Object.keys(options.headers).filter((name) => sent.includes(`${name}: `));
  expect(names).toEqual(
    Object.keys({
      ...others,
      ...(kept !== 'the others' && ofWorkers),
      ...(kept === 'all' && ofDocuments),
    }),
  );
});

it('keeps internal headers to itself, except those that Next’s router reads', async () => {
  const page: Handle = async (_, response) => {
    response.setHeader('x-middleware-rewrite', '/ar/contact');
    response.setHeader('x-nextjs-cache', 'HIT');
    response.setHeader('X-Powered-By', 'Next.js');
    response.end('page');
  };
  const names = async (more: readonly string[]) =>
    (await send(listenerWith(page), 'GET /', ['Host: ports.example', ...more])).headers
      .map((line) => line.split(':')[0])
      .filter((name) => /^x-(middleware|nextjs|powered)/i.test(name ?? ''));
  expect(await names([])).toEqual([]);
  expect(await names(['RSC: 1'])).toEqual(['x-nextjs-cache']);
  expect(await names(['Next-Action: abc'])).toEqual(['x-nextjs-cache']);
});

it('names the type of its own responses', async () => {
  const { headers } = await send(listenerWith(echo), 'OPTIONS *');
  expect(headers.find((header) => header.startsWith('Content-Type: text/plain'))).toBeDefined();
});

describe('the id of a request', () => {
  const given = '0123456789abcdef0123456789abcdef';
  const named: Handle = async (request, response) => {
    await new Promise((resolve) => setImmediate(resolve));
    response.end(`${currentRequestId()} ${request.headers.traceparent}`);
  };
  const ask = async (id: string, options: Partial<ListenerOptions> = {}) => {
    const lines = ['Host: ports.example', `X-Request-Id: ${id}`, 'Traceparent: 00-aa-bb-01'];
    const { headers, body } = await send(listenerWith(named, options), 'GET /', lines);
    const sent = headers.find((line) => line.startsWith('X-Request-Id: '))?.slice(14) ?? '';
    return { sent, body };
  };
  const proxied = { isTrustedProxy: addressMatcher(['127.0.0.0/8']) };

  it('is accepted from a trusted proxy, as is the trace', async () => {
    const { sent, body } = await ask(given, proxied);
    expect(sent).toBe(given);
    expect(body).toContain(`${given} 00-aa-bb-01`);
  });

  it.each([
    ['a stranger', given, {}],
    ['a proxy that passes on what is no id', '1012345678', proxied],
    ['a proxy that passes on a line for the log', `${given}{"level":"error"}`, proxied],
  ])('is replaced for %s', async (_who, id, options) => {
    const { sent, body } = await ask(id, options);
    expect(sent).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(body).toContain(sent);
    if (options !== proxied) expect(body).toContain('undefined');
  });
});

it('counts requests by the kind of URL, and pages by where they came from', async () => {
  metrics().registry.resetMetrics();
  const page: Handle = async (_, response) => {
    response.setHeader('x-nextjs-cache', 'STALE');
    response.end('page');
  };
  await send(listenerWith(page), 'GET /en/contact?name=Noura');
  await send(listenerWith(echo), 'PROPFIND /wp-login.php');
  const lines = (await metrics().registry.metrics()).split('\n');
  expect(lines).toContain('site_http_requests_total{route="/contact",method="GET",status="200"} 1');
  expect(lines).toContain('site_http_requests_total{route="other",method="other",status="200"} 1');
  expect(lines).toContain('site_http_request_duration_seconds_count{route="/contact"} 1');
  expect(lines).toContain('site_page_cache_total{result="stale"} 1');
  expect(lines).toContain('site_http_requests_in_flight 0');
  expect(lines.join()).not.toContain('Noura');
});

it.each(['text/html', 'text/x-component'])(
  'lets shared caches keep a page of type %s for a few seconds',
  async (type) => {
    const page: Handle = async (_request, response) => {
      response.setHeader('Cache-Control', 's-maxage=300, stale-while-revalidate=604500');
      response.writeHead(200, { 'Content-Type': type }).end('page');
    };
    const { headers } = await send(listenerWith(page), 'GET /');
    expect(headers).toContain(
      'Cache-Control: public, max-age=0, s-maxage=4, stale-while-revalidate=10, stale-if-error=86400',
    );
  },
);

it.each([
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('compresses a page for %s', async (accepted, encoding) => {
  const page: Handle = async (_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('page'.repeat(1000));
  };
  const lines = ['Host: ports.example', `Accept-Encoding: ${accepted}`];
  const { headers } = await send(listenerWith(page), 'GET /', lines);
  const sent = headers.find((line) => line.startsWith('Content-Encoding: '))?.slice(18);
  expect(sent).toBe(encoding);
  expect(headers).toContain('Vary: Accept-Encoding');
});
