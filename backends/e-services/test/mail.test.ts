import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { Outgoing } from '../src/outbox/content.js';
import { smtpSender } from '../src/outbox/mail.js';
import { mailFinisher } from '../src/subscriptions/finish-mail.js';
import { SubscriptionLinks } from '../src/subscriptions/links.js';
import { openMailbox, type Mailbox } from './support/mailbox.js';

const FROM = 'noreply@authority.example';
const LINKS = new SubscriptionLinks('a-secret-of-32-characters-for-tests', 'https://x.example');

let mailbox: Mailbox;
before(async () => {
  mailbox = await openMailbox();
});
after(() => mailbox.close());

async function send(url: string, recipient: string, subject = 'Subject'): Promise<void> {
  const message: Outgoing = {
    messageId: `<${randomUUID()}@authority.example>`,
    purpose: 'answer',
    recipient,
    language: 'en',
    content: { subject, paragraphs: ['Text'], facts: [], closing: [] },
    createdAt: new Date(),
    subscriberId: null,
  };
  const sender = smtpSender({ url, from: FROM, replyTo: '' }, mailFinisher(LINKS));
  await sender.send(message, AbortSignal.timeout(10_000)).finally(() => sender.close());
}

test('mail to another machine requires TLS', async () => {
  await send(mailbox.url, 'here@mail.example');
  assert.equal(mailbox.mails.length, 1);
  // The same server under a non-loopback address; it offers no TLS.
  const url = mailbox.url.replace('127.0.0.1', '0.0.0.0');
  await assert.rejects(send(url, 'there@mail.example'));
  await assert.rejects(send(url.replace('smtp:', 'smtps:'), 'there@mail.example'));
  assert.equal(mailbox.mails.length, 1);
});

test('line breaks in subject or recipient inject no header', async () => {
  mailbox.mails.length = 0;
  await send(mailbox.url, 'one@mail.example', 'Hello\r\nBcc: two@mail.example\r\n\r\nText');
  const [mail] = mailbox.mails;
  assert.match(mail?.subject ?? '', /^Hello Bcc: two@mail\.example/);
  assert.equal(mail?.bcc, undefined);
  assert.deepEqual(
    mail?.to.map(({ address }) => address),
    ['one@mail.example'],
  );
  await send(mailbox.url, 'three@mail.example\r\nBcc: four@mail.example').catch(() => undefined);
  const reached = mailbox.mails.flatMap(({ to, bcc = [] }) => [...to, ...bcc]);
  assert.ok(reached.every(({ address }) => address !== 'four@mail.example'));
});
