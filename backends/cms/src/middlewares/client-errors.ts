import type { Core } from '@strapi/strapi';

/** An error of `http-errors`; Koa's middlewares have copies of it that Strapi does not recognise. */
interface HttpError extends Error {
  readonly status: number;
  readonly expose: boolean;
  readonly details?: unknown;
}

/** Responds to 4xx errors of Koa, which Strapi would log as its own faults. */
export default function clientErrors(): Core.MiddlewareHandler {
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
