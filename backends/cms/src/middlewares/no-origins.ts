import type { Core } from '@strapi/strapi';

/** Takes the permissions off that strapi::cors writes, with an empty origin, where a request has none. */
const noOrigins = (): Core.MiddlewareHandler => async (context, next) => {
  context.remove('Access-Control-Allow-Origin');
  context.remove('Access-Control-Allow-Credentials');
  await next();
};

export default noOrigins;
