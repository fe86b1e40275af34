import { isIP } from 'node:net';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { errors } from '@strapi/utils';
import type { Counter, SignInCounters } from './counters';

/** The used part of a Koa context. */
interface Context {
  readonly request: { readonly ip: string; readonly body?: unknown };
  readonly status: number;
}

/**
 * Middleware for sign-ins that counts wrong passwords by account and by address. Strapi's own
 * limit counts by both together, which many addresses, or many accounts, get around. Counting by
 * account lets anybody lock one that they know, so an address from which this account has signed in
 * within three weeks is left to Strapi's limit.
 * @throws RateLimitError (429)
 */
export function accountLimit({ ofAccount, ofAddress, successes }: SignInCounters) {
  return async (context: Context, next: () => Promise<unknown>): Promise<unknown> => {
    const { request } = context;
    const account = accountOf(request.body);
    const place = `${account} ${request.ip}`;
    const isKnown = (await successes.get(place)) !== null;
    const counted: [Counter, string][] = isKnown
      ? []
      : [
          [ofAddress, network(request.ip)],
          [ofAccount, account],
        ];
    // Before the password is checked, so that attempts at the same time do not pass together.
    for (const [counter, key] of counted) await count(counter, key);
    const result = await next();
    // A wrong password throws; a fault of the check does not, and is no success either.
    if (context.status !== 200) return result;
    for (const [counter, key] of counted) await counter.reward(key);
    await successes.delete(place);
    await successes.consume(place);
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

function accountOf(body: unknown): string {
  const email = (body as { email?: unknown } | undefined)?.email;
  // No address is longer; Strapi refuses it after this.
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 320) : '';
}

/** IPv6 networks are assigned as a /64, any address of which a client can use. */
function network(ip: string): string {
  if (isIP(ip) !== 6) return ip;
  const { hostname } = new URL(`http://[${ip}]`);
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
