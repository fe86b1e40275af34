import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import * as signalR from '@microsoft/signalr';
import type { ChatServer } from '../src/server.js';
import { client, messageId, startHub, until } from './support.js';

describe('hub', () => {
  let hub: ChatServer;
  before(async () => {
    hub = await startHub();
  });
  after(() => hub.stop());

  for (const transport of [
    signalR.HttpTransportType.WebSockets,
    signalR.HttpTransportType.ServerSentEvents,
    signalR.HttpTransportType.LongPolling,
  ]) {
    it(`greets, confirms and answers over ${signalR.HttpTransportType[transport]}`, async () => {
      const { connection, replies } = client(hub.port, transport);
      await connection.start();
      await connection.invoke('Join', 'ar');
      const confirmed = await connection.invoke('SendMessage', {
        id: messageId(1),
        text: 'أريد البحث عن سفينة',
        locale: 'ar',
      });
      await until(() => replies.length === 2);
      assert.equal(confirmed, messageId(1));
      assert.ok(replies[0]?.text.includes('مساعد آلي'));
      assert.equal(replies[1]?.replyTo, messageId(1));
      assert.equal(replies[1]?.links[0]?.path, '/e-services/vesselsearch');
      await connection.stop();
    });
  }

  it('answers in the language of the page', async () => {
    const { connection, replies } = client(hub.port);
    await connection.start();
    await connection.invoke('SendMessage', {
      id: messageId(1),
      text: 'What are your opening hours?',
      locale: 'en',
    });
    await connection.invoke('SendMessage', { id: messageId(2), text: 'xyzzy', locale: 'en' });
    await until(() => replies.length === 2);
    assert.ok(replies[0]?.text.includes('7am to 10pm'));
    assert.ok(replies[1]?.text.includes('automatic assistant'));
    assert.deepEqual(replies[1]?.links, [{ label: 'Contact us', path: '/contact' }]);
    await connection.stop();
  });

  it('keeps 200 messages in order, across lost sockets too', async () => {
    const { connection, replies } = client(hub.port);
    await connection.start();
    const confirmations: Promise<unknown>[] = [];
    for (let number = 0; number < 200; number += 1) {
      confirmations.push(
        connection.invoke('SendMessage', { id: messageId(number), text: 'hours', locale: 'en' }),
      );
      if (number % 60 === 59) {
        await dropSocket(connection);
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    }
    await Promise.all(confirmations);
    await until(() => replies.length >= 200);
    assert.deepEqual(
      replies.map(({ replyTo }) => replyTo),
      Array.from({ length: 200 }, (_, number) => messageId(number)),
    );
    await connection.stop();
  });

  for (const [name, message] of [
    ['empty', { id: messageId(1), text: '  ', locale: 'ar' }],
    ['too long', { id: messageId(1), text: 'س'.repeat(1001), locale: 'ar' }],
    ['without id', { text: 'hours', locale: 'ar' }],
    ['not an object', 'hours'],
    ['of another language', { id: messageId(1), text: 'hours', locale: 'fr' }],
  ] as const) {
    it(`refuses a message that is ${name} and stays open`, async () => {
      const { connection } = client(hub.port);
      await connection.start();
      await assert.rejects(connection.invoke('SendMessage', message));
      await assert.rejects(connection.invoke('NoSuchMethod'));
      assert.equal(await connection.invoke('Join', 'en'), true);
      await connection.stop();
    });
  }

  it('never repeats markup in its answers', async () => {
    const { connection, replies } = client(hub.port);
    await connection.start();
    await connection.invoke('SendMessage', {
      id: messageId(1),
      text: '<img src=x onerror=alert(1)> \u0000 \u001e {"type":7} hours',
      locale: 'en',
    });
    await until(() => replies.length === 1);
    assert.ok(!replies[0]?.text.includes('<'));
    await connection.stop();
  });

  it('closes a connection that does not speak the protocol, and goes on serving', async () => {
    for (const body of [
      'nonsense\u001e',
      '{"protocol":"messagepack","version":1}\u001e',
      'x'.repeat(20_000),
    ]) {
      const token = await negotiate(hub.port);
      const socket = new WebSocketClient(`ws://localhost:${hub.port}/hubs/chat?id=${token}`);
      await new Promise((resolve) => socket.addEventListener('open', resolve));
      const closed = new Promise((resolve) => socket.addEventListener('close', resolve));
      socket.send(body);
      await closed;
    }
    const { connection } = client(hub.port);
    await connection.start();
    await connection.stop();
  });

  it('refuses unknown connections, other origins and large bodies', async () => {
    const base = `http://localhost:${hub.port}/hubs/chat`;
    assert.equal((await fetch(`${base}?id=unknown`)).status, 404);
    const foreign = await fetch(`${base}/negotiate`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example' },
    });
    assert.equal(foreign.status, 403);
    const token = await negotiate(hub.port);
    const large = await fetch(`${base}?id=${token}`, { method: 'POST', body: 'x'.repeat(70_000) });
    assert.equal(large.status, 413);
  });
});

it('goes on after the hub was restarted: what was not confirmed is sent again and answered once', async () => {
  let hub = await startHub();
  const { port } = hub;
  const { connection, replies } = client(port);
  let reconnected = 0;
  connection.onreconnected(() => (reconnected += 1));
  await connection.start();
  await connection.invoke('SendMessage', { id: messageId(1), text: 'hours', locale: 'en' });
  await hub.stop();
  hub = await startHub(port);
  await until(() => reconnected > 0 && connection.state === signalR.HubConnectionState.Connected);
  await connection.invoke('SendMessage', { id: messageId(1), text: 'hours', locale: 'en' });
  await until(() => replies.length === 2);
  // The same question has the same answer id, so a client that resends it shows one answer.
  assert.equal(replies[0]?.id, replies[1]?.id);
  await connection.stop();
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

const WebSocketClient = (await import('ws')).WebSocket;

async function negotiate(port: number): Promise<string> {
  const response = await fetch(`http://localhost:${port}/hubs/chat/negotiate?negotiateVersion=1`, {
    method: 'POST',
  });
  return ((await response.json()) as { connectionToken: string }).connectionToken;
}

/** Cuts the client's connection once it has one, as a tunnel or a sleeping phone does. */
async function dropSocket(connection: signalR.HubConnection): Promise<void> {
  const inner = connection as unknown as {
    connection: { transport?: { _webSocket?: { terminate(): void } } };
  };
  const socket = () => inner.connection.transport?._webSocket;
  await until(() => socket() !== undefined);
  socket()?.terminate();
}
