import {
  BoundedRedis,
  connectInBackground,
  redisOptions,
  RedisUnavailableError,
} from '@ports-authority/redis';
import { createClient, type RedisClientType } from '@redis/client';

interface Log {
  info(message: string): void;
  error(message: string, metadata: { readonly fields: object }): void;
}

let shared: BoundedRedis<RedisClientType> | undefined;

/** Connects in the background and reconnects. */
export function connectRedis(url: string, log: Log): void {
  const client: RedisClientType = createClient(redisOptions(url));
  connectInBackground(client, (message, error) => {
    if (error) log.error(message, { fields: { error } });
    else log.info(message);
  });
  shared = new BoundedRedis(client);
}

export function closeRedis(): void {
  shared?.client.destroy();
  shared = undefined;
}

/**
 * Runs a command with a deadline (docs/decisions/0020-what-instances-share.md).
 * @throws RedisUnavailableError after 500 ms; at once without a connection, and for five seconds
 *   after a failure
 */
export async function callRedis<Reply>(
  command: (client: RedisClientType) => Promise<Reply>,
): Promise<Reply> {
  if (!shared) throw new RedisUnavailableError();
  return shared.ask(command);
}
