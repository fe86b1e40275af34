const CONNECT_TIMEOUT_MS = 2000;
const PING_EVERY_MS = 10_000;
/** Socket timeout; pings keep a healthy connection below it. */
const SILENCE_MS = 25_000;
const MAX_RETRY_MS = 2000;

/** The used part of a @redis/client client, which the caller installs. */
interface Connection {
  on(event: 'error', listener: (error: unknown) => void): unknown;
  on(event: 'ready', listener: () => void): unknown;
  connect(): Promise<unknown>;
}

/**
 * Options for `createClient`: without a connection commands fail at once; it reconnects by itself.
 */
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
 * Connects in the background and reconnects.
 * @param onChange called on loss, with the error's text, and on connection; the text does not
 *   contain the URL and its password
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
