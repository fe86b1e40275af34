import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { Publication, SubscriberRow } from '@ports-authority/e-services-contract';
import { hoursAfter, riyadhDay } from '../src/dates.js';
import { packagePath } from '../src/paths.js';
import { vesselCalls } from '../src/database/schema.js';
import { DARK, LIGHT } from '../src/outbox/mail-theme.js';
import { writeDigests } from '../src/subscriptions/digest.js';
import { SubscriptionLinks } from '../src/subscriptions/links.js';
import { deleteSubscriber, exportSubscriptions } from '../src/admin/subscriber.js';
import { recordPublications } from '../src/subscriptions/publications.js';
import { SUBSCRIPTION_TEXTS } from '../src/subscriptions/texts.js';
import { pollVessels } from '../src/subscriptions/vessels.js';
import { withEachDatabase } from './support/databases.js';
import { header, openMailbox, type Arrived, type Mailbox } from './support/mailbox.js';
import { query, startHere, type Running } from './support/running.js';
import { until } from './support/until.js';
import { circular, openWebsite, type Website } from './support/website.js';

const SITE = 'https://authority.example';
const HOUR_MS = 3_600_000;

withEachDatabase('subscriptions', (environment) => {
  let service: Running;
  let mailbox: Mailbox;
  let website: Website;
  before(async () => {
    mailbox = await openMailbox();
    website = await openWebsite();
    service = await startHere({
      ...(await environment()),
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'noreply@authority.example',
      SITE_URL: SITE,
      SITE_API_URL: website.origin,
      // Tests poll by themselves.
      SUBSCRIPTION_POLL_SECONDS: '3600',
    });
    website.publications = [circular('before')];
    await service.application.watcher.poll();
  });
  after(async () => {
    await service.stop();
    await mailbox.close();
    website.close();
  });

  const database = () => service.application.database;
  const settings = () => ({ siteUrl: SITE, domain: 'authority.example', hour: 7 });
  const rows = (text: string) => query(service, text);
  const written = async () =>
    Number(
      (
        await rows(`select count(*) as n from e_services.outbox where purpose = 'subscription'`)
      )[0]?.['n'],
    );
  /** Polls publications; returns the number of mails written. */
  const see = async (publications: Publication[], now = new Date(Date.now() + 1000)) => {
    const before = await written();
    await recordPublications(database(), publications, now);
    await service.application.watcher.poll();
    return (await written()) - before;
  };
  const mailsTo = (address: string) =>
    mailbox.mails.filter((mail) => mail.to[0]?.address === address);
  const mailTo = (address: string, number = 1) =>
    until(() => (mailsTo(address).length >= number ? mailsTo(address).at(-1) : undefined));
  const subscribe = async (email: string, requested: object = {}) => {
    const { cookie, answer } = await service.client.captcha();
    const fields = { kind: 'circulars', rhythm: 'immediate', language: 'ar', email };
    const body = { ...fields, ...requested, captcha: answer };
    return service.client.post('/subscribe', body, { cookie });
  };
  const linkToken = (mail: Arrived) => /\?t=([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? '';
  const confirm = async (token: string) =>
    (await service.client.post('/subscriptions/confirm', { token })).body.data;
  /** Subscribes and confirms a new address. */
  const subscribed = async (requested: object = {}) => {
    const email = `${randomUUID()}@mail.example`;
    assert.equal((await subscribe(email, requested)).status, 200);
    assert.ok(await confirm(linkToken(await mailTo(email))));
    return email;
  };
  const find = async (token: string): Promise<SubscriberRow | null> =>
    (await service.client.post('/subscriptions/find', { token })).body.data;

  test('a retried request under its key succeeds again and is done once', async () => {
    const { cookie, answer } = await service.client.captcha();
    const email = `${randomUUID()}@mail.example`;
    const requested = {
      kind: 'circulars',
      rhythm: 'immediate',
      language: 'ar',
      email,
      captcha: answer,
    };
    const key = randomUUID();
    const ask = (fields: object) =>
      service.client.post('/subscribe', { ...requested, ...fields }, { cookie, key });
    assert.equal((await ask({})).status, 200);
    assert.equal((await ask({})).status, 200);
    const other = await ask({ rhythm: 'daily' });
    assert.deepEqual([other.status, other.body.error], [400, 'Invalid Captcha']);
    await mailTo(email);
    assert.equal(mailsTo(email).length, 1);
  });

  test('nothing is sent before the confirmation, and responses do not reveal subscribers', async () => {
    const email = `First.Last-${randomUUID()}@mail.example`;
    const first = await subscribe(email, { label: 'ميناء جدة', port: 'jeddah' });
    const mail = await mailTo(email);
    assert.match(mail.subject ?? '', /أكّد اشتراكك/);
    assert.match(mail.html ?? '', /<html lang="ar" dir="rtl">/);
    assert.match(mail.text ?? '', /التعاميم: ميناء جدة/);
    assert.equal(header(mail, 'list-unsubscribe'), undefined);
    assert.equal(await see([circular(`unconfirmed-${email}`)]), 0);

    const token = linkToken(mail);
    assert.equal((await confirm(token)).label, 'ميناء جدة');
    assert.equal((await confirm(token)).rhythm, 'immediate', 'twice is once');
    await rows(`update e_services.outbox set key = key || ' past' where recipient = '${email}'`);
    const again = await subscribe(email.toLowerCase(), { port: 'jeddah', language: 'en' });
    assert.deepEqual(again, first);
    const second = await mailTo(email.toLowerCase());
    assert.match(second.subject ?? '', /already subscribed/);
    const managed = await find(linkToken(second));
    assert.equal(managed?.subscriptions.length, 1);
    assert.equal(managed?.subscriptions[0]?.language, 'ar', 'a stranger changes nothing');
    assert.ok(!managed?.address.toLowerCase().includes('first'));
  });

  test('an altered or expired link is invalid', async () => {
    const email = `${randomUUID()}@mail.example`;
    await subscribe(email);
    const token = linkToken(await mailTo(email));
    const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    assert.equal(await confirm(altered), null);
    assert.equal(await find(token), null, 'to confirm is not to manage');
    assert.equal((await service.client.post('/subscriptions/find', { token: 'x' })).status, 400);
    await rows(`update e_services.subscriptions set asked_at = now() - interval '49 hours'
        where subscriber_id in (select id from e_services.subscribers where email = '${email}')`);
    assert.equal(await confirm(token), null);
    const [stored] = await rows(
      `select content::text as content from e_services.outbox where recipient = '${email}'`,
    );
    assert.ok(!String(stored?.['content']).includes(token), 'the database holds no link');
  });

  test('mails with links are rate-limited by recipient', async () => {
    const email = `${randomUUID()}@mail.example`;
    for (let time = 0; time < 8; time += 1) await subscribe(email, { topic: `topic-${time}` });
    const [found] = await rows(
      `select count(*) as n from e_services.outbox where recipient = '${email}'`,
    );
    assert.equal(Number(found?.['n']), 5);
  });

  test('publications are mailed once after an outage of the website', async () => {
    const email = await subscribed();
    const { watcher } = service.application;
    const entry = randomUUID();
    website.publications = [circular('before'), circular(entry)];
    website.status = 503;
    await watcher.poll();
    website.status = 200;
    await Promise.all([watcher.poll(), watcher.poll()]);
    await watcher.poll();
    assert.equal((await mailTo(email, 2)).subject, `تعميم ${entry}`);
    const [found] = await rows(
      `select count(*) as n from e_services.outbox where recipient = '${email}' and purpose = 'subscription'`,
    );
    assert.equal(Number(found?.['n']), 1);
  });

  test('a publication is mailed once to matching subscribers, in their language', async () => {
    const all = await subscribed();
    const english = await subscribed({ language: 'en', topic: 'safety' });
    const jeddah = await subscribed({ port: 'jeddah' });
    const dammam = await subscribed({ port: 'dammam' });
    const news = await subscribed({ kind: 'news' });
    const mine = new Set([all, english, jeddah, dammam, news]);
    const entry = randomUUID();
    const published = circular(entry, { ports: ['jeddah'], topics: ['safety', 'السلامه'] });
    await see([published]);
    await see([published]);
    await see([{ ...published, versions: { ...published.versions } }]);
    for (const email of [all, jeddah]) {
      assert.equal((await mailTo(email, 2)).subject, `تعميم ${entry}`);
    }
    const mail = await mailTo(english, 2);
    assert.equal(mail.subject, `Circular ${entry}`);
    assert.match(mail.text ?? '', new RegExp(`${SITE}/en/circular\\?number=${entry}`));
    const sent = await rows(
      `select recipient from e_services.outbox
        where purpose = 'subscription' and content::text like '%${entry}%'`,
    );
    assert.deepEqual(
      sent
        .map(({ recipient }) => recipient)
        .filter((email) => mine.has(String(email)))
        .sort(),
      [all, jeddah, english].sort(),
    );
  });

  test('two subscriptions of one address that both match make one mail', async () => {
    const email = await subscribed();
    await subscribe(email, { port: 'jeddah' });
    await confirm(linkToken(await mailTo(email, 2)));
    await subscribe(email, { topic: 'safety', rhythm: 'daily' });
    await confirm(linkToken(await mailTo(email, 3)));
    const entry = randomUUID();
    const at = new Date(Date.now() + 1000);
    await see([circular(entry, { ports: ['jeddah'], topics: ['safety'] })], at);
    await mailTo(email, 4);
    await writeDigests(database(), settings(), eightOn(2));
    const [found] = await rows(
      `select count(*) as n from e_services.outbox where recipient = '${email}' and purpose = 'subscription'`,
    );
    assert.equal(Number(found?.['n']), 1);
  });

  test('after a timeout a missing translation is mailed in the other language', async () => {
    const english = await subscribed({ language: 'en' });
    const entry = randomUUID();
    const { ar } = circular(entry).versions;
    const arabic = circular(entry, { versions: { ar: ar! } });
    const now = Date.now() + 1000;
    await see([arabic], new Date(now));
    await see([arabic], new Date(now + HOUR_MS / 2));
    assert.equal(mailsTo(english).length, 1);
    await see([arabic], new Date(now + HOUR_MS));
    assert.equal((await mailTo(english, 2)).subject, `تعميم ${entry}`);
  });

  test('old publications that appear late are not mailed', async () => {
    const email = await subscribed();
    const old = circular(randomUUID(), { shownFrom: '2026-01-01' });
    const yesterday = riyadhDay(new Date(Date.now() - 24 * HOUR_MS));
    const before = circular(randomUUID(), { shownFrom: yesterday });
    assert.equal(await see([old, before]), 0);
    assert.equal(mailsTo(email).length, 1);
  });

  test('one click ends a subscription, and the last one deletes the address', async () => {
    const email = await subscribed();
    const entry = randomUUID();
    await see([circular(entry)]);
    const mail = await mailTo(email, 2);
    assert.equal(header(mail, 'list-unsubscribe-post'), 'List-Unsubscribe=One-Click');
    assert.equal(header(mail, 'list-id'), `<subscriptions.${new URL(SITE).hostname}>`);
    const url = new URL(/^<(.+)>$/.exec(header(mail, 'list-unsubscribe') ?? '')?.[1] ?? '');
    assert.equal(`${url.origin}${url.pathname}`, `${SITE}/api/unsubscribe`);
    const token = url.searchParams.get('t') ?? '';
    const end = () => service.client.post('/subscriptions/end', { token, what: 'named' });
    assert.equal((await end()).body.data, true);
    assert.equal((await end()).body.data, true, 'once more does no harm');
    const [found] = await rows(
      `select (select count(*) from e_services.subscribers where email = '${email}')
        + (select count(*) from e_services.outbox where recipient = '${email}') as n`,
    );
    assert.equal(Number(found?.['n']), 0);
  });

  test('a subscription is changed and ended by its owner alone', async () => {
    const email = await subscribed();
    const other = await subscribed();
    const manage = async (address: string) => {
      await see([circular(randomUUID())]);
      return linkToken({
        ...(await mailTo(address, 2)),
        text: mailFooter(mailsTo(address).at(-1)),
      });
    };
    const [token, otherToken] = [await manage(email), await manage(other)];
    const own = (await find(token))?.subscriptions[0];
    const change = { id: own?.id, rhythm: 'daily', language: 'en', label: '' };
    const post = (path: string, body: object) =>
      service.client.post(`/subscriptions/${path}`, body).then(({ body: { data } }) => data);
    assert.equal(await post('change', { token: otherToken, ...change }), false);
    assert.equal(await post('change', { token, ...change }), true);
    assert.equal((await find(token))?.subscriptions[0]?.rhythm, 'daily');
    await post('end', { token: otherToken, id: own?.id });
    assert.equal((await find(token))?.subscriptions.length, 1);
    await post('end', { token, id: '' });
    assert.equal(await find(token), null);
  });

  test('the events of a day are in one mail, also when no process ran at its hour', async () => {
    const email = await subscribed({ rhythm: 'daily', language: 'en' });
    const day = new Date(Date.now() + 24 * HOUR_MS);
    const [first, second] = [randomUUID(), randomUUID()];
    await see([circular(first)], new Date(day.getTime() + 1));
    await see([circular(second)], new Date(day.getTime() + 2));
    const late = eightOn(3);
    assert.ok((await writeDigests(database(), settings(), late)) >= 1);
    assert.equal(await writeDigests(database(), settings(), late), 0);
    await service.application.watcher.poll();
    const mail = await mailTo(email, 2);
    assert.match(mail.subject ?? '', /^Daily summary/);
    for (const entry of [first, second])
      assert.match(mail.text ?? '', new RegExp(`Circular ${entry}`));
    const token = /\?t=(d[\w.-]+)/.exec(header(mail, 'list-unsubscribe') ?? '')?.[1] ?? '';
    await service.client.post('/subscriptions/end', { token, what: 'named' });
    assert.equal(await find(token), null);
  });

  test('subscribers are notified when a vessel is announced, berths and leaves, once each', async () => {
    const imo = '9074729';
    const start = Date.now();
    const call = (id: number, days: number) => ({
      ...{ id, portId: 1, agentId: 1, vessel: 'Regal Venture', imo, tonnage: 1000 },
      announcedAt: new Date(start + days * 24 * HOUR_MS),
      arrivesAt: new Date(start + days * 24 * HOUR_MS),
      berthedAt: new Date(start + (days + 1) * 24 * HOUR_MS),
      leavesAt: new Date(start + (days + 2) * 24 * HOUR_MS),
      foldedVessel: 'quiet venture',
    });
    await database().insert(vesselCalls).values(call(90_001, -10));
    const email = await subscribed({ kind: 'vessel', imo, language: 'en' });
    const look = async (days: number) => {
      const now = new Date(start + days * 24 * HOUR_MS);
      await pollVessels(database(), now);
      await pollVessels(database(), now);
      await service.application.watcher.poll();
    };
    const nthSubject = async (number: number) => (await mailTo(email, number)).subject ?? '';
    await look(1);
    await database().insert(vesselCalls).values(call(90_002, 3));
    await look(1.5);
    assert.match(await nthSubject(2), /^Regal Venture is announced at/);
    await look(4.5);
    assert.match(await nthSubject(3), /^Regal Venture has berthed at/);
    await look(4.7);
    await look(9);
    assert.match(await nthSubject(4), /^Regal Venture has left/);
    await look(9.5);
    assert.equal(mailsTo(email).length, 4);
    assert.match(mailsTo(email).at(-1)?.text ?? '', /IMO number: 9074729/);
  });

  test('a refused address is paused until its owner resumes it', async () => {
    const email = await subscribed();
    mailbox.mood = 'unknown recipient';
    await see([circular(randomUUID())]);
    const of = `where recipient = '${email}' and purpose = 'subscription'`;
    for (let time = 1; time <= 3; time += 1) {
      await rows(
        `update e_services.outbox set next_attempt_at = now() ${of} and state = 'waiting'`,
      );
      await until(async () => {
        const [row] = await rows(`select attempts, holder, state from e_services.outbox ${of}`);
        return Number(row?.['attempts']) >= time && row?.['holder'] === null ? row : undefined;
      });
      await rows(
        `update e_services.subscribers set refused_at = now() - interval '1 hour' where email = '${email}'`,
      );
    }
    mailbox.mood = 'well';
    const [paused] = await rows(
      `select id, paused_at, refusals from e_services.subscribers where email = '${email}'`,
    );
    assert.ok(paused?.['paused_at'], JSON.stringify(paused));
    assert.equal((await rows(`select state from e_services.outbox ${of}`))[0]?.['state'], 'failed');
    await see([circular(randomUUID())]);
    assert.equal((await rows(`select 1 from e_services.outbox ${of}`)).length, 1);
    await subscribe(email, { topic: 'other' });
    assert.ok(await confirm(linkToken(await mailTo(email, 2))), 'a mail arrived, so it may go on');
    const [resumed] = await rows(
      `select paused_at from e_services.subscribers where email = '${email}'`,
    );
    assert.equal(resumed?.['paused_at'], null);
  });

  test('export and deletion of a person include subscriptions and mails', async () => {
    const email = await subscribed({ port: 'jeddah' });
    const found = await exportSubscriptions(database(), email.toUpperCase());
    assert.deepEqual(
      found.map(({ kind, fields }) => [kind, fields['email'], fields['port']]),
      [['subscription', email, 'jeddah']],
    );
    assert.equal(await deleteSubscriber(database(), ` ${email.toUpperCase()}`), 1);
    assert.deepEqual(await exportSubscriptions(database(), email), []);
    assert.deepEqual(
      await rows(`select 1 from e_services.outbox where recipient = '${email}'`),
      [],
    );
  });

  test('a label that mail programs turn into a link is refused', async () => {
    for (const label of ['evil.example', 'https://x', 'a@b', '<b>']) {
      assert.equal((await subscribe('a@mail.example', { label })).status, 400, label);
    }
    assert.equal((await subscribe('a@mail.example', { kind: 'vessel' })).status, 400);
    assert.equal((await subscribe('a@mail.example', { kind: 'news', imo: '9074729' })).status, 400);
  });
});

test('the colours of mails are those of the site', () => {
  const tokens = readFileSync(packagePath('../../app/styles/tokens.css'), 'utf8');
  for (const colour of [...Object.values(LIGHT), ...Object.values(DARK)]) {
    assert.ok(tokens.includes(colour), colour);
  }
});

test('no text of a mail is missing in a language', () => {
  for (const [key, { ar, en }] of Object.entries(SUBSCRIPTION_TEXTS)) {
    assert.match(ar, /\p{Script=Arabic}/u, key);
    assert.match(en, /[A-Za-z]/, key);
    assert.deepEqual(ar.match(/\{\w+\}/g)?.sort(), en.match(/\{\w+\}/g)?.sort(), key);
  }
});

test('links of another secret are invalid', () => {
  const [own, other] = ['a', 'b'].map((letter) => new SubscriptionLinks(letter.repeat(32), SITE));
  const token = own!.token('m', 'x'.repeat(22));
  assert.deepEqual(own!.read(token), { scope: 'm', id: 'x'.repeat(22) });
  assert.equal(other!.read(token), undefined);
  assert.equal(own!.read(token.replace(/^m/, 'u')), undefined, 'not in another scope');
});

/** Eight o'clock in Riyadh on a future day. */
function eightOn(days: number): Date {
  return hoursAfter(riyadhDay(new Date(Date.now() + days * 24 * HOUR_MS)), 8);
}

/** Footer of a mail, with the link to all subscriptions. */
function mailFooter(mail: Arrived | undefined): string {
  return (mail?.text ?? '').split('\n').slice(-3).join('\n');
}
