import assert from 'node:assert/strict';
import net from 'node:net';
import { it } from 'node:test';
import { WebSocket } from 'ws';
import { negotiate, startHub, until } from './support.js';

/* Time-outs take seconds: the clients start on load, and the tests run last in all.test.ts. */

/** Status of a further negotiation of an address before and after its unused ones expire. */
const unused = (async () => {
  const hub = await startHub(0, { CHAT_TRUSTED_PROXIES: '127.0.0.1,::1' });
  for (let count = 0; count < 10; count += 1) await negotiate(hub, '203.0.113.7');
  const before = await negotiate(hub, '203.0.113.7');
  const { connectionToken } = (await (await negotiate(hub, '198.51.100.1')).json()) as {
    connectionToken: string;
  };
  const silent = new WebSocket(`ws://localhost:${hub.port}/hubs/chat?id=${connectionToken}`);
  let isClosed = false;
  silent.once('close', () => (isClosed = true));
  await until(() => isClosed, 15_000);
  const after = await negotiate(hub, '203.0.113.7');
  await hub.stop();
  return [before.status, after.status];
})();

/** A client with an unfinished request is closed. */
const endless = (async () => {
  const hub = await startHub();
  const socket = net.connect(hub.port, 'localhost');
  socket.write('POST /hubs/chat/negotiate HTTP/1.1\r\nHost: hub\r\nX-Slow: ');
  let isClosed = false;
  socket.resume();
  socket.once('close', () => (isClosed = true));
  await until(() => isClosed, 25_000);
  await hub.stop();
})();

for (const work of [unused, endless]) work.catch(() => undefined);

it('an unused negotiation expires after 5 seconds, and so does a silent socket', async () => {
  assert.deepEqual(await unused, [429, 200]);
});

it('a client with an unfinished request is closed', () => endless);
