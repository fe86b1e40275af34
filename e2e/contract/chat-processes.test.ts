import net from 'node:net';
import { ChatConnection } from '@/components/chat/chatConnection';
import { ownHub } from '@/lib/chat/testing/own-hub';
import { RedisServer } from '@/packages/redis/src/testing/redis-server';
import { startChat } from '../../tools/lib/chat.mjs';
import { freePort } from '../../tools/lib/network.mjs';
import { type start, stop } from '../../tools/lib/processes.mjs';
import { logFile } from '../../tools/lib/project.mjs';

/* The site's client and three processes of the hub behind a round-robin proxy. Processes and Redis
   are killed and stopped while a visitor writes. */

jest.setTimeout(60_000);

type Task = ReturnType<typeof start>;

interface Hub {
  readonly port: number;
  task: Task | undefined;
}

const redis = new RedisServer();
let hubs: Hub[] = [];

async function startHub(hub: Hub): Promise<void> {
  hub.task = await startChat({
    port: hub.port,
    log: logFile(`contract-chat-${hub.port}`),
    env: { REDIS_URL: redis.url, CHAT_MAX_MESSAGES_PER_ADDRESS: '100000' },
  });
}

async function endHub(hub: Hub, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const { task } = hub;
  hub.task = undefined;
  if (task) await stop(task, signal);
}

/** Behaviour of the proxy for new connections. */
interface Ways {
  /** Routes only to this hub, like a load balancer with sticky sessions. */
  sticky?: Hub;
  /** A proxy without WebSocket support: it refuses upgrades or never responds. */
  webSockets?: 'refused' | 'swallowed';
}

class Balancer {
  ways: Ways = {};
  current: Hub | undefined;
  /** Hub output that was dropped instead of delivered; undefined while all is delivered. */
  lost: string | undefined;
  private readonly sockets = new Set<net.Socket>();
  private readonly server = net.createServer((socket) => this.accept(socket));
  private next = 0;

  async listen(): Promise<string> {
    const port = await freePort();
    await new Promise<void>((resolve) => this.server.listen(port, 'localhost', resolve));
    return `http://localhost:${port}/hubs/chat`;
  }

  /** Cuts all connections, like a lost network. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.server.close();
    this.cut();
  }

  private accept(socket: net.Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.once('data', (head) => {
      const isWebSocket = /^upgrade:\s*websocket/im.test(String(head));
      if (isWebSocket && this.ways.webSockets === 'swallowed') return;
      if (isWebSocket && this.ways.webSockets === 'refused') {
        socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
        return;
      }
      this.connect(socket, head, this.ways.sticky ? [this.ways.sticky] : this.inTurn());
    });
  }

  private inTurn(): Hub[] {
    this.next = (this.next + 1) % hubs.length;
    return [...hubs.slice(this.next), ...hubs.slice(0, this.next)];
  }

  /** Connects to the first hub that accepts. */
  private connect(socket: net.Socket, head: Buffer, [hub, ...others]: readonly Hub[]): void {
    if (!hub) return void socket.destroy();
    const upstream = net.connect(hub.port, 'localhost');
    let isConnected = false;
    upstream.once('connect', () => {
      isConnected = true;
      this.current = hub;
      upstream.write(head);
      socket.pipe(upstream);
    });
    upstream.on('data', (data) => {
      if (this.lost === undefined) socket.write(data);
      else this.lost += String(data);
    });
    upstream.on('error', () => {
      if (isConnected) socket.destroy();
      else this.connect(socket, head, others);
    });
    upstream.on('close', () => isConnected && socket.destroy());
    socket.on('close', () => upstream.destroy());
  }
}

let balancer: Balancer;
let url: string;
let visitor: ChatConnection;

beforeAll(async () => {
  await redis.start();
  const ports = [await freePort(), await freePort(), await freePort()];
  hubs = ports.map((port) => ({ port, task: undefined }));
});

afterAll(async () => {
  await Promise.all(hubs.map((hub) => endHub(hub, 'SIGTERM')));
  await redis.kill();
});

beforeEach(async () => {
  await Promise.all(hubs.filter(({ task }) => task === undefined).map(startHub));
  balancer = new Balancer();
  url = await balancer.listen();
  visitor = new ChatConnection(ownHub(url), 'en');
});

afterEach(() => {
  visitor.close();
  balancer.close();
});

const messages = () => visitor.conversation.messages();
const ofVisitor = () => messages().filter(({ from }) => from === 'visitor');
const answers = () => messages().filter(({ from, id }) => from === 'service' && id !== 'greeting');

