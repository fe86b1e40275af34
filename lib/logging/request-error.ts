import type { Instrumentation } from 'next';
import { metrics } from '../metrics/metrics';
import { log } from './log';

/** Logs an error with the digest that the page shows; URL and headers may be personal. */
export const logRequestError: Instrumentation.onRequestError = (error, request, context) => {
  metrics().requestErrors.inc({ type: context.routeType });
  log.error(
    {
      error: String(error),
      digest: errorDigest(error),
      method: request.method,
      route: context.routePath,
      type: context.routeType,
    },
    'request failed',
  );
};

function errorDigest(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('digest' in error)) return undefined;
  return typeof error.digest === 'string' ? error.digest : undefined;
}
