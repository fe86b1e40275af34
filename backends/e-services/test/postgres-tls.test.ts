import assert from 'node:assert/strict';
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { newFolder } from './support/folders.js';
import { startPostgres, postgresProblem } from './support/postgres.js';
import { startHere } from './support/running.js';

const skip = process.env['TEST_DATABASE_URL']
  ? 'needs a server of its own'
  : (postgresProblem() ?? false);

test('the database is reached with TLS and its certificate is checked', { skip }, async () => {
  const postgres = await startPostgres({ tls: true });
  // The server's user owns the folder.
  const ca = path.join(newFolder(), 'ca.pem');
  copyFileSync(postgres.certificate!, ca);
  const env = { DATABASE_URL: await postgres.newDatabase(), DATABASE_SSL: 'on' };
  await assert.rejects(startHere({ ...env, E_SERVICES_DATA_DIR: newFolder() }), (error: Error) =>
    /self-signed certificate/.test(`${error.message} ${String(error.cause)}`),
  );
  const service = await startHere({ ...env, DATABASE_SSL_CA: ca });
  const answer: unknown = await service.application.database.execute(
    sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`,
  );
  assert.deepEqual((answer as { rows: unknown }).rows, [{ ssl: true }]);
  await service.stop();
  await postgres.stop();
});
