import { RedisServer } from '@ports-authority/redis/dist/testing/redis-server';
import { spawnSync } from 'node:child_process';
import { callRedis } from '../src/redis/redis';

const WAIT_MS = 15_000;

/** Why the tests with Redis are skipped; false if they are not. */
export function whyNoRedis(): string | false {
  const { error } = spawnSync('redis-server', ['--version']);
  return error ? 'there is no redis-server here: "sudo apt-get install redis-server"' : false;
}

/** A real Redis for tests, to which this process is connected. */
export class Redis extends RedisServer {
  /** Waits until the connection of this process is used. */
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
