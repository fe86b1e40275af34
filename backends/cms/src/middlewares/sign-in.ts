import type { Core } from '@strapi/strapi';
import { readSettings } from '../settings';
import { accountLimit } from '../sign-in/account-limit';
import { signInCounters } from '../sign-in/counters';

/** Match like Strapi's router. */
const SIGN_IN = /^\/admin\/login\/?$/i;
const SIGN_OUT = /^\/admin\/logout\/?$/i;

const signIn = (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const limit = accountLimit(signInCounters(readSettings(), strapi.log));
  return async (context, next) => {
    if (context.method !== 'POST') return next();
    if (SIGN_IN.test(context.path)) return limit(context, next);
    await next();
    // The panel then removes unsaved texts; an expired session gets 401.
    if (SIGN_OUT.test(context.path) && context.status < 300) {
      const options = {
        path: '/admin',
        httpOnly: false,
        sameSite: 'strict',
        signed: false,
      } as const;
      context.cookies.set('signed-out', String(Date.now()), options);
    }
  };
};

export default signIn;
