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

/** For background commands; `askRedis` has its own timeout. */
const COMMAND_TIMEOUT_MS = 500;

const connection = (): { bounded?: BoundedRedis<RedisClientType> } =>
  processWide('redis', () => ({}));

/**
 * The shared connection to REDIS_URL; undefined without the setting. It reconnects in the
 * background; meanwhile commands are rejected immediately, so that callers fall back to memory.
 */
export function redis(): RedisClientType | undefined {
  return bounded()?.client;
}

/**
 * Runs a command that a request waits for.
 * @param options `evenAfterFailure` also tries within the five seconds after a failure, if there is
 * no fallback
 * @throws RedisUnavailableError after 500 ms; immediately without a connection or the setting, and
 * for five seconds after a failure. The command may still be executed.
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

/** Closes the shared connection at shutdown. */
export function closeRedis(): void {
  connection().bounded?.client.destroy();
  connection().bounded = undefined;
}
