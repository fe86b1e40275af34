import { after, before, describe, test } from 'node:test';
import { startPostgres, postgresProblem, type Postgres } from './postgres.js';
import { EMBEDDED } from './running.js';

/**
 * Runs tests with Postgres if available, otherwise or with `EACH_DATABASE=on` with the embedded
 * database, which all journeys use too.
 * @param options.both always with the embedded database too, because behaviour differs
 * @param define receives a function that returns a service's environment; call it inside tests and
 *   hooks, when Postgres is running
 */
export function withEachDatabase(
  title: string,
  define: (environment: (options?: { empty?: boolean }) => Promise<Record<string, string>>) => void,
  { both = false } = {},
): void {
  const missing = postgresProblem();
  if (missing || both || process.env['EACH_DATABASE'] === 'on') {
    describe(`${title}, embedded database`, () => define(async () => EMBEDDED));
  }
  withPostgres(title, define);
}

/** Runs tests with Postgres only; the embedded database has no connections to lose. */
export function withPostgres(
  title: string,
  define: (environment: (options?: { empty?: boolean }) => Promise<Record<string, string>>) => void,
): void {
  const missing = postgresProblem();
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
    // Hooks run in order: a service whose database stops first may hang.
    after(() => postgres.stop());
  });
}
