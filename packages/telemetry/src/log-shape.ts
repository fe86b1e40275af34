type Fields = Record<string, unknown>;

const MAX_FRAMES = 8;

/** Shared pino options: `level` as a word, `time` in ISO 8601 UTC, `service`, fields, `msg`. */
export function logShape(service: string) {
  return {
    base: { service },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: {
      level: (level: string) => ({ level }),
      log: ({ err, ...fields }: Fields): Fields =>
        err === undefined ? fields : { ...fields, ...describeError(err) },
    },
  };
}

/**
 * Fields of an error, without its message: a database's message repeats the values of the row.
 * `cause` has the same fields.
 */
export function describeError(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code, digest } = error as NodeJS.ErrnoException & { digest?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    ...(typeof code === 'string' && { code }),
    ...(typeof digest === 'string' && { digest }),
    at: frames.slice(0, MAX_FRAMES).map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
