import { createClient, type RedisClientType } from '@redis/client';
import {
  BoundedRedis,
  connectInBackground,
  redisOptions,
  RedisUnavailableError,
} from '../../packages/redis/src';
import { config } from '../config';
import { log } from '../logging/log';
import { processWide } from '../process-state';

/** For what nobody waits for; `askRedis` has a time limit of its own. */
const COMMAND_TIMEOUT_MS = 500;

const connection = (): { bounded?: BoundedRedis<RedisClientType> } =>
  processWide('redis', () => ({}));

/**
 * The connection to REDIS_URL that everything in this process shares; undefined without the setting.
 * It connects in the background and again after every loss. Meanwhile commands are rejected at once,
 * so callers go on with what this process has in memory: nothing may wait for Redis.
 */
export function redis(): RedisClientType | undefined {
  return bounded()?.client;
}

/**
 * Asks Redis what a visitor waits for.
 * @param options `evenAfterFailure` waits also in the five seconds after a failure, for what there is
 *   no substitute for
 * @throws RedisUnavailableError after 500 ms; at once without a connection or the setting, and for
 *   five seconds after a failure. A command that was given up may still be carried out.
 */
export async function askRedis<Reply>(
  ask: (client: RedisClientType) => Promise<Reply>,
  options?: { readonly evenAfterFailure: boolean },
): Promise<Reply> {
  const shared = bounded();
  if (!shared) throw new RedisUnavailableError();
  return shared.ask(ask, options);
}

function bounded(): BoundedRedis<RedisClientType> | undefined {
  const { redisUrl } = config();
  if (!redisUrl) return undefined;
  return (connection().bounded ??= new BoundedRedis(connected(redisUrl)));
}

function connected(url: string): RedisClientType {
  const client: RedisClientType = createClient({
    ...redisOptions(url),
    commandOptions: { timeout: COMMAND_TIMEOUT_MS },
  });
  connectInBackground(client, (message, error) => {
    if (error) log.error({ error }, message);
    else log.info(message);
  });
  return client;
}

/** Ends the shared connection, for the end of the process. */
export function closeRedis(): void {
  connection().bounded?.client.destroy();
  connection().bounded = undefined;
}
