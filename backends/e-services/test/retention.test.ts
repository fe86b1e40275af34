import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { BATCH } from '../src/database/delete-in-batches.js';
import { deskAccesses, submissions } from '../src/database/schema.js';
import { deleteOldAccesses } from '../src/desk/accesses.js';
import { openFiles } from '../src/submissions/files.js';
import { deleteExpired } from '../src/submissions/retention.js';
import { withEachDatabase } from './support/databases.js';
import { newData, query, startHere } from './support/running.js';

const OLD = `timestamptz '2001-01-01'`;

/** Insertions of expired rows, numbered by i. */
const EXPIRED = {
  captcha_used: `(id, expires_at) select 'expired' || i, ${OLD}`,
  captcha_limits: `(key, points, expire) select 'expired' || i, 1, ${OLD}`,
  limits: `(key, points, expire) select 'expired' || i, 1, ${OLD}`,
  submissions_in_progress: `(key, holder, expires_at) select 'expired' || i, gen_random_uuid(), ${OLD}`,
  submission_keys: `(key, kind, fingerprint, reference, message, stored_at)
    select 'expired' || i, 'contact', '', 'NPA-2001-' || i, '', ${OLD}`,
  submissions: `(reference, kind, received_at, fields)
    select 'NPA-2001-' || i, 'contact', ${OLD}, '{}'`,
  subscribers: `(id, email, created_at) select 'expired' || i, i || '@mail.example', ${OLD}`,
  subscriptions: `(id, subscriber_id, kind, port, topic, imo, label, rhythm, language, asked_at)
    select 'expired' || i, 'expired' || i, 'news', '', '', '', '', 'daily', 'ar', ${OLD}`,
  subscription_events: `(key, subject, kind, content, created_at, done_at)
    select 'expired' || i, '', 'news', '{}', ${OLD}, ${OLD}`,
  desk_accesses: `(at, by_id, by_name, role, what, count) select ${OLD}, 'x', 'x', 'clerk', 'list', 1`,
  outbox: `(key, purpose, channel, recipient, language, content, message_id, created_at, state, next_attempt_at)
    select 'expired' || i, 'event', 'mail', '', 'ar', '{}', 'expired' || i, ${OLD}, 'sent', ${OLD}`,
};

withEachDatabase('expired rows', (environment) => {
  test('are deleted to the last one, in batches', async () => {
    const service = await startHere(await environment());
    const { application, settings } = service;
    const { database } = application;
    const { files, close } = await openFiles(settings, database, {
      storageRequests: { inc: () => undefined },
    } as never);
    const at = new Date('2001-01-01T00:00:00Z');
    const rows = Array.from({ length: 2 * BATCH + 1 }, (_, index) => index);
    const by = { byId: 'retention', byName: 'n', role: 'clerk', what: 'case' } as const;
    for (const part of [rows.slice(0, BATCH), rows.slice(BATCH)]) {
      await database.insert(submissions).values(
        part.map((index) => ({
          ...{ reference: `OLD-${index}`, kind: 'feedback' as const },
          ...{ receivedAt: at, fields: {} },
        })),
      );
      await database.insert(deskAccesses).values(part.map(() => ({ ...by, at, count: 1 })));
    }
    const now = new Date();
    assert.equal(await deleteExpired(database, files, settings.retentionDays, now), 2 * BATCH + 1);
    await deleteOldAccesses(database, 365, now);
    assert.equal(await database.$count(deskAccesses, eq(deskAccesses.byId, by.byId)), 0);
    close();
    await service.stop();
  });

  test('of every table are deleted in statements of a batch', async () => {
    const data = await newData(await environment());
    const before = await startHere(data);
    await query(
      before,
      `create function e_services.require_batch() returns trigger language plpgsql as $$
       begin
         if (select count(*) from deleted) > ${BATCH} then
           raise 'more than a batch of %', tg_table_name;
         end if;
         return null;
       end $$`,
    );
    for (const [table, rows] of Object.entries(EXPIRED)) {
      await query(
        before,
        `create trigger require_batch after delete on e_services.${table}
         referencing old table as deleted for each statement execute function e_services.require_batch()`,
      );
      const numbers = `generate_series(1, ${BATCH + 1}) i`;
      await query(before, `insert into e_services.${table} ${rows} from ${numbers}`);
    }
    await before.stop();
    const after = await startHere(data);
    for (const table of Object.keys(EXPIRED)) {
      const [left] = await query(after, `select count(*)::int as rows from e_services.${table}`);
      assert.equal(left?.['rows'], 0, table);
    }
    await after.stop();
  });
});
