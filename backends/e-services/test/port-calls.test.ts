import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PORT_CALLS_DAYS_AHEAD, PORT_CALLS_DAYS_BACK } from '@ports-authority/e-services-contract';
import { eq } from 'drizzle-orm';
import { vesselCalls } from '../src/database/schema.js';
import { startHere } from './support/running.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const token = 'a-token-of-thirty-two-characters!';

interface Row {
  id: number;
  arrivalDate: string;
  port: string;
  status: string;
}

test('with the token all published calls are listed by id, without a captcha', async () => {
  const service = await startHere({ E_SERVICES_TOKEN: token });
  const { database } = service.application;
  const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS);
  const moved = async (id: number, arrives: number, leaves: number) =>
    database
      .update(vesselCalls)
      .set({
        announcedAt: daysFromNow(arrives),
        arrivesAt: daysFromNow(arrives),
        berthedAt: daysFromNow(arrives),
        leavesAt: daysFromNow(leaves),
      })
      .where(eq(vesselCalls.id, id));
  await moved(1, -PORT_CALLS_DAYS_BACK - 3, -PORT_CALLS_DAYS_BACK - 1);
  await moved(2, -PORT_CALLS_DAYS_BACK - 3, -PORT_CALLS_DAYS_BACK + 1);
  await moved(3, PORT_CALLS_DAYS_AHEAD - 1, PORT_CALLS_DAYS_AHEAD + 1);
  await moved(4, PORT_CALLS_DAYS_AHEAD + 1, PORT_CALLS_DAYS_AHEAD + 3);

  const { status, body } = await service.client.get('/portCalls');
  assert.equal(status, 200);
  const rows = body.data as Row[];
  const ids = rows.map(({ id }) => id);
  assert.deepEqual(
    [1, 2, 3, 4].filter((id) => ids.includes(id)),
    [2, 3],
  );
  assert.deepEqual(
    ids,
    [...ids].sort((a, b) => a - b),
  );
  assert.equal(new Set(rows.map(({ port }) => port)).size, 10);
  assert.equal(new Set(rows.map((row) => row.status)).size, 5);
  assert.ok(Math.abs(Date.parse(body.meta.asOf) - Date.now()) < 60_000);
  assert.ok(rows.length < body.meta.perResponse);

  const [, second = 0] = ids;
  const rest = (await service.client.get('/portCalls', { after: String(second) })).body.data;
  assert.deepEqual(
    (rest as Row[]).map(({ id }) => id),
    ids.slice(2),
  );
  for (const after of ['-1', 'x', '1e999', '2147483648']) {
    assert.equal((await service.client.get('/portCalls', { after })).status, 400, after);
  }
  await service.stop();
});

test('without a token the data behind the captcha is refused', async () => {
  const service = await startHere();
  const { status, body } = await service.client.get('/portCalls');
  assert.equal(status, 401);
  assert.equal(body.data, null);
  await service.stop();
});
