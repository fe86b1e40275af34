import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { readHolidays } from '../src/cases/holidays.js';
import { packagePath } from '../src/paths.js';
import { Notices } from '../src/cases/notices.js';
import { OutboxWorker } from '../src/outbox/worker.js';
import { smtpSender } from '../src/outbox/mail.js';
import { createLogger } from '../src/logger.js';
import { mailFinisher } from '../src/subscriptions/finish-mail.js';
import { SubscriptionLinks } from '../src/subscriptions/links.js';
import { subscriberRefusals } from '../src/subscriptions/refusals.js';
import { createMetrics } from '../src/telemetry/metrics.js';
import { withEachDatabase } from './support/databases.js';
import { deskClient, deskEnvironment } from './support/desk.js';
import { header, openMailbox, type Arrived, type Mailbox } from './support/mailbox.js';
import { query, startHere, type Running } from './support/running.js';
import { CALLBACK, DATA_SHARING } from './support/samples.js';
import { until } from './support/until.js';

const SECRET = 'a-webhook-secret-of-32-characters';
const FROM = 'noreply@authority.example';

interface Call {
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

withEachDatabase('outbox', (environment) => {
  let service: Running;
  let mailbox: Mailbox;
  let fails = 0;
  const calls: Call[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (fails > 0) {
        fails -= 1;
        response.writeHead(503).end();
        return;
      }
      calls.push({ url: request.url ?? '', headers: request.headers, body });
      response.writeHead(204).end();
    });
  });

  before(async () => {
    mailbox = await openMailbox();
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    service = await startHere({
      ...(await environment()),
      ...(await deskEnvironment()),
      SMTP_URL: mailbox.url,
      MAIL_FROM: FROM,
      SITE_URL: 'https://authority.example',
      SMS_URL: `${origin}/sms`,
      SMS_TOKEN: SECRET,
      WEBHOOK_URL: `${origin}/hook`,
      WEBHOOK_SECRET: SECRET,
      ACKNOWLEDGEMENTS_PER_DAY: '3',
    });
  });
  after(async () => {
    await service.stop();
    await mailbox.close();
    receiver.close();
  });

  const send = async (fields: object = {}, language = 'ar') => {
    const body = { ...DATA_SHARING, emailAddress: `${randomUUID()}@mail.example`, ...fields };
    const more = { 'accept-language': language };
    const sent = await service.client.submit('/dataSharing', body, undefined, randomUUID(), more);
    assert.equal(sent.status, 200);
    return { reference: sent.body.data.reference as string, to: body.emailAddress };
  };
  const links = new SubscriptionLinks(SECRET, '');
  const mailTo = (address: string) =>
    until(() => mailbox.mails.find((mail) => mail.to[0]?.address === address));
  const rows = (text: string) => query(service, text);

  test('the acknowledgement has reference and due day, in the language of the form', async () => {
    const arabic = await send();
    const english = await send({}, 'en');
    const [first, second] = [await mailTo(arabic.to), await mailTo(english.to)];
    assert.match(first.subject ?? '', new RegExp(arabic.reference));
    assert.match(first.html ?? '', /<html lang="ar" dir="rtl">/);
    assert.match(first.text ?? '', /الموعد الأقصى للرد/);
    assert.match(first.text ?? '', /https:\/\/authority\.example\/e-services\/request-tracking/);
    assert.equal(first.from?.address, FROM);
    assert.equal(header(first, 'auto-submitted'), 'auto-generated');
    assert.match(second.html ?? '', /<html lang="en" dir="ltr">/);
    assert.match(second.text ?? '', /Answer by: \w+, \d+ \w+ 20\d\d|Answer by: \w+ \d+ \w+ 20\d\d/);
    for (const typed of [DATA_SHARING.applicant, DATA_SHARING.purpose, DATA_SHARING.name]) {
      assert.ok(!`${first.text} ${first.html}`.includes(typed), 'nothing typed is repeated');
    }
    const found = await until(async () => {
      const events = await rows(
        `select what from e_services.case_events where reference = '${arabic.reference}'`,
      );
      return events[0]?.['what'] === 'message-sent' ? events : undefined;
    });
    assert.equal(found.length, 1);
  });

  test('an answer is escaped', async () => {
    const { reference, to } = await send();
    await mailTo(to);
    const desk = deskClient(service.settings.deskPort);
    const { status } = await desk.post(`/cases/${reference}/answers`, {
      language: 'en',
      subject: 'Our answer',
      body: 'First <script>alert(1)</script>\nline\n\nSecond & last',
      nextState: 'answered',
      version: 1,
      key: randomUUID(),
    });
    assert.equal(status, 200);
    const mail = await until(() =>
      mailbox.mails.find((mail) => mail.to[0]?.address === to && mail.subject === 'Our answer'),
    );
    assert.match(mail.html ?? '', /&lt;script&gt;alert\(1\)&lt;\/script&gt;<br>line/);
    assert.match(mail.text ?? '', /First <script>/);
    assert.equal(header(mail, 'auto-submitted'), undefined);
    // Replies are not read here, so the mail names another way and is not marked as automatic.
    assert.match(mail.text ?? '', /Do not reply [^\n]+contact us[^]+https:\/\/\S+\/en\/contact$/m);
    assert.doesNotMatch(mail.text ?? '', /automatically/);
  });

  test('acknowledgements are rate-limited by recipient', async () => {
    const emailAddress = `Victim-${randomUUID()}@mail.example`;
    for (let time = 0; time < 5; time += 1) {
      await send({ emailAddress: time % 2 ? emailAddress : emailAddress.toLowerCase() });
    }
    const [found] = await rows(
      `select count(*) as n from e_services.outbox where lower(recipient) = '${emailAddress.toLowerCase()}'`,
    );
    assert.equal(Number(found?.['n']), 3);
  });

  test('a callback is acknowledged by text message, and a webhook is signed and repeated', async () => {
    fails = 2;
    const { body } = await service.client.post('/remarks', CALLBACK);
    const { reference } = body.data as { reference: string };
    await rows(
      `update e_services.outbox set next_attempt_at = now() where state = 'waiting' and attempts > 0`,
    );
    const about = (path: string) =>
      until(async () => {
        await rows(
          `update e_services.outbox set next_attempt_at = now() where state = 'waiting' and holder is null`,
        );
        return calls.find(({ url, body: sent }) => url === path && sent.includes(reference));
      });
    const sms = await about('/sms');
    assert.equal(CALLBACK.phoneNumber, '0500000000');
    assert.equal((JSON.parse(sms.body) as { to: string }).to, '966500000000');
    assert.equal(sms.headers['authorization'], `Bearer ${SECRET}`);
    const hook = await about('/hook');
    const signed = `${String(hook.headers['webhook-id'])}.${String(hook.headers['webhook-timestamp'])}.${hook.body}`;
    const expected = createHmac('sha256', SECRET).update(signed).digest('base64');
    assert.equal(hook.headers['webhook-signature'], `v1,${expected}`);
    const event = JSON.parse(hook.body) as { type: string; data: Record<string, unknown> };
    assert.equal(event.type, 'case.received');
    assert.deepEqual(Object.keys(event.data).sort(), [
      'at',
      'department',
      'dueOn',
      'kind',
      'reference',
      'state',
    ]);
  });

  test('a mail that fails temporarily is retried under the same id', async () => {
    mailbox.mood = 'try later';
    const { reference, to } = await send();
    const of = `from e_services.outbox where reference = '${reference}' and channel = 'mail'`;
    await until(async () => Number((await rows(`select attempts ${of}`))[0]?.['attempts']) > 0);
    mailbox.mood = 'well';
    await until(async () => (await rows(`select 1 ${of} and holder is null`))[0]);
    await rows(
      `update e_services.outbox set next_attempt_at = now() where reference = '${reference}'`,
    );
    const mail = await mailTo(to);
    const [row] = await rows(`select message_id ${of}`);
    assert.equal(mail.messageId, row?.['message_id']);
  });

  test('several workers send each message once', async () => {
    const { database } = service.application;
    const other = await openMailbox();
    const domain = randomUUID();
    // Not due, so the service's own worker does not claim them.
    for (let number = 0; number < 40; number += 1) {
      await database.transaction(async (transaction) => {
        await transaction.execute(sql`
          insert into e_services.outbox (key, purpose, channel, recipient, language, content,
            message_id, created_at, next_attempt_at)
          values (${`several ${domain} ${number}`}, 'reminder', 'mail',
            ${`${number}@${domain}.example`}, 'ar',
            '{"subject":"s","paragraphs":[],"facts":[],"closing":[]}',
            ${`<${number}@${domain}>`}, now(), now() + interval '1 hour')`);
      });
    }
    const workers = Array.from(
      { length: 4 },
      () =>
        new OutboxWorker({
          database,
          senders: {
            mail: smtpSender({ url: other.url, from: FROM, replyTo: '' }, mailFinisher(links)),
          },
          refusals: subscriberRefusals,
          holder: randomUUID(),
          log: createLogger('silent'),
          metrics: createMetrics(),
          pollMs: 20,
        }),
    );
    for (const worker of workers) worker.start();
    await database.execute(
      sql`update e_services.outbox set next_attempt_at = now() where key like ${`several ${domain}%`}`,
    );
    const mine = () =>
      [...other.mails, ...mailbox.mails].filter((mail) => of(mail).includes(domain));
    const of = (mail: Arrived) => mail.messageId ?? '';
    await until(() => mine().length >= 40 || undefined);
    await Promise.all(workers.map((worker) => worker.stop()));
    assert.equal(mine().length, 40);
    assert.equal(new Set(mine().map(of)).size, 40);
    await other.close();
  });

  test('departments are reminded once on a working day, without personal data', async () => {
    const { database } = service.application;
    const holidays = readHolidays(packagePath('data/holidays.json'));
    const { reference } = await send();
    await rows(
      `update e_services.cases set due_on = '2026-11-20' where reference = '${reference}'`,
    );
    const departmentMail = {
      ...service.settings.notices.departmentMail,
      'data-management': 'staff@authority.example',
    };
    const notices = new Notices({ ...service.settings.notices, departmentMail });
    const at = (time: string) => notices.remind(database, new Date(`${time}+03:00`), holidays);
    assert.equal(await at('2026-11-21T09:00'), 0, 'Saturday');
    assert.equal(await at('2026-11-22T07:59'), 0, 'too early');
    assert.deepEqual(
      await Promise.all([at('2026-11-22T08:00'), at('2026-11-22T08:00')]).then((all) => all.sort()),
      [0, 1],
    );
    assert.equal(await at('2026-11-22T15:00'), 0, 'again on the same day');
    assert.equal(await at('2026-11-23T09:00'), 1, 'the next day');
    const [row] = await rows(
      "select content::text as content from e_services.outbox where purpose = 'reminder' and key like '%2026-11-22'",
    );
    assert.match(String(row?.['content']), new RegExp(reference));
    assert.doesNotMatch(String(row?.['content']), /agency\.example|مدير البيانات/);
  });

  test('a recipient that does not exist is given up after many attempts, and staff see it', async () => {
    mailbox.mood = 'unknown recipient';
    const { reference } = await send();
    const update = (values: string) =>
      rows(
        `update e_services.outbox set ${values} where reference = '${reference}' and channel = 'mail' and holder is null and state = 'waiting'`,
      );
    await until(async () => {
      await update('attempts = 11, next_attempt_at = now()');
      const desk = deskClient(service.settings.deskPort);
      const { body } = await desk.get(`/cases/${reference}`);
      return body.messages[0]?.state === 'failed' ? true : undefined;
    });
    mailbox.mood = 'well';
  });
});
