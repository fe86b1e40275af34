import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { ShownSubmission } from '../src/admin/shown-submission.js';
import { send as sendToSocket } from '../src/tool/client.js';
import { markIn, type Client } from './support/client.js';
import { withEachDatabase } from './support/databases.js';
import { newData, startProcess } from './support/running.js';
import { submitKeyed } from './support/submit-keyed.js';

/** Number of kills. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 1);
const IN_PARALLEL = 50;

withEachDatabase(
  'killed during submissions',
  (environment) => {
    test(`nothing is lost, duplicated or incomplete after ${ROUNDS} rounds`, async () => {
      const env = await newData(await environment());
      const folder = env['E_SERVICES_DATA_DIR'] ?? '';
      const acknowledged = new Map<string, string>();
      let withoutResponse = 0;
      let service = await startProcess(env);
      for (let round = 0; round < ROUNDS; round++) {
        const keys = Array.from({ length: IN_PARALLEL }, () => randomUUID());
        const first = send(service.client, keys, acknowledged);
        // Between the first and the last response, at a different point in each round.
        const responses = 1 + (((round + 1) * 17) % IN_PARALLEL);
        for (let waited = 0; waited < 400 && (await some(first.done, 5)) < responses; waited++);
        service.process.kill('SIGKILL');
        await service.ended;
        withoutResponse += (await first.all).filter((reference) => reference === undefined).length;

        service = await startProcess(env);
        await verify(folder, acknowledged);
        const again = await send(service.client, keys, acknowledged).all;
        assert.ok(again.every((reference) => reference !== undefined));
        const rows = await verify(folder, acknowledged);
        assert.equal(rows, acknowledged.size, 'a retried submission is stored once');
      }
      assert.equal(acknowledged.size, ROUNDS * IN_PARALLEL);
      console.log(
        `# ${acknowledged.size} stored once; ${withoutResponse} had no response the first time`,
      );
      service.process.kill('SIGTERM');
      assert.equal(await service.ended, 0);
    });
  },
  { both: true },
);

function send(client: Client, keys: string[], acknowledged: Map<string, string>) {
  const done: string[] = [];
  const all = Promise.all(keys.map((key) => submitKeyed(client, key, acknowledged, done)));
  return { all, done };
}

async function some(done: string[], milliseconds: number): Promise<number> {
  await pause(milliseconds);
  return done.length;
}

/** Checks that every acknowledged submission is stored once and every row has its complete file. */
async function verify(folder: string, acknowledged: Map<string, string>): Promise<number> {
  const rows = new Map<string, ShownSubmission>();
  let after = 0;
  for (;;) {
    const { body } = await sendToSocket(
      path.join(folder, 'admin.sock'),
      'GET',
      `/submissions?after=${after}`,
    );
    const page = JSON.parse(body.toString()) as ShownSubmission[];
    if (page.length === 0) break;
    for (const row of page) {
      const key = row.fields['details'] ?? '';
      assert.ok(!rows.has(key), `${row.reference} is stored twice`);
      rows.set(key, row);
      after = row.id;
    }
  }
  for (const [key, reference] of acknowledged) assert.equal(rows.get(key)?.reference, reference);
  const files = readdirSync(path.join(folder, 'files')).filter((name) => name !== 'incoming');
  const marks = files.map((name) => {
    const content = readFileSync(path.join(folder, 'files', name));
    assert.equal(content.length, 60_000);
    return markIn(content);
  });
  assert.deepEqual(marks.sort(), [...rows.keys()].sort());
  assert.deepEqual(readdirSync(path.join(folder, 'files', 'incoming')), []);
  return rows.size;
}
