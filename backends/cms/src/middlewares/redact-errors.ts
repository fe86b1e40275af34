import type { Core } from '@strapi/strapi';

/** Field and parameter names that may be repeated. */
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

/** Removes input (such as a rejected password) from Strapi's error responses; keeps paths and messages. */
export default function redactErrors(): Core.MiddlewareHandler {
  return async (context, next) => {
    await next();
    const body = context.body as { error?: StrapiError } | undefined;
    if (context.status < 400 || typeof body?.error !== 'object') return;
    context.body = { ...body, error: redactInput(body.error) };
  };
}

function redactInput(error: StrapiError): StrapiError {
  const { details } = error;
  if (typeof details !== 'object' || details === null) return error;
  if ('key' in details && !NAME.test(String(details.key))) {
    return { ...error, message: 'Invalid key', details: {} };
  }
  if (!('errors' in details) || !Array.isArray(details.errors)) return error;
  const errors = details.errors.map(({ path, name, message }: Fault) => ({ path, name, message }));
  return { ...error, details: { ...details, errors } };
}
