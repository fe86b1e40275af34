import type { RedisClientType } from '@redis/client';
import { redis } from './redis';

/** Longer than a Redis in the same data centre ever takes, short enough for a visitor to wait. */
const DEADLINE_MS = 500;
/** After a failure nobody waits for so long; then one caller tries again. */
const PAUSE_MS = 5000;

/** Redis is not there, does not respond, or failed a moment ago. */
class RedisUnavailableError extends Error {
  override name = 'RedisUnavailableError';
}

/** The server and Next's bundles have modules of their own in one process. */
const globals = globalThis as typeof globalThis & { portsRedisPausedUntil?: number };

/**
 * Asks Redis what a visitor waits for. The client's own time limit ends when a command was written to
 * the socket, so it says nothing of a Redis that hangs.
 * @throws RedisUnavailableError after 500 ms; at once without a connection, and for five seconds after
 *   a failure. A command that was given up may still be carried out.
 */
export async function askRedis<Reply>(
  ask: (client: RedisClientType) => Promise<Reply>,
): Promise<Reply> {
  const client = redis();
  const pausedUntil = globals.portsRedisPausedUntil ?? 0;
  if (!client?.isReady || performance.now() < pausedUntil) throw new RedisUnavailableError();
  // Of all that come after a pause only this one waits.
  if (pausedUntil > 0) pause();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RedisUnavailableError()), DEADLINE_MS);
  });
  try {
    const reply = await Promise.race([ask(client), deadline]);
    globals.portsRedisPausedUntil = 0;
    return reply;
  } catch (error) {
    pause();
    throw error instanceof RedisUnavailableError
      ? error
      : new RedisUnavailableError(undefined, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function pause(): void {
  globals.portsRedisPausedUntil = performance.now() + PAUSE_MS;
}
