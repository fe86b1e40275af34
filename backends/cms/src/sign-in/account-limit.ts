import { addressKeys } from '@ports-authority/client-address';
import { errors } from '@strapi/utils';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Counter, SignInCounters } from './counters';

/** The used part of a Koa context. */
interface Context {
  readonly request: { readonly ip: string; readonly body?: unknown };
  readonly status: number;
}

/**
 * Sign-in middleware: rate limits wrong passwords per account and per client IP. Strapi's limit counts
 * the pair only, which many IPs or many accounts evade. A limit per account lets others lock it, so a
 * pair with a successful sign-in within three weeks has only Strapi's limit.
 * @throws RateLimitError (429)
 */
export function accountLimit({ byAccount, byAddress, successes }: SignInCounters) {
  return async (context: Context, next: () => Promise<unknown>): Promise<unknown> => {
    const { request } = context;
    const account = readAccount(request.body);
    const pair = `${account} ${request.ip}`;
    const isKnown = (await successes.get(pair)) !== null;
    const counted: [Counter, string][] = isKnown
      ? []
      : [
          [byAddress, addressKeys(request.ip).client],
          [byAccount, account],
        ];
    // Counted before the password check, so that parallel attempts do not bypass the limit.
    for (const [counter, key] of counted) await count(counter, key);
    const result = await next();
    // A wrong password throws; other failures are no success.
    if (context.status !== 200) return result;
    for (const [counter, key] of counted) await counter.reward(key);
    await successes.delete(pair);
    await successes.consume(pair);
    return result;
  };
}

async function count(counter: Counter, key: string): Promise<void> {
  try {
    await counter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new errors.RateLimitError();
  }
}

function readAccount(body: unknown): string {
  const email = (body as { email?: unknown } | undefined)?.email;
  // Max length of an email address; Strapi validates it later.
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 320) : '';
}
