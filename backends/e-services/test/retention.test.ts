import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { BATCH } from '../src/database/delete-in-batches.js';
import { deskAccesses, submissions } from '../src/database/schema.js';
import { deleteOldAccesses } from '../src/desk/accesses.js';
import { openFiles } from '../src/submissions/files.js';
import { deleteExpired } from '../src/submissions/retention.js';
import { withEachDatabase } from './support/databases.js';
import { startHere } from './support/running.js';

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
});
