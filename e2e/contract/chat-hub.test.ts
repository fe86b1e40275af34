import { randomUUID } from 'node:crypto';
import http from 'node:http';
import {
  HttpTransportType,
  HubConnectionBuilder,
  HubConnectionState,
  LogLevel,
  type HubConnection,
  type IHttpConnectionOptions,
} from '@microsoft/signalr';
import { readReply } from '@/lib/chat/messages';

/* What the site needs of any hub (docs/decisions/0007-chat-hub.md), at CHAT_HUB_URL. */

const HUB = process.env.CHAT_HUB_URL ?? '';
const ORIGIN = process.env.CHAT_HUB_ORIGIN ?? 'http://localhost:3000';
const SEPARATOR = '\u001e';

jest.setTimeout(40_000);

interface Received {
  readonly id: string;
  readonly replyTo: string | null;
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly path: string }[];
  readonly sentAt: string;
}

const UNNEGOTIATED: IHttpConnectionOptions = {
  transport: HttpTransportType.WebSockets,
  skipNegotiation: true,
};

const open: HubConnection[] = [];

async function connected(options: IHttpConnectionOptions = UNNEGOTIATED) {
  const connection = new HubConnectionBuilder()
    .withUrl(HUB, options)
    .configureLogging(LogLevel.None)
    .build();
  const replies: Received[] = [];
  connection.on('ReceiveMessage', (reply: Received) => replies.push(reply));
  await connection.start();
  open.push(connection);
  return { connection, replies };
}

afterEach(() => Promise.all(open.splice(0).map((connection) => connection.stop())));

const question = (values: object = {}) => ({
  id: randomUUID(),
  text: 'What are your opening hours?',
  locale: 'en',
  ...values,
});

