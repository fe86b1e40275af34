import { ChatConnection } from './chatConnection';

const mockHub = {
  state: 'Disconnected',
  ended: () => {},
  joins: [] as (() => Promise<boolean>)[],
  starts: 0,
  on() {},
  onreconnecting() {},
  onreconnected() {},
  onclose(listener: () => void) {
    mockHub.ended = listener;
  },
  async start() {
    if (mockHub.state !== 'Disconnected') throw new Error('started already');
    mockHub.starts += 1;
    mockHub.state = 'Connected';
  },
  async stop() {
    if (mockHub.state === 'Disconnected') return;
    mockHub.state = 'Disconnected';
    mockHub.ended();
  },
  invoke: () => mockHub.joins.shift()?.() ?? Promise.resolve(true),
};

jest.mock('@microsoft/signalr', () => {
  const builder: Record<string, unknown> = { build: () => mockHub };
  for (const name of [
    'withUrl',
    'withAutomaticReconnect',
    'withStatefulReconnect',
    'configureLogging',
  ]) {
    builder[name] = () => builder;
  }
  return {
    HubConnectionBuilder: class {
      constructor() {
        return builder;
      }
    },
    HubConnectionState: { Connected: 'Connected' },
    LogLevel: { None: 6 },
  };
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('comes up by itself after a service that was reached and did not let it in', async () => {
  mockHub.joins = [() => Promise.reject(new Error('The call failed.'))];
  const connection = new ChatConnection('http://localhost:5000/hubs/chat', 'ar');
  await connection.open();
  expect(connection.state()).toBe('lost');
  await jest.advanceTimersByTimeAsync(2000);
  expect(connection.state()).toBe('connected');
  expect(mockHub.starts).toBe(2);
  connection.close();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(mockHub.starts).toBe(2);
});
