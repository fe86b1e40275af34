import { BoundedRedis, connectInBackground, redisOptions } from '@ports-authority/redis';
import { createClient, type RedisClientType } from '@redis/client';
import type { Log } from './log.js';

/** Redis shared by the processes of the hub; optional. */
export type SharedRedis = BoundedRedis<RedisClientType>;

/** Connects in the background and reconnects. */
export function connectRedis(url: string, log: Log): SharedRedis {
  const client: RedisClientType = createClient(redisOptions(url));
  connectInBackground(client, (message, error) => {
    if (error) log.warn({ error }, message);
    else log.info({}, message);
  });
  return new BoundedRedis(client);
}
