import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { connect } from '../src/database/connect.js';
import { createTextIndexes, migrate } from '../src/database/migrate.js';
import { cases, submissions } from '../src/database/schema.js';
import { packagePath } from '../src/paths.js';
import { publications, subscriptionEvents } from '../src/subscriptions/tables.js';
import { withEachDatabase, withPostgres } from './support/databases.js';
import { newFolder } from './support/folders.js';

const LAST_BEFORE = '0012-subscriptions.sql';
const NOTIFIED_AT = '2026-11-20T06:00:00.000Z';

/** A database of the previous release, with rows. */
const BEFORE = `
create schema e_services;
create table e_services.migrations (
  name text primary key,
  applied_at timestamptz not null default now()
);`;
const ROWS = `
insert into e_services.publications (kind, entry, language, first_seen_at, told_at)
  values ('news', 'berth', 'ar', '2026-11-19T06:00:00Z', '${NOTIFIED_AT}');
insert into e_services.subscription_events (key, subject, kind, content, created_at, told_up_to)
  values ('news berth', 'berth', 'news', '{}', '2026-11-19T06:00:00Z', 'subscription-7');
${caseOf('NPA-2025-BEFORE', 'order')}`;

/** A submission and its case, as releases before case numbers write them. */
function caseOf(reference: string, kind: string): string {
  return `
insert into e_services.submissions (reference, kind, received_at, fields)
  values ('${reference}', '${kind}', '2026-11-19T06:00:00Z', '{}');
insert into e_services.cases (reference, state, department, language, changed_at)
  values ('${reference}', 'received', 'warehouse', 'ar', '2026-11-19T06:00:00Z');`;
}

withEachDatabase('migrations', (environment) => {
  test('keep the state of subscriptions and number all cases', async () => {
    const { DATABASE_URL = '' } = await environment({ empty: true });
    const connection = await connect(
      { databaseUrl: DATABASE_URL, databaseTls: false, dataDir: newFolder() },
      () => {},
    );
    try {
      await connection.runScript(BEFORE);
      const folder = packagePath('migrations');
      for (const name of readdirSync(folder).sort()) {
        if (name > LAST_BEFORE) continue;
        await connection.runScript(readFileSync(path.join(folder, name), 'utf8'));
        await connection.runScript(`insert into e_services.migrations (name) values ('${name}')`);
      }
      await connection.runScript(ROWS);
      await migrate(connection);
      await migrate(connection);
      const [publication] = await connection.database.select().from(publications);
      assert.equal(publication?.notifiedAt?.toISOString(), NOTIFIED_AT);
      const [event] = await connection.database.select().from(subscriptionEvents);
      assert.equal(event?.notifiedUpTo, 'subscription-7');
      await connection.runScript(caseOf('NPA-2026-BESIDE', 'feedback'));
      const numbered = await connection.database
        .select({ number: cases.number, id: submissions.id, kind: cases.kind })
        .from(cases)
        .innerJoin(submissions, eq(submissions.reference, cases.reference))
        .orderBy(cases.number);
      assert.deepEqual(
        numbered.map(({ number, id, kind }) => [number === id, kind]),
        [
          [true, 'order'],
          [true, 'feedback'],
        ],
      );
    } finally {
      await connection.close();
    }
  });
});

withPostgres('words in cases and names', (environment) => {
  test('are indexed even if statements have a time limit', async () => {
    const { DATABASE_URL = '' } = await environment({ empty: true });
    const connection = await connect(
      { databaseUrl: DATABASE_URL, databaseTls: false, dataDir: newFolder() },
      assert.fail,
    );
    try {
      await migrate(connection);
      await connection.runScript(`do $$ begin
        execute format('alter database %I set statement_timeout = 200', current_database());
      end $$`);
      let created: Promise<void> | undefined;
      await connection.database.transaction(async (transaction) => {
        await transaction.execute(sql`lock table e_services.cases in share update exclusive mode`);
        created = createTextIndexes(connection);
        created.catch(() => undefined);
        await pause(1000);
      });
      await created;
    } finally {
      await connection.close();
    }
  });

  test('have indexes, also after a restore without the extension', async () => {
    const { DATABASE_URL = '' } = await environment({ empty: true });
    const connection = await connect(
      { databaseUrl: DATABASE_URL, databaseTls: false, dataDir: newFolder() },
      () => {},
    );
    const countIndexes = async () => {
      const found: unknown = await connection.database.execute(
        sql`select count(*)::int as count from pg_index where indexrelid in (to_regclass('e_services.cases_by_words'), to_regclass('e_services.vessel_calls_by_name')) and indisvalid`,
      );
      return (found as { rows: { count: number }[] }).rows[0]?.count;
    };
    try {
      await migrate(connection);
      await Promise.all([createTextIndexes(connection), createTextIndexes(connection)]);
      assert.equal(await countIndexes(), 2);
      await connection.runScript('drop extension pg_trgm cascade');
      assert.equal(await countIndexes(), 0);
      await createTextIndexes(connection);
      assert.equal(await countIndexes(), 2);
    } finally {
      await connection.close();
    }
  });
});
