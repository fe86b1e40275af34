import type { Core } from '@strapi/strapi';

/** Removes the CORS headers that strapi::cors sets on requests without an Origin. */
const noOrigins = (): Core.MiddlewareHandler => async (context, next) => {
  context.remove('Access-Control-Allow-Origin');
  context.remove('Access-Control-Allow-Credentials');
  await next();
};

export default noOrigins;
