import { after, before, describe, test } from 'node:test';
import { startPostgres, whyNoPostgres, type Postgres } from './postgres.js';
import { EMBEDDED } from './running.js';

/**
 * Runs tests with Postgres if it is available, and otherwise, or with `EACH_DATABASE=on`, with the
 * embedded database, on which all journeys run too.
 * @param options.both with the embedded database always: what is tested differs there
 * @param define gets a function that returns the environment for a service; it must be called inside
 *   tests and hooks, when Postgres is running
 */
export function withEachDatabase(
  title: string,
  define: (environment: (options?: { empty?: boolean }) => Promise<Record<string, string>>) => void,
  { both = false } = {},
): void {
  const missing = whyNoPostgres();
  if (missing || both || process.env['EACH_DATABASE'] === 'on') {
    describe(`${title}, embedded database`, () => define(async () => EMBEDDED));
  }
  withPostgres(title, define);
}

/** Runs tests with Postgres alone, for what the embedded database, which has no connections, lacks. */
export function withPostgres(
  title: string,
  define: (environment: (options?: { empty?: boolean }) => Promise<Record<string, string>>) => void,
): void {
  const missing = whyNoPostgres();
  if (missing) {
    test(`${title}, Postgres`, { skip: missing }, () => {});
    return;
  }
  describe(`${title}, Postgres`, () => {
    let postgres: Postgres;
    before(async () => {
      postgres = await startPostgres();
    });
    define(async (options) => ({ DATABASE_URL: await postgres.newDatabase(options) }));
    // Hooks run in their order: a service that loses its database while it stops may wait for ever.
    after(() => postgres.stop());
  });
}
