import { after, before, describe, test } from 'node:test';
import { startPostgres, whyNoPostgres, type Postgres } from './postgres.js';

/**
 * Runs tests with the embedded database and, if available, with Postgres.
 * @param define gets a function that returns the environment for a service; it must be called inside
 *   tests and hooks, when Postgres is running
 */
export function withEachDatabase(
  title: string,
  define: (environment: () => Promise<Record<string, string>>) => void,
): void {
  describe(`${title}, embedded database`, () => define(async () => ({})));

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
    define(async () => ({ DATABASE_URL: await postgres.newDatabase() }));
    // Hooks run in their order: a service that loses its database while it stops may wait for ever.
    after(() => postgres.stop());
  });
}
