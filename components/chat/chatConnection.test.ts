import type { HubSettings } from '@/lib/chat/hub-settings';
import { ownHub } from '@/lib/chat/testing/own-hub';
import { ChatConnection } from './chatConnection';

interface Way {
  readonly transport?: number;
  readonly skipNegotiation?: boolean;
  readonly accessTokenFactory?: () => string;
}

const OWN_HUB = ownHub('http://localhost:5000/hubs/chat');

/** Hub of the last attempt; each attempt creates its own. */
let mockHub: FakeHub;
const mockServer = {
  joins: [] as (() => Promise<unknown>)[],
  refuses: (() => false) as (way: Way) => boolean,
  swallows: (() => false) as (way: Way) => boolean,
  ways: [] as ('WebSocket' | 'long polling')[],
  hub: (way: Way) => (mockHub = new FakeHub(way)),
};

class FakeHub {
  state = 'Disconnected';
  private ended = () => {};

  readonly calls: unknown[][] = [];
  private readonly handlers = new Map<string, (...values: unknown[]) => void>();

  constructor(readonly way: Way) {}

  on(event: string, handler: (...values: unknown[]) => void) {
    this.handlers.set(event, handler);
  }

  emit(event: string, ...values: unknown[]) {
    this.handlers.get(event)?.(...values);
  }

  onclose(listener: () => void) {
    this.ended = listener;
  }

  async start() {
    mockServer.ways.push(this.way.transport === 1 ? 'WebSocket' : 'long polling');
    if (mockServer.refuses(this.way)) throw new Error('refused');
    if (mockServer.swallows(this.way)) await new Promise(() => {});
    this.state = 'Connected';
  }

  async stop() {
    if (this.state === 'Disconnected') return;
    this.state = 'Disconnected';
    this.ended();
  }

  invoke(...call: unknown[]) {
    this.calls.push(call);
    return mockServer.joins.shift()?.() ?? Promise.resolve(true);
  }
}

jest.mock('@microsoft/signalr', () => ({
  HubConnectionBuilder: class {
    private way: Way = {};
    withUrl(_url: string, way: Way) {
      this.way = way;
      return this;
    }
    configureLogging() {
      return this;
    }
    build() {
      return mockServer.hub(this.way);
    }
  },
  HttpTransportType: { WebSockets: 1, LongPolling: 4 },
  HubConnectionState: { Connected: 'Connected' },
  LogLevel: { None: 6 },
}));

let connection: ChatConnection;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  Object.assign(mockServer, {
    joins: [],
    refuses: () => false,
    swallows: () => false,
    ways: [],
  });
  connection = new ChatConnection(OWN_HUB, 'ar');
});

afterEach(() => {
  connection.close();
  jest.useRealTimers();
});

it('reconnects after a hub that rejects joining', async () => {
  mockServer.joins = [() => Promise.reject(new Error('The call failed.'))];
  await connection.open();
  expect(connection.state()).toBe('lost');
  await jest.advanceTimersByTimeAsync(2000);
  expect(connection.state()).toBe('connected');
  expect(mockServer.ways).toHaveLength(2);
  connection.close();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(mockServer.ways).toHaveLength(2);
});

it('falls back to long polling without WebSockets, and tries a WebSocket after a loss', async () => {
  mockServer.refuses = ({ skipNegotiation }) => skipNegotiation === true;
  await connection.open();
  expect(connection.state()).toBe('connected');
  expect(mockServer.ways).toEqual(['WebSocket', 'long polling']);
  mockServer.refuses = () => false;
  await mockHub.stop();
  expect(connection.state()).toBe('lost');
  await jest.advanceTimersByTimeAsync(1000);
  expect(mockServer.ways).toEqual(['WebSocket', 'long polling', 'WebSocket']);
  expect(connection.state()).toBe('connected');
});

it('falls back to long polling if a WebSocket neither opens nor fails', async () => {
  mockServer.swallows = ({ skipNegotiation }) => skipNegotiation === true;
  const opening = connection.open();
  await jest.advanceTimersByTimeAsync(8000);
  await opening;
  expect(connection.state()).toBe('connected');
  expect(mockServer.ways).toEqual(['WebSocket', 'long polling']);
});