async function until(condition: () => boolean, what: string): Promise<void> {
  const end = Date.now() + 30_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`Not within 30 seconds: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const connected = () => until(() => visitor.state() === 'connected', 'connected');

async function expectAllAnswered(count: number): Promise<void> {
  await until(() => ofVisitor().every(({ state }) => state !== 'waiting'), 'all sent');
  expect(ofVisitor().map(({ state }) => state)).toEqual(Array(count).fill('sent'));
  expect(answers().map(({ id }) => id)).toEqual(ofVisitor().map(({ id }) => `${id}-answer`));
}

/** Writes messages, one per ten milliseconds, and runs actions after some of them. */
async function writeWhile(count: number, at: ReadonlyMap<number, () => unknown>): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    visitor.conversation.write(`What are your opening hours? ${number}`);
    void at.get(number)?.();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Sends a message whose answer and confirmation are dropped; returns the dropped answer. */
async function loseAnswer(text: string): Promise<{ readonly sentAt: string | undefined }> {
  balancer.lost = '';
  visitor.conversation.write(text);
  await until(() => balancer.lost?.includes('"type":3') ?? false, 'confirmed');
  const [, sentAt] = /"sentAt":"([^"]+)"/.exec(balancer.lost) ?? [];
  balancer.cut();
  balancer.lost = undefined;
  await until(() => visitor.state() === 'lost', 'lost');
  await connected();
  return { sentAt };
}

it('a process dies in a conversation: it goes on with another one', async () => {
  await visitor.open();
  await connected();
  for (const killed of [1, 2]) {
    const kill = () => balancer.current && endHub(balancer.current, 'SIGKILL');
    await writeWhile(50, new Map([[25, kill]]));
    await expectAllAnswered(50 * killed);
  }
  expect(hubs.filter(({ task }) => task === undefined)).toHaveLength(2);
  expect(messages().filter(({ id }) => id === 'greeting')).toHaveLength(1);
});

it('a message that another process has answered already keeps that answer', async () => {
  await visitor.open();
  await connected();
  const first = balancer.current?.port;
  const lost = await loseAnswer('What are your opening hours?');
  expect(balancer.current?.port).not.toBe(first);
  await expectAllAnswered(1);
  expect(answers()[0]?.sentAt).toBe(lost.sentAt);
});

it('Redis dies and comes back: every message is answered once, and the processes share again', async () => {
  await visitor.open();
  await connected();
  await writeWhile(
    60,
    new Map([
      [20, () => redis.kill()],
      [40, () => balancer.cut()],
    ]),
  );
  await expectAllAnswered(60);
  const lost = await loseAnswer('Where is the form for complaints?');
  await expectAllAnswered(61);
  // Another process has answered again: the visitor still sees one answer.
  expect(answers().at(-1)?.sentAt).not.toBe(lost.sentAt);

  await redis.start();
  // Each process reconnects within some seconds.
  const shared: boolean[] = [];
  while (shared.length < 15 && !shared.at(-1)) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const again = await loseAnswer('And the form for suggestions?');
    await expectAllAnswered(61 + shared.length + 1);
    shared.push(answers().at(-1)?.sentAt === again.sentAt);
  }
  expect(shared.at(-1)).toBe(true);
});

it('a hanging Redis delays messages only briefly', async () => {
  await visitor.open();
  await connected();
  redis.hang();
  try {
    await writeWhile(20, new Map());
    await expectAllAnswered(20);
  } finally {
    redis.goOn();
  }
});

it('the messages of an address are counted together', async () => {
  // A separate database: the hubs of the other tests count the same IP address.
  const env = { REDIS_URL: `${redis.url}/1`, CHAT_MAX_MESSAGES_PER_ADDRESS: '10' };
  const few = await Promise.all(
    [await freePort(), await freePort()].map(async (port) => {
      const task = await startChat({ port, log: logFile(`contract-chat-${port}`), env });
      return { port, task };
    }),
  );
  const visitors = few.map(
    ({ port }) => new ChatConnection(ownHub(`http://localhost:${port}/hubs/chat`), 'en'),
  );
  for (const other of visitors) await other.open();
  for (let count = 0; count < 10; count += 1) {
    for (const { conversation } of visitors) conversation.write(`Hours? ${count}`);
  }
  const states = () =>
    visitors
      .flatMap(({ conversation }) => conversation.messages())
      .flatMap(({ from, state }) => (from === 'visitor' ? [state] : []));
  await until(() => !states().includes('waiting'), 'all sent');
  expect(states().filter((state) => state === 'sent')).toHaveLength(10);
  expect(states().filter((state) => state === 'refused')).toHaveLength(10);
  for (const other of visitors) other.close();
  await Promise.all(few.map(({ task }) => stop(task)));
});

it('a rolling release, one process after the other, drops nothing', async () => {
  const visitors = Array.from({ length: 20 }, () => new ChatConnection(ownHub(url), 'en'));
  await Promise.all(visitors.map((other) => other.open()));
  let isReleased = false;
  const release = (async () => {
    for (const hub of hubs) {
      await endHub(hub, 'SIGTERM');
      await startHub(hub);
    }
    isReleased = true;
  })();
  let written = 0;
  while (!isReleased) {
    written += 1;
    for (const { conversation } of visitors) conversation.write(`Hours? ${written}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await release;
  for (const { conversation } of visitors) {
    const own = () => conversation.messages().filter(({ from }) => from === 'visitor');
    await until(() => own().every(({ state }) => state !== 'waiting'), 'all sent');
    expect(own().map(({ state }) => state)).toEqual(Array(written).fill('sent'));
    const ids = conversation.messages().flatMap(({ from, id }) => (from === 'service' ? [id] : []));
    expect(ids).toEqual(['greeting', ...own().map(({ id }) => `${id}-answer`)]);
  }
  for (const other of visitors) other.close();
});

it.each(['refused', 'swallowed'] as const)(
  'WebSockets are %s: it polls, as long as its requests reach one process',
  async (webSockets) => {
    balancer.ways = { webSockets, sticky: hubs[0] };
    await visitor.open();
    await connected();
    await writeWhile(5, new Map());
    await expectAllAnswered(5);
  },
);
