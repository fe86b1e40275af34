import { createClient, type RedisClientType } from '@redis/client';
import type { Log } from './log.js';

/** Longer than a Redis in the same data centre ever takes, short enough for a visitor to wait. */
const DEADLINE_MS = 500;
/** After a failure nobody waits for so long; then one caller tries again. */
const PAUSE_MS = 5000;
const CONNECT_TIMEOUT_MS = 2000;
const PING_EVERY_MS = 10_000;
/** A connection on which not even the pings are answered is given up. */
const SILENCE_MS = 25_000;
const LONGEST_RETRY_MS = 2000;

/** The Redis that the processes of the hub share. Nothing depends on it. */
export class SharedRedis {
  private pausedUntil = 0;

  constructor(
    /** For libraries that send their own commands, inside `ask`. */
    readonly client: RedisClientType,
  ) {}

  /**
   * Asks Redis what a visitor waits for. Returns undefined after half a second; at once without a
   * connection, and for five seconds after a failure. A command that was given up may still be
   * carried out.
   */
  async ask<T>(command: () => Promise<T>): Promise<T | undefined> {
    if (!this.client.isReady || performance.now() < this.pausedUntil) return undefined;
    // Of all that come after a pause only this one waits.
    if (this.pausedUntil > 0) this.pause();
    // The client's own time limit ends when a command was written to the socket.
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('Redis does not respond')), DEADLINE_MS);
    });
    try {
      const reply = await Promise.race([command(), deadline]);
      this.pausedUntil = 0;
      return reply;
    } catch {
      this.pause();
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  close(): void {
    this.client.destroy();
  }

  private pause(): void {
    this.pausedUntil = performance.now() + PAUSE_MS;
  }
}

/** Connects in the background, and again after every loss. */
export function connectRedis(url: string, log: Log): SharedRedis {
  const client: RedisClientType = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_EVERY_MS,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (retries) =>
        Math.min(50 * 2 ** Math.min(retries, 10), LONGEST_RETRY_MS) * (0.5 + Math.random() / 2),
    },
  });
  let isLost = false;
  client.on('error', (error: unknown) => {
    if (isLost) return;
    isLost = true;
    // The URL may hold a password; errors of the client do not name it.
    log.warn({ error: String(error) }, 'Redis not reachable');
  });
  client.on('ready', () => {
    log.info({}, isLost ? 'Redis reachable again' : 'Redis connected');
    isLost = false;
  });
  void client.connect().catch(() => undefined);
  return new SharedRedis(client);
}
