import { SCRIPT_ERROR } from './lib/browser-reports/script-error-kinds';

const reported = new Set<string>();

/**
 * Next runs this before anything else of a page. Reports the first error of each kind per page:
 * type and position in the site's own scripts, never a message, which could contain input.
 */
function report(kind: string, thrown: unknown): void {
  if (!(thrown instanceof Error) || reported.has(kind)) return;
  reported.add(kind);
  const { name, message, stack = '' } = thrown;
  const error = {
    kind,
    name,
    code: /^Minified React error #(\d+)/.exec(message)?.[1],
    at: /https?:\S+:\d+/.exec(stack)?.[0],
    page: location.pathname,
  };
  const body = JSON.stringify({ [SCRIPT_ERROR]: error });
  navigator.sendBeacon('/api/reports', new Blob([body], { type: 'application/json' }));
}

addEventListener('error', ({ error }) => report('error', error));
addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));
