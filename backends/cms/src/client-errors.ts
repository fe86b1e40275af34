import type { Core } from '@strapi/strapi';

/** As `http-errors` makes them, of which Koa and its middlewares have copies that Strapi does not recognise. */
interface HttpError extends Error {
  readonly status: number;
  readonly expose: boolean;
  readonly details?: unknown;
}

/**
 * Middleware inside Strapi's error handler, which logs every foreign error as its own: a path that
 * cannot be decoded or a body that breaks off gets its status, and no line of the log.
 */
export function answerClientErrors(): Core.MiddlewareHandler {
  return async (context, next) => {
    try {
      await next();
    } catch (error) {
      if (!isClientError(error)) throw error;
      const { status, name, message, details } = error;
      context.status = status;
      context.body = { data: null, error: { status, name, message, details } };
    }
  };
}

function isClientError(error: unknown): error is HttpError {
  if (!(error instanceof Error) || !('expose' in error) || !('status' in error)) return false;
  return error.expose === true && Number(error.status) >= 400 && Number(error.status) < 500;
}
