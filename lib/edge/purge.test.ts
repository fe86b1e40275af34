import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { config } from '../config';
import { log } from '../logging/log';
import { EVERYTHING, purgeEdge } from './purge';

jest.mock('../config', () => ({ config: jest.fn() }));
jest.mock('../logging/log', () => ({ log: { error: jest.fn() } }));

interface Asked {
  readonly line: string;
  readonly encoding: string | undefined;
  readonly rsc: boolean;
  readonly authorization: string | undefined;
  readonly date: string | undefined;
  readonly body: string;
}

let server: http.Server;
let asked: Asked[];
let answers: (request: http.IncomingMessage) => number;
let versionSince: Date;

beforeEach(async () => {
  asked = [];
  answers = () => 200;
  versionSince = new Date(0);
  server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { headers } = request;
      asked.push({
        line: `${request.method} ${request.url}`,
        encoding: [headers['accept-encoding']].flat()[0],
        rsc: headers.rsc === '1',
        authorization: headers.authorization,
        date: headers.date,
        body,
      });
      response.setHeader('Last-Modified', versionSince.toUTCString());
      if (request.method === 'HEAD') response.setHeader('Content-Length', 7);
      response.writeHead(answers(request)).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function setUp({ edge = true, webhook = false }): void {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  jest.mocked(config).mockReturnValue({
    edgePurgeUrls: edge ? [address] : [],
    edgePurgeWebhook: webhook ? `${address}/hook` : undefined,
    edgePurgeToken: 'token',
  } satisfies Partial<ReturnType<typeof config>> as unknown as ReturnType<typeof config>);
}

it('replaces the page for most browsers and forgets every other variant', async () => {
  setUp({});
  await purgeEdge(['/media-center?o=Video']);

  const [first, ...others] = asked;
  expect(first).toMatchObject({ line: 'GET /media-center?o=Video', encoding: 'br, gzip' });
  expect(new Set(others.map(({ line }) => line))).toEqual(new Set(['PURGE /media-center?o=Video']));
  const variants = others.map(({ encoding, rsc }) => `${encoding}${rsc ? ' rsc' : ''}`).sort();
  expect(variants).toEqual(['br, gzip rsc', 'gzip', 'gzip rsc', 'identity', 'identity rsc'].sort());
  expect(new Set(asked.map(({ authorization }) => authorization))).toEqual(
    new Set(['Bearer token']),
  );
});

it('forgets a page that is gone for everybody', async () => {
  setUp({});
  answers = ({ method }) => (method === 'GET' ? 307 : 404);
  await purgeEdge(['/article?news=gone']);

  expect(asked.filter(({ line }) => line.startsWith('PURGE '))).toHaveLength(6);
  expect(log.error).not.toHaveBeenCalled();
});

it('gives all pages a new version, and remembers the one before', async () => {
  setUp({});
  await purgeEdge(EVERYTHING);
  expect(asked.map(({ line }) => line)).toEqual([
    'HEAD /generation/current',
    'PUT /generation/before',
    'PUT /generation/current',
  ]);
  const [, before, current] = asked;
  expect(before).toMatchObject({ date: versionSince.toUTCString(), body: '.'.repeat(7) });
  expect(current?.date).toBeUndefined();
});

it('does not fall back on a version that has just begun, and has hardly any pages', async () => {
  setUp({});
  versionSince = new Date(Date.now() - 5000);
  await purgeEdge(EVERYTHING);
  expect(asked.map(({ line }) => line)).toEqual([
    'HEAD /generation/current',
    'PUT /generation/current',
  ]);
});

it('calls the webhook once', async () => {
  setUp({ edge: false, webhook: true });
  await purgeEdge(['/', '/en']);
  await purgeEdge(EVERYTHING);
  expect(asked.map(({ line, body }) => [line, JSON.parse(body) as unknown])).toEqual([
    ['POST /hook', { paths: ['/', '/en'] }],
    ['POST /hook', { paths: '*' }],
  ]);
});

it('tries an edge that fails again, forgets nothing meanwhile, and says when it gives up', async () => {
  setUp({});
  let failures = 2;
  answers = () => (failures-- > 0 ? 502 : 200);
  await purgeEdge(['/']);
  expect(asked.filter(({ line }) => line === 'GET /')).toHaveLength(3);
  expect(log.error).not.toHaveBeenCalled();

  asked = [];
  answers = () => 502;
  await purgeEdge(['/']);
  expect(asked.map(({ line }) => line)).toEqual(['GET /', 'GET /', 'GET /']);
  expect(log.error).toHaveBeenCalledTimes(1);
});

it('asks nobody where there is no edge, nor for no page', async () => {
  setUp({ edge: false });
  await purgeEdge(['/']);
  setUp({});
  await purgeEdge([]);
  expect(asked).toEqual([]);
});