it('backs off exponentially with jitter, up to 30 seconds', async () => {
  mockServer.refuses = () => true;
  await connection.open();
  const attempts = async (milliseconds: number) => {
    mockServer.ways = [];
    await jest.advanceTimersByTimeAsync(milliseconds);
    return mockServer.ways.length / 2;
  };
  // Half of 1, 2, 4, 8 and 16 seconds, then half of 30.
  expect(await attempts(499)).toBe(0);
  expect(await attempts(1)).toBe(1);
  expect(await attempts(15_000)).toBe(4);
  expect(await attempts(60_000)).toBe(4);
});

it('cancels a pending attempt when closed', async () => {
  const opening = connection.open();
  connection.close();
  await opening;
  expect(mockHub.state).toBe('Disconnected');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(mockServer.ways).toEqual(['WebSocket']);
  expect(connection.state()).toBe('connecting');
});

describe('with the settings of another hub', () => {
  const other: HubSettings = {
    url: 'https://hub.example/messages',
    joinMethod: null,
    sendMethod: 'Ask',
    sentShape: 'text',
    receiveEvents: ['answer', 'broadcast'],
    accessToken: 'public-token',
    negotiates: true,
  };
  const texts = () => connection.conversation.messages().map(({ text }) => text);

  function connect(settings: Partial<HubSettings> = {}) {
    connection = new ChatConnection({ ...other, ...settings }, 'en');
    return connection.open();
  }

  it('negotiates, names its token and calls nothing to join', async () => {
    await connect();
    expect(connection.state()).toBe('connected');
    expect(mockHub.way).toMatchObject({ skipNegotiation: false, withCredentials: false });
    expect(mockHub.way.accessTokenFactory?.()).toBe('public-token');
    expect(mockHub.calls).toEqual([]);
  });

  it.each([
    ['text', ['Ask', 'Hello']],
    ['user-text', ['Ask', expect.stringMatching(/^visitor-[0-9a-f]{8}$/), 'Hello']],
    ['object', ['Ask', { id: expect.any(String), text: 'Hello', locale: 'en' }]],
  ] as const)('sends a message as %s', async (sentShape, call) => {
    await connect({ sentShape });
    connection.conversation.write('Hello');
    await jest.advanceTimersByTimeAsync(0);
    expect(mockHub.calls).toEqual([call]);
  });

  it('shows objects, a name and a text, and texts, of each of its events', async () => {
    await connect();
    mockHub.emit('answer', { id: 7, message: 'an object', user: 'agent' });
    mockHub.emit('broadcast', 'agent', 'a name and a text');
    mockHub.emit('answer', 'a text');
    mockHub.emit('ReceiveMessage', 'of an event that is not its own');
    expect(texts()).toEqual(['an object', 'a name and a text', 'a text']);
  });

  it('ignores invalid values', async () => {
    await connect();
    for (const values of [[], [null], [7], [['a']], [{}], [{ text: 7 }], [' '], ['agent', '']]) {
      expect(() => mockHub.emit('answer', ...values)).not.toThrow();
    }
    expect(texts()).toEqual([]);
  });

  it('shows a sent message once, also if the hub echoes it', async () => {
    await connect({ sentShape: 'user-text' });
    connection.conversation.write('Hello');
    await jest.advanceTimersByTimeAsync(0);
    const [, user] = mockHub.calls[0] ?? [];
    mockHub.emit('broadcast', user, 'Hello');
    mockHub.emit('broadcast', { user, text: 'Hello' });
    expect(texts()).toEqual(['Hello']);
  });

  it('cuts long texts, and keeps a thousand messages', async () => {
    await connect();
    mockHub.emit('answer', 'x'.repeat(5000));
    expect(texts()[0]).toHaveLength(4000);
    for (let count = 0; count < 1000; count += 1) mockHub.emit('answer', String(count));
    expect(texts()).toHaveLength(1000);
    expect(texts()[0]).toBe('0');
  });
});
