import { createClient, type RedisClientType } from '@redis/client';
import { config } from '../config';
import { log } from '../logging/log';

/** Longer than a Redis in the same data centre ever takes, short enough for a visitor to wait. */
const COMMAND_TIMEOUT_MS = 500;
const CONNECT_TIMEOUT_MS = 2000;
const LONGEST_RETRY_MS = 2000;

/** The server and Next's bundles have modules of their own in one process. */
const globals = globalThis as typeof globalThis & { portsRedis?: RedisClientType };

/**
 * The connection to REDIS_URL that everything in this process shares; undefined without the setting.
 * It connects in the background and again after every loss. Meanwhile commands are rejected at once,
 * so callers go on with what this process has in memory: nothing may wait for Redis.
 */
export function redis(): RedisClientType | undefined {
  const { redisUrl } = config();
  if (!redisUrl) return undefined;
  return (globals.portsRedis ??= connected(redisUrl));
}

/** A connection of its own for subscriptions, on which no other command can be sent. */
export function redisSubscriber(): RedisClientType | undefined {
  const { redisUrl } = config();
  return redisUrl ? connected(redisUrl) : undefined;
}

function connected(url: string): RedisClientType {
  const client: RedisClientType = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: 10_000,
    commandOptions: { timeout: COMMAND_TIMEOUT_MS },
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (retries) =>
        Math.min(50 * 2 ** Math.min(retries, 10), LONGEST_RETRY_MS) * (0.5 + Math.random() / 2),
    },
  });
  let isLost = false;
  client.on('error', (error: unknown) => {
    if (isLost) return;
    isLost = true;
    // The URL may hold a password; errors of the client do not name it.
    log.error({ error: String(error) }, 'Redis not reachable');
  });
  client.on('ready', () => {
    log.info(isLost ? 'Redis reachable again' : 'Redis connected');
    isLost = false;
  });
  void client.connect().catch(() => undefined);
  return client;
}

/** Ends the shared connection, for the end of the process. */
export function closeRedis(): void {
  globals.portsRedis?.destroy();
  globals.portsRedis = undefined;
}
