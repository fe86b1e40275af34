import type { Core } from '@strapi/strapi';

/** Names of fields and parameters of this project. */
const NAME = /^[\w.$:-]{1,80}$/;

interface StrapiError {
  message?: unknown;
  details?: unknown;
}

interface Fault {
  path?: unknown;
  name?: unknown;
  message?: unknown;
}

/**
 * Middleware around Strapi's error handler that takes what was sent out of its responses: a refused
 * password or a hostile name of a parameter is not repeated, neither to the sender nor to whatever
 * stores responses on the way. What is wrong, and where, is still said.
 */
export function quietErrors(): Core.MiddlewareHandler {
  return async (context, next) => {
    await next();
    const body = context.body as { error?: StrapiError } | undefined;
    if (context.status < 400 || typeof body?.error !== 'object') return;
    context.body = { ...body, error: quiet(body.error) };
  };
}

function quiet(error: StrapiError): StrapiError {
  const { details } = error;
  if (typeof details !== 'object' || details === null) return error;
  if ('key' in details && !NAME.test(String(details.key))) {
    return { ...error, message: 'Invalid key', details: {} };
  }
  if (!('errors' in details) || !Array.isArray(details.errors)) return error;
  const errors = details.errors.map(({ path, name, message }: Fault) => ({ path, name, message }));
  return { ...error, details: { ...details, errors } };
}