async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 10_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error('Timed out after 10 seconds.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** An idle visitor; connected early, because its test waits. */
let idle: HubConnection;
let idleStarted: Promise<void>;
const IDLE_UNTIL = Date.now() + 20_000;

beforeAll(() => {
  idle = new HubConnectionBuilder()
    .withUrl(HUB, UNNEGOTIATED)
    .configureLogging(LogLevel.None)
    .withServerTimeout(18_000)
    .build();
  idleStarted = idle.start();
  idleStarted.catch(() => undefined);
});

afterAll(() => idle.stop());

describe.each([
  ['a WebSocket without negotiation', UNNEGOTIATED],
  ['a negotiated WebSocket', { transport: HttpTransportType.WebSockets }],
  ['long polling', { transport: HttpTransportType.LongPolling }],
])('over %s', (_name, options) => {
  it('greets, answers and then confirms', async () => {
    const { connection, replies } = await connected(options);
    expect(await connection.invoke('Join', 'ar')).toBe(true);
    await until(() => replies.length === 1);
    expect(replies[0]).toMatchObject({ replyTo: null });
    expect(replies[0]?.text).toMatch(/\p{Script=Arabic}/u);
    const message = question();
    expect(await connection.invoke('SendMessage', message)).toBe(message.id);
    // The answer precedes the confirmation.
    expect(replies).toHaveLength(2);
    expect(replies[1]).toMatchObject({ replyTo: message.id });
    for (const reply of replies) {
      // The site accepts every reply.
      expect(readReply(reply)).toEqual({
        id: reply.id,
        text: reply.text,
        links: reply.links,
        sentAt: reply.sentAt,
      });
      expect(reply.sentAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/);
    }
  });

  it('answers a message that is sent again once: with the same id', async () => {
    const message = question();
    const first = await connected(options);
    await first.connection.invoke('SendMessage', message);
    await first.connection.invoke('SendMessage', message);
    const second = await connected(options);
    await second.connection.invoke('SendMessage', message);
    const ids = [...first.replies, ...second.replies].map(({ id }) => id);
    expect(ids).toEqual([ids[0], ids[0], ids[0]]);
    const other = question();
    await second.connection.invoke('SendMessage', other);
    expect(second.replies[1]?.id).not.toBe(ids[0]);
  });

  it('completes a stream with an error and takes no notice of its end', async () => {
    const { connection } = await connected(options);
    const streamed = new Promise((resolve, reject) => {
      connection.stream('Join', 'ar').subscribe({
        next: reject,
        complete: () => reject(new Error('completed')),
        error: resolve,
      });
    });
    await expect(streamed).resolves.toBeInstanceOf(Error);
    const given = { next() {}, complete() {}, error() {} };
    connection.stream('NoSuchMethod').subscribe(given).dispose();
    expect(await connection.invoke('Join', 'ar')).toBe(true);
  });
});

it('greets a visitor who reconnects with the same id', async () => {
  const { connection, replies } = await connected();
  await connection.invoke('Join', 'en');
  await connection.invoke('Join', 'en');
  await until(() => replies.length === 2);
  expect(replies[1]?.id).toBe(replies[0]?.id);
});

it('answers one after the other, in the order of the questions', async () => {
  const { connection, replies } = await connected();
  const questions = Array.from({ length: 20 }, () => question());
  const confirmed = questions.map((message) => connection.invoke<string>('SendMessage', message));
  expect(await Promise.all(confirmed)).toEqual(questions.map(({ id }) => id));
  expect(replies.map(({ replyTo }) => replyTo)).toEqual(questions.map(({ id }) => id));
});

it('accepts the longest message and an Arabic one', async () => {
  const { connection, replies } = await connected();
  await connection.invoke('SendMessage', question({ text: 'س'.repeat(1000), locale: 'ar' }));
  expect(replies[0]?.text).toMatch(/\p{Script=Arabic}/u);
});

it.each([
  ['empty', question({ text: '  ' })],
  ['too long', question({ text: 'س'.repeat(1001) })],
  ['without an id', { ...question(), id: undefined }],
  ['with an id of other characters', question({ id: '<script>alert(1)' })],
  ['no object', 'hours'],
  ['in another language', question({ locale: 'fr' })],
])('refuses a message that is %s, and stays open', async (_name, message) => {
  const { connection, replies } = await connected();
  await expect(connection.invoke('SendMessage', message)).rejects.toThrow();
  expect(await connection.invoke('Join', 'en')).toBe(true);
  await until(() => replies.length === 1);
});

it('refuses other methods and languages, and stays open', async () => {
  const { connection } = await connected();
  await expect(connection.invoke('NoSuchMethod')).rejects.toThrow();
  await expect(connection.invoke('Join', 'fr')).rejects.toThrow();
  expect(await connection.invoke('Join', 'en')).toBe(true);
});

const negotiate = async (query = '') => {
  const response = await fetch(`${HUB}/negotiate${query}`, { method: 'POST' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  return (await response.json()) as {
    readonly negotiateVersion?: number;
    readonly connectionId?: string;
    readonly connectionToken?: string;
    readonly availableTransports?: readonly { readonly transport: string }[];
    readonly error?: string;
  };
};

describe('negotiation', () => {
  it.each(['', '?negotiateVersion=0'])('in version 0: "%s"', async (query) => {
    const { negotiateVersion, connectionId, connectionToken } = await negotiate(query);
    expect(negotiateVersion).toBe(0);
    expect(connectionToken).toBeUndefined();
    // Transports identify the connection by its id.
    const poll = await fetch(`${HUB}?id=${encodeURIComponent(connectionId ?? '')}`);
    expect(poll.status).toBe(200);
  });

  it.each([1, 9])('in version 1, requested %d', async (asked) => {
    const answer = await negotiate(`?negotiateVersion=${asked}`);
    expect(answer.negotiateVersion).toBe(1);
    expect(answer.connectionToken).toEqual(expect.any(String));
    expect(answer.connectionId).toEqual(expect.any(String));
    // The token is a secret, the id is not.
    expect(answer.connectionId).not.toBe(answer.connectionToken);
    const names = answer.availableTransports?.map(({ transport }) => transport);
    expect(names).toEqual(expect.arrayContaining(['WebSockets', 'LongPolling']));
    const byId = await fetch(`${HUB}?id=${encodeURIComponent(answer.connectionId ?? '')}`);
    expect(byId.status).toBe(404);
  });

  it('rejects a version that is not a number', async () => {
    expect(await negotiate('?negotiateVersion=x')).toEqual({ error: expect.any(String) });
  });

  it('lets the pages of the site read its answers', async () => {
    const headers = { Origin: ORIGIN };
    const preflight = await fetch(`${HUB}/negotiate`, {
      method: 'OPTIONS',
      headers: {
        ...headers,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'x-requested-with,x-signalr-user-agent',
      },
    });
    expect(preflight.ok).toBe(true);
    expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).toMatch(
      /(?=.*x-requested-with)(?=.*x-signalr-user-agent)/,
    );
    const answer = await fetch(`${HUB}/negotiate?negotiateVersion=1`, { method: 'POST', headers });
    for (const { headers: given } of [preflight, answer]) {
      expect([ORIGIN, '*']).toContain(given.get('access-control-allow-origin'));
    }
  });
});

/** Status of a WebSocket upgrade; 101 on success. */
function upgradeStatus(query: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = http.get(HUB + query, {
      agent: false,
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      },
    });
    request.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response.statusCode);
    });
    request.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject);
  });
}

