import { ChatConnection } from './chatConnection';

type Way = { readonly skipNegotiation?: boolean };

/** The hub of the last attempt; each attempt builds its own. */
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

  constructor(private readonly way: Way) {}

  on() {}

  onclose(listener: () => void) {
    this.ended = listener;
  }

  async start() {
    mockServer.ways.push(this.way.skipNegotiation ? 'WebSocket' : 'long polling');
    if (mockServer.refuses(this.way)) throw new Error('refused');
    if (mockServer.swallows(this.way)) await new Promise(() => {});
    this.state = 'Connected';
  }

  async stop() {
    if (this.state === 'Disconnected') return;
    this.state = 'Disconnected';
    this.ended();
  }

  invoke() {
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
  connection = new ChatConnection('http://localhost:5000/hubs/chat', 'ar');
});

afterEach(() => {
  connection.close();
  jest.useRealTimers();
});

it('comes up by itself after a service that was reached and did not let it in', async () => {
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

it('polls where no WebSocket gets through, and tries one again after a loss', async () => {
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

it('polls where a WebSocket is neither opened nor refused', async () => {
  mockServer.swallows = ({ skipNegotiation }) => skipNegotiation === true;
  const opening = connection.open();
  await jest.advanceTimersByTimeAsync(8000);
  await opening;
  expect(connection.state()).toBe('connected');
  expect(mockServer.ways).toEqual(['WebSocket', 'long polling']);
});

it('waits longer from attempt to attempt, at random, and 30 seconds at most', async () => {
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

it('gives up an attempt that it is closed in', async () => {
  const opening = connection.open();
  connection.close();
  await opening;
  expect(mockHub.state).toBe('Disconnected');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(mockServer.ways).toEqual(['WebSocket']);
  expect(connection.state()).toBe('connecting');
});
