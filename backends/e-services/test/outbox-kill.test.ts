import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from './support/client.js';
import { withEachDatabase } from './support/databases.js';
import { newDataFolder } from './support/folders.js';
import { openMailbox, type Mailbox } from './support/mailbox.js';
import { startProcess } from './support/running.js';
import { DATA_SHARING } from './support/samples.js';

/** How many times the service is killed. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 3);
const IN_PARALLEL = 20;

withEachDatabase('killed while it stores and sends', (environment) => {
  test(`no mail is lost or shown twice after ${ROUNDS} rounds`, async () => {
    let mailbox = await openMailbox();
    const mails = [...mailbox.mails];
    const env = {
      ...(await environment()),
      E_SERVICES_DATA_DIR: await newDataFolder(),
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'noreply@authority.example',
    };
    const stored = new Map<string, string>();
    let service = await startProcess(env);
    for (let round = 0; round < ROUNDS; round++) {
      // In every third round the mail server breaks off after it has accepted, in every fourth it is dead.
      mailbox.mood = round % 3 === 1 ? 'silent after accepting' : 'well';
      if (round % 4 === 3) await mailbox.close();
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
      mails.push(...mailbox.mails.splice(0));
      if (round % 4 === 3) mailbox = await openMailbox(mailbox.port);
      mailbox.mood = 'well';
      service = await startProcess(env);
      await send(service.client, keys, stored);
    }
    assert.equal(stored.size, ROUNDS * IN_PARALLEL);
    const shown = () => inboxes([...mails, ...mailbox.mails]);
    for (let waited = 0; waited < 600 && shown().size < stored.size; waited++) await pause(100);
    const found = shown();
    for (const [key, reference] of stored) {
      assert.deepEqual(found.get(`${key}@mail.example`), [reference], 'one acknowledgement');
    }
    assert.equal(found.size, stored.size);
    console.log(
      `# ${stored.size} stored, ${found.size} told once; ${mails.length + mailbox.mails.length} deliveries`,
    );
    service.process.kill('SIGTERM');
    assert.equal(await service.ended, 0);
    await mailbox.close();
  });
});

/** What recipients see: a mail that is delivered again under its id is the same one. */
function inboxes(mails: Mailbox['mails']): Map<string, string[]> {
  const byId = new Map(mails.map((mail) => [mail.messageId, mail]));
  const inboxes = new Map<string, string[]>();
  for (const { to, subject = '' } of byId.values()) {
    const address = to[0]?.address ?? '';
    const reference = /NPA-\d{4}-\w{6}/.exec(subject)?.[0] ?? '';
    inboxes.set(address, [...(inboxes.get(address) ?? []), reference]);
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
