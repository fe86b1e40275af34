import assert from 'node:assert/strict';
import net from 'node:net';
import { after, before, describe, it } from 'node:test';
import * as signalR from '@microsoft/signalr';
import { WebSocket } from 'ws';
import type { ChatServer } from '../src/server.js';
import { client, messageId, startHub, until, type Reply } from './support.js';

describe('hub', () => {
  let hub: ChatServer;
  before(async () => {
    hub = await startHub();
  });
  after(() => hub.stop());

  async function asked(text: string, locale: 'ar' | 'en'): Promise<Reply> {
    const { connection, replies } = client(hub.port);
    await connection.start();
    await connection.invoke('SendMessage', { id: messageId(1), text, locale });
    await connection.stop();
    assert.equal(replies.length, 1);
    return replies[0] as Reply;
  }

  it('answers in the language of the page', async () => {
    const { connection, replies } = client(hub.port);
    await connection.start();
    await connection.invoke('Join', 'ar');
    assert.ok(replies[0]?.text.includes('مساعد آلي'));
    await connection.stop();
    const vessels = await asked('أريد البحث عن سفينة', 'ar');
    assert.equal(vessels.links[0]?.path, '/e-services/vesselsearch');
    assert.ok((await asked('What are your opening hours?', 'en')).text.includes('7am to 10pm'));
    const unknown = await asked('xyzzy', 'en');
    assert.ok(unknown.text.includes('could not find an answer'));
    assert.deepEqual(unknown.links, [{ label: 'Contact us', path: '/contact' }]);
  });

  it('never repeats markup in its answers', async () => {
    const text = '<img src=x onerror=alert(1)> \u0000 \u001e {"type":7} hours';
    assert.ok(!(await asked(text, 'en')).text.includes('<'));
  });

  it('refuses other origins and large bodies', async () => {
    const base = `http://localhost:${hub.port}/hubs/chat`;
    const foreign = await fetch(`${base}/negotiate`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example' },
    });
    assert.equal(foreign.status, 403);
    const socket = new WebSocket(`ws://localhost:${hub.port}/hubs/chat`, {
      headers: { Origin: 'https://evil.example' },
    });
    const error = await new Promise<Error>((resolve) => socket.once('error', resolve));
    assert.match(error.message, /403/);
    const negotiated = await fetch(`${base}/negotiate?negotiateVersion=1`, { method: 'POST' });
    const { connectionToken } = (await negotiated.json()) as { connectionToken: string };
    const large = await fetch(`${base}?id=${connectionToken}`, {
      method: 'POST',
      body: 'x'.repeat(70_000),
    });
    assert.equal(large.status, 413);
  });
});

it('finishes pending answers before it ends, and lets clients reconnect', async () => {
  const hub = await startHub();
  const socket = new WebSocket(`ws://localhost:${hub.port}/hubs/chat`);
  const records: { type?: number; allowReconnect?: boolean; result?: unknown }[] = [];
  let hasClosed = false;
  socket.on('message', (data) => {
    for (const record of String(data).split('\u001e').slice(0, -1))
      records.push(JSON.parse(record));
  });
  socket.on('close', () => (hasClosed = true));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send('{"protocol":"json","version":1}\u001e');
  await until(() => records.length === 1);
  const message = { id: messageId(1), text: 'hours', locale: 'en' };
  socket.send(
    `${JSON.stringify({ type: 1, target: 'SendMessage', invocationId: '1', arguments: [message] })}\u001e`,
  );
  // Received, not answered yet.
  await new Promise((resolve) => setImmediate(resolve));
  await hub.stop();
  await until(() => hasClosed);
  assert.deepEqual(
    records.slice(1).map(({ type }) => type),
    [1, 3, 7],
  );
  assert.equal(records.at(-1)?.allowReconnect, true);
  await assert.rejects(fetch(`http://localhost:${hub.port}/api/health/live`));
});

it('lets a polling client reconnect as well', { timeout: 10_000 }, async () => {
  const hub = await startHub();
  const connection = new signalR.HubConnectionBuilder()
    .withUrl(`http://localhost:${hub.port}/hubs/chat`, {
      transport: signalR.HttpTransportType.LongPolling,
    })
    .configureLogging(signalR.LogLevel.None)
    .build();
  let ended: { readonly error?: Error } | undefined;
  connection.onclose((error) => (ended = { error }));
  await connection.start();
  await connection.invoke('Join', 'en');
  // Its next poll is in flight.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await hub.stop();
  await until(() => ended !== undefined);
  // Closed by the hub's message, not by a failed request.
  assert.equal(ended?.error, undefined);
});

it('does not wait for a client that ignores the close message', { timeout: 5000 }, async () => {
  const hub = await startHub();
  const idle = net.connect(hub.port, 'localhost');
  idle.on('error', () => undefined);
  const deaf = net.connect(hub.port, 'localhost', () =>
    deaf.write(
      'GET /hubs/chat HTTP/1.1\r\nHost: hub\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    ),
  );
  deaf.on('error', () => undefined);
  await new Promise((resolve) => deaf.once('data', resolve));
  await hub.stop();
});

it('holds 1,000 open connections and answers each', async () => {
  const hub = await startHub(0, { CHAT_MAX_CONNECTIONS_PER_ADDRESS: '1000' });
  const clients = Array.from({ length: 1000 }, () => client(hub.port));
  for (let from = 0; from < clients.length; from += 10) {
    await Promise.all(clients.slice(from, from + 10).map(({ connection }) => connection.start()));
  }
  await Promise.all(
    clients.map(({ connection }) =>
      connection.invoke('SendMessage', { id: messageId(1), text: 'hours', locale: 'en' }),
    ),
  );
  await until(() => clients.every(({ replies }) => replies.length === 1));
  await Promise.all(clients.map(({ connection }) => connection.stop()));
  await hub.stop();
});
