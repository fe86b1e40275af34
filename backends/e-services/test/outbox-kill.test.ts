import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from './support/client.js';
import { withEachDatabase } from './support/databases.js';
import { ROUNDS, UnreliableMailbox } from './support/kills.js';
import { newData, startProcess } from './support/running.js';
import { DATA_SHARING } from './support/samples.js';

const IN_PARALLEL = 20;

withEachDatabase('killed while it stores and sends', (environment) => {
  test(`no mail is lost or shown twice after ${ROUNDS} rounds`, async () => {
    const mailbox = await UnreliableMailbox.open();
    const env = {
      ...(await newData(await environment())),
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'noreply@authority.example',
    };
    const stored = new Map<string, string>();
    let service = await startProcess(env);
    for (let round = 0; round < ROUNDS; round++) {
      await mailbox.beginRound(round);
      const keys = Array.from({ length: IN_PARALLEL }, () => randomUUID());
      const first = send(service.client, keys, stored);
      const responses = 1 + ((round * 7) % IN_PARALLEL);
      for (
        let waited = 0;
        waited < 400 && stored.size < round * IN_PARALLEL + responses;
        waited++
      ) {
        await pause(5);
      }
      service.process.kill('SIGKILL');
      await service.ended;
      await first;
      await mailbox.endRound(round);
      service = await startProcess(env);
      await send(service.client, keys, stored);
    }
    assert.equal(stored.size, ROUNDS * IN_PARALLEL);
    const shown = () => inboxes(mailbox);
    // Kills count as attempts: the last back-off can take minutes.
    for (let waited = 0; waited < 3000 && shown().size < stored.size; waited++) await pause(100);
    const found = shown();
    for (const [key, reference] of stored) {
      assert.deepEqual(found.get(`${key}@mail.example`), [reference], 'one acknowledgement');
    }
    assert.equal(found.size, stored.size);
    console.log(
      `# ${stored.size} stored, ${found.size} notified once; ${mailbox.deliveries} deliveries`,
    );
    service.process.kill('SIGTERM');
    assert.equal(await service.ended, 0);
    await mailbox.close();
  });
});

/** References of the mails by recipient. */
function inboxes(mailbox: UnreliableMailbox): Map<string, string[]> {
  const inboxes = new Map<string, string[]>();
  for (const { recipient, subject } of mailbox.shown()) {
    const reference = /NPA-\d{4}-\w{6}/.exec(subject)?.[0] ?? '';
    inboxes.set(recipient, [...(inboxes.get(recipient) ?? []), reference]);
  }
  return inboxes;
}

async function send(client: Client, keys: string[], stored: Map<string, string>): Promise<void> {
  await Promise.all(
    keys.map(async (key) => {
      try {
        const fields = { ...DATA_SHARING, emailAddress: `${key}@mail.example` };
        const { status, body } = await client.submit('/dataSharing', fields, undefined, key);
        assert.equal(status, 200);
        const { reference } = body.data as { reference: string };
        assert.equal(stored.get(key) ?? reference, reference);
        stored.set(key, reference);
      } catch (error) {
        if (error instanceof assert.AssertionError) throw error;
      }
    }),
  );
}
