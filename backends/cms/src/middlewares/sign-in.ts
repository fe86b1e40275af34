import type { Core } from '@strapi/strapi';
import { readSettings } from '../settings';
import { accountLimit } from '../sign-in/account-limit';
import { signInCounters } from '../sign-in/counters';

/** Matches like Strapi's router. */
const SIGN_IN = /^\/admin\/login\/?$/i;

const signIn = (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const limit = accountLimit(signInCounters(readSettings(), strapi.log));
  return (context, next) =>
    context.method === 'POST' && SIGN_IN.test(context.path) ? limit(context, next) : next();
};

export default signIn;
