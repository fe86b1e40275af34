import { createClient, type RedisClientType } from '@redis/client';

const CONNECT_TIMEOUT_MS = 2000;
const LONGEST_RETRY_MS = 2000;
/** Longer than a Redis in the same data centre ever takes, short enough to wait at a sign-in. */
const DEADLINE_MS = 500;
/** After a failure nobody waits for so long; then one caller tries again. */
const PAUSE_MS = 5000;

/** What says in the log that Redis is lost, and that it is back. */
interface Log {
  info(message: string): void;
  error(message: string): void;
}

let client: RedisClientType | undefined;
let pausedUntil = 0;

/** Connects in the background, and again after every loss. */
export function connectRedis(url: string, log: Log): void {
  client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: 10_000,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (retries) =>
        Math.min(50 * 2 ** Math.min(retries, 10), LONGEST_RETRY_MS) * (0.5 + Math.random() / 2),
    },
  });
  let isLost = false;
  client.on('error', (error: Error) => {
    if (isLost) return;
    isLost = true;
    log.error(`Redis not reachable: ${(error as NodeJS.ErrnoException).code ?? error.name}`);
  });
  client.on('ready', () => {
    log.info(isLost ? 'Redis reachable again' : 'Redis connected');
    isLost = false;
  });
  void client.connect().catch(() => undefined);
}

export function closeRedis(): void {
  client?.destroy();
  client = undefined;
}

/**
 * Asks Redis what somebody waits for (docs/decisions/0020-what-instances-share.md).
 * @throws Error after 500 ms; at once without a connection, and for five seconds after a failure
 */
export async function askRedis<Reply>(
  ask: (connected: RedisClientType) => Promise<Reply>,
): Promise<Reply> {
  if (!client?.isReady || performance.now() < pausedUntil) throw new Error('Redis is not there.');
  // Of all that come after a pause only this one waits.
  if (pausedUntil > 0) pausedUntil = performance.now() + PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis does not respond.')), DEADLINE_MS);
  });
  try {
    const reply = await Promise.race([ask(client), deadline]);
    pausedUntil = 0;
    return reply;
  } catch (error) {
    pausedUntil = performance.now() + PAUSE_MS;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
