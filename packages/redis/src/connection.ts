const CONNECT_TIMEOUT_MS = 2000;
const PING_EVERY_MS = 10_000;
/** A connection on which not even pings get a response is closed. */
const SILENCE_MS = 25_000;
const MAX_RETRY_MS = 2000;

/** The used part of a client of @redis/client; the caller brings it, this package has no dependencies. */
interface Connection {
  on(event: 'error', listener: (error: unknown) => void): unknown;
  on(event: 'ready', listener: () => void): unknown;
  connect(): Promise<unknown>;
}

/** Options for `createClient`: commands fail at once without a connection, which comes back by itself. */
export function redisOptions(url: string) {
  return {
    url,
    disableOfflineQueue: true,
    pingInterval: PING_EVERY_MS,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (retries: number) =>
        Math.min(50 * 2 ** Math.min(retries, 10), MAX_RETRY_MS) * (0.5 + Math.random() / 2),
    },
  };
}

/**
 * Connects in the background, and again after every loss.
 * @param onChange told when the connection is lost, with the error's text, and when it is there; the
 *   URL, which may hold a password, is not in the text
 */
export function connectInBackground(
  client: Connection,
  onChange: (message: string, error?: string) => void,
): void {
  let isLost = false;
  client.on('error', (error) => {
    if (isLost) return;
    isLost = true;
    onChange('Redis not reachable', String(error));
  });
  client.on('ready', () => {
    onChange(isLost ? 'Redis reachable again' : 'Redis connected');
    isLost = false;
  });
  void client.connect().catch(() => undefined);
}
