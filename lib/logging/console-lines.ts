// Relative: the compiled server runs without the site's path aliases.
import { describeError } from '../../packages/telemetry/src';
import { log } from './log';

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;
const MAX_CHARACTERS = 300;

/** ANSI escape sequences. */
const ESCAPES = /\u001b\[[\d;]*[A-Za-z]/g;

/**
 * Redirects console output of Next and other packages to the log. Queries are removed, and errors
 * are reduced to name, digest and location: messages may contain personal data, and request errors
 * are logged by `logRequestError`.
 */
export function consoleToLog(target: Pick<Console, keyof typeof LEVELS> = console): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    target[method as keyof typeof LEVELS] = (...given: unknown[]) => {
      const error = given.find((part) => part instanceof Error);
      const text = given.filter((part) => typeof part === 'string').join(' ');
      log[level]({ from: 'console', ...(error && describeError(error)) }, cleaned(text));
    };
  }
}

function cleaned(text: string): string {
  return text
    .replace(ESCAPES, '')
    .replace(/\?\S*/g, '?…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_CHARACTERS);
}
