import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { connect } from '../src/database/connect.js';
import { migrate } from '../src/database/migrate.js';
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
  values ('news berth', 'berth', 'news', '{}', '2026-11-19T06:00:00Z', 'subscription-7');`;

withEachDatabase('migrations', (environment) => {
  test("keep the subscriptions' state", async () => {
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
    } finally {
      await connection.close();
    }
  });
});

withPostgres('words in cases', (environment) => {
  test('have an index, also after a restore without the extension', async () => {
    const { DATABASE_URL = '' } = await environment({ empty: true });
    const connection = await connect(
      { databaseUrl: DATABASE_URL, databaseTls: false, dataDir: newFolder() },
      () => {},
    );
    const countIndexes = async () => {
      const found: unknown = await connection.database.execute(
        sql`select count(*)::int as count from pg_indexes where indexname = 'cases_by_words'`,
      );
      return (found as { rows: { count: number }[] }).rows[0]?.count;
    };
    try {
      await migrate(connection);
      assert.equal(await countIndexes(), 1);
      await connection.runScript('drop extension pg_trgm cascade');
      assert.equal(await countIndexes(), 0);
      await migrate(connection);
      assert.equal(await countIndexes(), 1);
    } finally {
      await connection.close();
    }
  });
});
