import { isIP } from 'node:net';
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

const HOUR_S = 60 * 60;
/** Timers cannot be set for a month. */
const THREE_WEEKS_S = 21 * 24 * HOUR_S;

/** Wrong passwords for one account within an hour, from wherever they come. */
const MAX_OF_ACCOUNT = 10;
/** Wrong passwords from one address within an hour, for whatever accounts. */
const MAX_OF_ADDRESS = 50;

/** Where failures and successes are counted; another store lets several instances share them. */
export interface SignInCounters {
  /** Failures by account. */
  readonly ofAccount: RateLimiterAbstract;
  /** Failures by client IP. */
  readonly ofAddress: RateLimiterAbstract;
  /** Successes by account and client IP. */
  readonly successes: RateLimiterAbstract;
}

const inMemory = (): SignInCounters => ({
  ofAccount: new RateLimiterMemory({ points: MAX_OF_ACCOUNT, duration: HOUR_S }),
  ofAddress: new RateLimiterMemory({ points: MAX_OF_ADDRESS, duration: HOUR_S }),
  successes: new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: THREE_WEEKS_S }),
});

/** The used part of a Koa context. */
interface Context {
  readonly request: { readonly ip: string; readonly body?: unknown };
  readonly status: number;
}

/**
 * Middleware of the sign-in route that counts wrong passwords by account and by address. Strapi's own
 * limit counts by both together, which many addresses, or many accounts, get around. Counting by
 * account lets anybody lock one that they know, so an address from which this account has signed in
 * within three weeks is left to Strapi's limit.
 * @throws RateLimitError (429)
 */
export function accountLimit({ ofAccount, ofAddress, successes }: SignInCounters = inMemory()) {
  return async (context: Context, next: () => Promise<unknown>): Promise<unknown> => {
    const { request } = context;
    const account = accountOf(request.body);
    const place = `${account} ${request.ip}`;
    const isKnown = (await successes.get(place)) !== null;
    const counted: [RateLimiterAbstract, string][] = isKnown
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

async function count(counter: RateLimiterAbstract, key: string): Promise<void> {
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

interface Route {
  readonly handler: unknown;
  config?: { middlewares?: unknown[] };
}

/**
 * Adds the limit to the route itself: a path can be spelled in several ways.
 * @throws Error if this version of Strapi has no such route
 */
export function limitSignIn(strapi: Core.Strapi): void {
  const routers = Object.values(strapi.admin.routes as Record<string, { routes: Route[] }>);
  const route = routers
    .flatMap(({ routes }) => routes)
    .find(({ handler }) => handler === 'authentication.login');
  if (!route) throw new Error('The route of the sign-in was not found.');
  route.config = {
    ...route.config,
    middlewares: [...(route.config?.middlewares ?? []), accountLimit()],
  };
}
