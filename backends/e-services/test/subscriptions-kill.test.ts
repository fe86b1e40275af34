import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../src/subscriptions/links.js';
import { subscribers, subscriptions } from '../src/subscriptions/tables.js';
import { withEachDatabase } from './support/databases.js';
import { ROUNDS, UnreliableMailbox } from './support/kills.js';
import { newData, startHere, startProcess } from './support/running.js';
import { circular, openWebsite } from './support/website.js';

const READERS = 40;
const PUBLISHED_PER_ROUND = 2;

withEachDatabase('killed while it notifies subscribers', (environment) => {
  test(`no mail is lost or shown twice after ${ROUNDS} rounds`, async () => {
    const mailbox = await UnreliableMailbox.open();
    const website = await openWebsite();
    website.publications = [circular('before')];
    const env = {
      ...(await newData(await environment())),
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'noreply@authority.example',
      SITE_URL: 'https://authority.example',
      SITE_API_URL: website.origin,
      SUBSCRIPTION_POLL_SECONDS: '1',
    };
    const readers = await subscribe(env);
    let service = await startProcess(env);
    const published: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await mailbox.beginRound(round);
      const entries = Array.from({ length: PUBLISHED_PER_ROUND }, () => randomUUID());
      published.push(...entries);
      // Every second round publishes while the service is down.
      const isDown = round % 2 === 1;
      if (!isDown) website.publications.push(...entries.map((entry) => circular(entry)));
      for (let waited = 0; waited < 300 && mailbox.arrived <= round * 5; waited += 1) {
        if (isDown || mailbox.isDead(round)) break;
        await pause(10);
      }
      service.process.kill('SIGKILL');
      await service.ended;
      if (isDown) website.publications.push(...entries.map((entry) => circular(entry)));
      await mailbox.endRound(round);
      service = await startProcess(env);
    }
    const shown = () => mailbox.shown().map(({ recipient, subject }) => `${recipient} ${subject}`);
    const all = READERS * published.length;
    for (let waited = 0; waited < 3000 && shown().length < all; waited += 1) await pause(100);
    assert.deepEqual(
      shown().sort(),
      readers.flatMap((email) => published.map((entry) => `${email} تعميم ${entry}`)).sort(),
    );
    console.log(`# ${all} notified once; ${mailbox.deliveries} deliveries`);
    service.process.kill('SIGTERM');
    assert.equal(await service.ended, 0);
    await mailbox.close();
    website.close();
  });
});

/** Addresses with an immediate subscription to all circulars, from before the first poll. */
async function subscribe(env: Record<string, string>): Promise<string[]> {
  const service = await startHere({ ...env, SUBSCRIPTION_POLL_SECONDS: '3600' });
  await service.application.watcher.poll();
  const emails = Array.from({ length: READERS }, () => `${randomUUID()}@mail.example`);
  const { database } = service.application;
  const [requestedAt, confirmedAt] = [new Date(), new Date()];
  for (const email of emails) {
    const subscriberId = newId();
    await database.insert(subscribers).values({ id: subscriberId, email, createdAt: requestedAt });
    await database.insert(subscriptions).values({
      ...{ id: newId(), subscriberId, kind: 'circulars', port: '', topic: '', imo: '', label: '' },
      ...{ rhythm: 'immediate', language: 'ar', requestedAt, confirmedAt },
    });
  }
  await service.stop();
  return emails;
}