describe('the connection in the URL', () => {
  it.each(['GET', 'POST', 'DELETE'])('is missing: %s is refused with 400', async (method) => {
    expect((await fetch(HUB, { method })).status).toBe(400);
  });

  it.each(['GET', 'POST', 'DELETE'])('is unknown: %s is refused with 404', async (method) => {
    expect((await fetch(`${HUB}?id=unknown`, { method })).status).toBe(404);
  });

  it('is optional for a WebSocket, but must be valid', async () => {
    expect(await upgradeStatus('')).toBe(101);
    expect(await upgradeStatus('?id=unknown')).toBe(404);
  });

  it('has one transport', async () => {
    const { connectionToken = '' } = await negotiate('?negotiateVersion=1');
    const query = `?id=${encodeURIComponent(connectionToken)}`;
    expect((await fetch(HUB + query)).status).toBe(200);
    expect(await upgradeStatus(query)).toBe(400);
    expect((await fetch(HUB + query, { method: 'DELETE' })).status).toBe(202);
    expect((await fetch(HUB + query)).status).toBe(404);
  });

  it('refuses other methods', async () => {
    expect((await fetch(HUB, { method: 'PUT' })).status).toBe(405);
  });
});

/** Response of the hub to invalid SignalR records, and whether it closes the connection. */
async function sendRecords(...records: readonly string[]) {
  const { connectionToken = '' } = await negotiate('?negotiateVersion=1');
  const url = `${HUB}?id=${encodeURIComponent(connectionToken)}`;
  await fetch(url);
  let text = '';
  const polling = (async () => {
    for (;;) {
      const poll = await fetch(url, { signal: AbortSignal.timeout(3000) });
      if (poll.status !== 200) return true;
      text += await poll.text();
    }
  })().catch(() => false);
  await fetch(url, { method: 'POST', body: records.map((record) => record + SEPARATOR).join('') });
  const hasEnded = await polling;
  await fetch(url, { method: 'DELETE' });
  const messages = text
    .split(SEPARATOR)
    .slice(0, -1)
    .map((record) => JSON.parse(record) as Record<string, unknown>);
  return { messages, hasEnded };
}

const HANDSHAKE = '{"protocol":"json","version":1}';

describe('the protocol', () => {
  it.each([
    ['another protocol', '{"protocol":"messagepack","version":1}'],
    ['nonsense', 'nonsense'],
  ])('refuses a handshake of %s, and ends', async (_name, handshake) => {
    const { messages, hasEnded } = await sendRecords(handshake);
    expect(hasEnded).toBe(true);
    for (const message of messages) expect(message).toEqual({ error: expect.any(String) });
  });

  it('closes a connection that sends invalid records', async () => {
    const { messages, hasEnded } = await sendRecords(HANDSHAKE, 'nonsense');
    expect(hasEnded).toBe(true);
    expect(messages[0]).toEqual({});
    for (const { type } of messages.slice(1)) expect(type).toBe(7);
  });

  it('completes only calls with an invocation id', async () => {
    const { messages } = await sendRecords(
      HANDSHAKE,
      '{"type":1,"target":"Join","arguments":["en"]}',
      '{"type":5,"invocationId":"unknown"}',
      '{"type":6}',
      '{"type":1,"target":"Join","invocationId":"last","arguments":["en"]}',
    );
    expect(messages.filter(({ type }) => type === 3)).toEqual([
      { type: 3, invocationId: 'last', result: true },
    ]);
  });
});

it('sends a keep-alive every 15 seconds', async () => {
  await idleStarted;
  await new Promise((resolve) => setTimeout(resolve, IDLE_UNTIL - Date.now()));
  expect(idle.state).toBe(HubConnectionState.Connected);
});
