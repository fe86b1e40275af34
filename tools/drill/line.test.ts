import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../lib/network.mjs';
import { Line } from './line.mjs';

const answer = JSON.stringify({ text: 'x'.repeat(2000) });
const servers = [0, 1].map((number) =>
  http.createServer((_, response) => response.setHeader('X-Number', number).end(answer)),
);
let line: Line;

const listen = (server: http.Server) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const listeningPort = (server: http.Server) => (server.address() as AddressInfo).port;

beforeEach(async () => {
  await Promise.all(servers.map(listen));
  line = new Line(servers.map(listeningPort));
  await line.listen(await freePort());
});
afterEach(() => {
  line.close();
  for (const server of servers) server.close().closeAllConnections();
});

/** Data received over the line on a separate connection. */
const ask = (timeout = 400) =>
  new Promise<{ text: string; number: unknown }>((resolve, reject) => {
    const request = http.get(line.url, { agent: false, timeout }, (response) => {
      let text = '';
      response.on('data', (piece) => (text += String(piece)));
      response.on('end', () => resolve({ text, number: response.headers['x-number'] }));
      response.on('error', reject);
    });
    request.on('timeout', () => request.destroy(new Error('no answer')));
    request.on('error', reject);
  });

it('leads to its targets in turn, and past one that is gone', async () => {
  expect([(await ask()).number, (await ask()).number].sort()).toEqual(['0', '1']);
  servers[0]?.close();
  expect([(await ask()).number, (await ask()).number]).toEqual(['1', '1']);
});

it('hangs, returns another response, and breaks off, until it is repaired', async () => {
  line.fault = 'hung';
  await expect(ask()).rejects.toThrow('no answer');
  line.fault = 'garbage';
  expect((await ask()).text).toContain('Maintenance');
  line.fault = 'cut';
  await expect(ask()).rejects.toThrow('aborted');
  line.fault = 'none';
  expect((await ask()).text).toBe(answer);
});

it('is late', async () => {
  line.fault = 'slow';
  await expect(ask(300)).rejects.toThrow('no answer');
  expect((await ask(10_000)).text).toBe(answer);
});

it('refuses connections while its program is down', async () => {
  line.rest();
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
  await line.resume();
  expect((await ask()).text).toBe(answer);
});
