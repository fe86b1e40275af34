import { logShape } from '@ports-authority/telemetry';
import { pino, type Logger } from 'pino';

/**
 * A logger that writes no personal data: no IP addresses, URLs or bodies, and of an error only its
 * name, code and stack, because a database's error message repeats the values of the row.
 */
export function createLogger(level: string): Logger {
  return pino({
    ...logShape('e-services'),
    level,
    serializers: { err: describeError, req: () => undefined, res: () => undefined },
  });
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = (error as NodeJS.ErrnoException).code;
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  return { name: error.name, code, stack: stack.slice(0, 8).join('\n'), cause };
}
