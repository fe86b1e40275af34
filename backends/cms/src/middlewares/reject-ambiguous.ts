import { isAmbiguous } from '@ports-authority/client-address';
import type { Core } from '@strapi/strapi';

/** Rejects requests that a proxy could parse differently (request smuggling). */
export default function rejectAmbiguous(): Core.MiddlewareHandler {
  return async (context, next) => {
    if (!isAmbiguous(context.req)) return next();
    context.set('Connection', 'close');
    context.status = 400;
    context.body = {
      data: null,
      error: { status: 400, name: 'BadRequestError', message: 'Bad Request' },
    };
    return undefined;
  };
}
