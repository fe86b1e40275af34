import type { Instrumentation } from 'next';

/** Next calls this once, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startUp } = await import('./lib/start-up');
    await startUp();
  }
}

export const onRequestError: Instrumentation.onRequestError = async (...error) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { logRequestError } = await import('./lib/logging/request-error');
    await logRequestError(...error);
  }
};
