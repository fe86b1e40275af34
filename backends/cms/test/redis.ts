import { RedisServer } from '@ports-authority/redis/dist/testing/redis-server';
import { spawnSync } from 'node:child_process';
import { callRedis } from '../src/redis/redis';

const WAIT_MS = 15_000;

/** Reason to skip tests with Redis, or false. */
export function redisSkipReason(): string | false {
  const { error } = spawnSync('redis-server', ['--version']);
  return error ? 'there is no redis-server here: "sudo apt-get install redis-server"' : false;
}

/** A real Redis server for tests. */
export class Redis extends RedisServer {
  /** Waits for the connection of this process. */
  async answers(): Promise<void> {
    const until = Date.now() + WAIT_MS;
    for (;;) {
      const isUp = await callRedis((client) => client.ping()).catch(() => undefined);
      if (isUp) return;
      if (Date.now() > until) throw new Error('Redis does not answer.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
