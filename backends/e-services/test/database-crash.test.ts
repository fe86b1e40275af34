import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { submissions, submissionsInProgress } from '../src/database/schema.js';
import type { Client } from './support/client.js';
import { startPostgres, postgresProblem } from './support/postgres.js';
import { startHere } from './support/running.js';
import { DATA_SHARING } from './support/samples.js';

const IN_PARALLEL = 20;

test(
  'a database that crashes during submissions loses and doubles none',
  { skip: postgresProblem() ?? false, timeout: 60_000 },
  async () => {
    const postgres = await startPostgres({ own: true });
    const service = await startHere({ DATABASE_URL: await postgres.newDatabase() });
    const keys = Array.from({ length: IN_PARALLEL }, () => randomUUID());
    const references = new Map<string, string>();
    const send = (key: string) => submit(service.client, key, references);

    const first = Promise.all(keys.map(send));
    while (references.size === 0) await pause(5);
    await postgres.crash?.();
    await first;
    const acknowledged = new Map(references);
    // The same process continues with the restarted database; keys of interrupted submissions stay
    // locked for a minute.
    const { database } = service.application;
    await database.update(submissionsInProgress).set({ expiresAt: sql`now()` });
    for (let tries = 0; references.size < IN_PARALLEL && tries < 100; tries += 1) {
      await Promise.all(keys.map(send));
    }

    for (const [key, reference] of acknowledged) assert.equal(references.get(key), reference);
    const rows = await database.select().from(submissions);
    assert.deepEqual(
      rows.map(({ reference }) => reference).sort(),
      [...references.values()].sort(),
    );
    assert.equal(rows.length, IN_PARALLEL);
    await service.stop();
    await postgres.stop();
  },
);

/** Submits a form under a key and records the acknowledged reference. */
async function submit(client: Client, key: string, references: Map<string, string>) {
  const fields = { ...DATA_SHARING, purpose: key };
  // The captcha needs the database too.
  const response = await client
    .submit('/dataSharing', fields, undefined, key)
    .catch(() => undefined);
  if (response?.status === 200) references.set(key, response.body.data.reference);
}
