import type { Instrumentation } from 'next';
import { metrics } from '../metrics/metrics';
import { log } from './log';

/**
 * Logs an error of a page, a handler or an action. The visitor's error page shows the digest; URL
 * and headers are left out because they may hold personal data.
 */
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
