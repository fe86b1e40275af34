import { after, before, describe, test } from 'node:test';
import { startPostgres, whyNoPostgres, type Postgres } from './postgres.js';

/**
 * Runs tests with the embedded database and, where there is one, with Postgres.
 * @param define gets the environment with which to start a service; Postgres is started by then,
 *   so it asks for it inside tests and hooks
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
    after(() => postgres.stop());
    define(async () => ({ DATABASE_URL: await postgres.newDatabase() }));
  });
}
