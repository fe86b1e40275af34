import { BoundedRedis } from '@ports-authority/redis';
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { WebSocket } from 'ws';
import type { ChatServer } from '../src/server.js';
import { Answers } from '../src/answers.js';
import { limitKeys } from '../src/client-address.js';
import { MessageLimit } from '../src/message-limit.js';
import type { Reply } from '../src/messages.js';
import type { SharedRedis } from '../src/redis.js';
import { client, messageId, negotiate, startHub } from './support.js';

const BEHIND_A_PROXY = { CHAT_TRUSTED_PROXIES: '127.0.0.1,::1' };

const attempts = (hub: ChatServer, count: number, address: (index: number) => string) =>
  Promise.all(Array.from({ length: count }, (_, index) => negotiate(hub, address(index))));

/** Negotiates, connects and shakes hands; returns the handshake response. */
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

it('endless negotiations of one address do not block other visitors', async () => {
  const hub = await startHub(0, { ...BEHIND_A_PROXY, CHAT_MAX_CONNECTIONS: '200' });
  const statuses = (await attempts(hub, 400, () => '203.0.113.7')).map(({ status }) => status);
  assert.equal(statuses.filter((status) => status === 200).length, 10);
  assert.equal(statuses.filter((status) => status === 429).length, 390);
  assert.equal(await chat(hub, '198.51.100.1'), HAS_SHAKEN_HANDS);
  await hub.stop();
});

it('negotiations of many addresses without a connection do not block visitors', async () => {
  const hub = await startHub(0, { ...BEHIND_A_PROXY, CHAT_MAX_CONNECTIONS: '200' });
  await attempts(hub, 1000, (index) => `203.0.${index >> 8}.${index & 255}`);
  assert.equal(await chat(hub, '198.51.100.1'), HAS_SHAKEN_HANDS);
  await hub.stop();
});

it('an address has a limit of open connections, with Retry-After beyond it', async () => {
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

it('WebSockets without negotiation count in the same way', async () => {
  const hub = await startHub(0, { ...BEHIND_A_PROXY, CHAT_MAX_CONNECTIONS_PER_ADDRESS: '3' });
  const open = async (address: string) => {
    const socket = new WebSocket(`ws://localhost:${hub.port}/hubs/chat`, {
      headers: { 'X-Forwarded-For': address },
    });
    return new Promise<string>((resolve) => {
      socket.once('open', () => socket.send('{"protocol":"json","version":1}\u001e'));
      socket.once('message', (data) => resolve(String(data)));
      socket.once('error', ({ message }) => resolve(message));
    });
  };
  for (let opened = 0; opened < 3; opened += 1) {
    assert.equal(await open('203.0.113.7'), HAS_SHAKEN_HANDS);
  }
  assert.match(await open('203.0.113.7'), /429/);
  assert.equal(await open('198.51.100.1'), HAS_SHAKEN_HANDS);
  await hub.stop();
});

it('messages of one address are limited, however often it reconnects', async () => {
  const hub = await startHub(0, { CHAT_MAX_MESSAGES_PER_ADDRESS: '5' });
  const outcomes: string[] = [];
  for (let number = 0; number < 4; number += 1) {
    const { connection } = client(hub.port);
    await connection.start();
    for (const half of [0, 1]) {
      const id = messageId(number * 2 + half);
      await connection.invoke('SendMessage', { id, text: 'hours', locale: 'en' }).then(
        () => outcomes.push('sent'),
        (error: Error) => outcomes.push(error.message),
      );
    }
    await connection.stop();
  }
  assert.deepEqual(outcomes.slice(0, 5), Array(5).fill('sent'));
  for (const refused of outcomes.slice(5)) assert.match(refused, /Too many messages/);
  await hub.stop();
});

it('a network has ten times the messages of one of its clients', async () => {
  const limit = new MessageLimit(2, undefined, '');
  const of = (subscriber: number) => limitKeys(`2001:db8:1:${subscriber.toString(16)}::1`);
  assert.deepEqual(
    [await limit.take(of(0)), await limit.take(of(0)), await limit.take(of(0))],
    [true, true, false],
  );
  for (let sent = 3; sent < 20; sent += 1) assert.equal(await limit.take(of(sent)), true);
  assert.equal(await limit.take(of(100)), false);
});

it('Redis gets no IP address, but the same key from every process', async () => {
  const names: string[] = [];
  const client = {
    isReady: true,
    eval: (_script: string, { keys }: { keys: string[] }) => {
      names.push(...keys);
      return Promise.resolve([1, 60_000]);
    },
  };
  const redis = new BoundedRedis(client as unknown as SharedRedis['client']);
  for (const secret of ['one secret', 'one secret', 'another']) {
    await new MessageLimit(5, redis, secret).take(limitKeys('203.0.113.77'));
  }
  assert.equal(names.length, 3);
  assert.equal(names[0], names[1]);
  assert.notEqual(names[1], names[2]);
  for (const name of names) assert.match(name, /^chat:messages:[\w-]{43}$/);
});

it('believes only answers in Redis that a process of the hub has written', async () => {
  const stored = new Map<string, string>();
  const client = {
    isReady: true,
    set: (name: string, value: string) => {
      const earlier = stored.get(name);
      stored.set(name, earlier ?? value);
      return Promise.resolve(earlier);
    },
  };
  const redis = new BoundedRedis(client as unknown as SharedRedis['client']);
  const message = { id: 'm1', text: 'Where are the tariffs?', locale: 'en' } as const;
  const reply = (text: string): Reply => ({
    ...{ id: 'm1-answer', replyTo: 'm1', links: [], sentAt: '2026-11-28T10:00:00.000Z' },
    text,
  });
  const answer = async (text: string) =>
    (await new Answers(redis, 'one secret').first(message, reply(text))).text;
  assert.equal(await answer('first'), 'first');
  assert.equal(await answer('second'), 'first');
  for (const [name, value] of stored) stored.set(name, value.replace('first', 'forged'));
  assert.equal(await answer('second'), 'second');
});

it('warns once of a proxy that is not trusted, and logs refusals as numbers', async () => {
  const lines: { details: object; message: string }[] = [];
  const hub = await startHub(
    0,
    {},
    { warn: (details, message) => void lines.push({ details, message }) },
  );
  for (let index = 0; index < 12; index += 1) await negotiate(hub, `203.0.113.${index}`);
  const warnings = lines.filter(({ message }) => message.startsWith('untrusted X-Forwarded-For'));
  assert.equal(warnings.length, 1);
  await hub.stop();
  const counted = lines.filter(({ message }) => message.startsWith('requests refused'));
  assert.deepEqual(
    counted.map(({ details }) => details),
    [{ event: 'client address', count: 2 }],
  );
  assert.ok(!JSON.stringify(lines).includes('203.0.113'));
});
