import assert from 'node:assert/strict';
import { it } from 'node:test';
import net from 'node:net';
import { WebSocket } from 'ws';
import type { ChatServer } from '../src/server.js';
import { sharesOf } from '../src/client-address.js';
import { startHub, until } from './support.js';

const BEHIND_A_PROXY = { CHAT_TRUSTED_PROXIES: '127.0.0.1,::1' };

function negotiate(hub: ChatServer, address: string): Promise<Response> {
  return fetch(`http://localhost:${hub.port}/hubs/chat/negotiate?negotiateVersion=1`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': address },
  });
}

const attempts = (hub: ChatServer, count: number, address: (index: number) => string) =>
  Promise.all(Array.from({ length: count }, (_, index) => negotiate(hub, address(index))));

/** Negotiates, connects and shakes hands; what the hub said to the handshake. */
async function chat(hub: ChatServer, address: string): Promise<string> {
  const { connectionToken } = (await (await negotiate(hub, address)).json()) as {
    connectionToken: string;
  };
  const socket = new WebSocket(`ws://localhost:${hub.port}/hubs/chat?id=${connectionToken}`);
  const said = new Promise<string>((resolve, reject) => {
    socket.once('message', (data) => resolve(String(data)));
    socket.once('error', reject);
  });
  socket.once('open', () => socket.send('{"protocol":"json","version":1}\u001e'));
  return said;
}

const HAS_SHAKEN_HANDS = '{}\u001e';

it('one address that negotiates on and on keeps nobody else from chatting', async () => {
  const hub = await startHub(0, { ...BEHIND_A_PROXY, CHAT_MAX_CONNECTIONS: '200' });
  const statuses = (await attempts(hub, 400, () => '203.0.113.7')).map(({ status }) => status);
  assert.equal(statuses.filter((status) => status === 200).length, 10);
  assert.equal(statuses.filter((status) => status === 429).length, 390);
  assert.equal(await chat(hub, '198.51.100.1'), HAS_SHAKEN_HANDS);
  await hub.stop();
});

it('negotiations of many addresses without a connection keep nobody from chatting', async () => {
  const hub = await startHub(0, { ...BEHIND_A_PROXY, CHAT_MAX_CONNECTIONS: '200' });
  await attempts(hub, 1000, (index) => `203.0.${index >> 8}.${index & 255}`);
  assert.equal(await chat(hub, '198.51.100.1'), HAS_SHAKEN_HANDS);
  await hub.stop();
});

it('an address has its share of open connections and is told to wait beyond it', async () => {
  const hub = await startHub(0, { ...BEHIND_A_PROXY, CHAT_MAX_CONNECTIONS_PER_ADDRESS: '3' });
  for (let opened = 0; opened < 3; opened += 1) {
    assert.equal(await chat(hub, '203.0.113.7'), HAS_SHAKEN_HANDS);
  }
  const refused = await negotiate(hub, '203.0.113.7');
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers.get('retry-after')) > 0);
  assert.equal(await chat(hub, '198.51.100.1'), HAS_SHAKEN_HANDS);
  await hub.stop();
});

it('a negotiation that nobody uses is gone after 5 seconds, and so is a silent socket', async () => {
  const hub = await startHub(0, BEHIND_A_PROXY);
  await attempts(hub, 10, () => '203.0.113.7');
  assert.equal((await negotiate(hub, '203.0.113.7')).status, 429);
  const { connectionToken } = (await (await negotiate(hub, '198.51.100.1')).json()) as {
    connectionToken: string;
  };
  const silent = new WebSocket(`ws://localhost:${hub.port}/hubs/chat?id=${connectionToken}`);
  let isClosed = false;
  silent.once('close', () => (isClosed = true));
  await until(() => isClosed, 6500);
  assert.equal((await negotiate(hub, '203.0.113.7')).status, 200);
  await hub.stop();
});

it('a client that never ends its request is cut off', { timeout: 20_000 }, async () => {
  const hub = await startHub();
  const socket = net.connect(hub.port, 'localhost');
  socket.write('POST /hubs/chat/negotiate HTTP/1.1\r\nHost: hub\r\nX-Slow: ');
  let isClosed = false;
  socket.resume();
  socket.once('close', () => (isClosed = true));
  await until(() => isClosed, 15_000);
  await hub.stop();
});

it('the health check tells nothing about visitors', async () => {
  const hub = await startHub();
  const health = await fetch(`http://localhost:${hub.port}/health`);
  assert.deepEqual(await health.json(), { status: 'ok' });
  await hub.stop();
});

it('warns once of a proxy that is not trusted, and logs refusals as numbers', async () => {
  const lines: { details: object; message: string }[] = [];
  const hub = await startHub(
    0,
    {},
    { warn: (details, message) => lines.push({ details, message }) },
  );
  for (let index = 0; index < 12; index += 1) await negotiate(hub, `203.0.113.${index}`);
  const warnings = lines.filter(({ message }) => message.includes('CHAT_TRUSTED_PROXIES'));
  assert.equal(warnings.length, 1);
  await hub.stop();
  const counted = lines.filter(({ message }) => message.startsWith('requests refused'));
  assert.deepEqual(
    counted.map(({ details }) => details),
    [{ event: 'client address', count: 2 }],
  );
  assert.ok(!JSON.stringify(lines).includes('203.0.113'));
});

it('counts IPv6 by subscriber and by network', () => {
  const keys = (ip: string) => sharesOf(ip).map(({ key }) => key);
  assert.deepEqual(keys('2001:db8:1:2:3:4:5:6'), ['2001:db8:1:2::/64', '2001:db8:1::/48']);
  assert.deepEqual(keys('203.0.113.9'), ['203.0.113.9']);
});
