import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { readSettings } from '../src/settings';
import { waitFor, type RunningCms, type WebhookListener } from './cms';
import { addPerson, collection, signIn, type Editor, type Person } from './editor';
import { withContent } from './shared';

const ARTICLE = 'api::article.article';
const POPUP = 'api::home-page-announcement.home-page-announcement';
const PASSWORD = 'Quay-Berth-2026';
/** Longer than a run of all test files. */
const HOUR_MS = 3_600_000;
/** Longer than a request takes on a busy machine. */
const SOON_MS = 2500;
const WAIT_MS = 15_000;
/** Rejected on publishing. */
const FOREIGN = '<p><img src="https://elsewhere.example/a.jpg" alt="ميناء"></p>';

interface Publishing {
  schedules: {
    id: number;
    Action: string;
    Language: string;
    State: string;
    Reason: string;
    ChangedBy: string;
  }[];
  history: {
    Action: string;
    Person: string;
    Language: string;
    ScheduledFor?: string;
    Reason?: string;
  }[];
  request: object | null;
}

const settings = readSettings();
let cms: RunningCms;
let site: WebhookListener;
let admin: Editor;
let publisher: Person;
let author: Person;
/** Articles that no other test uses. */
let unused: string[];
let documentId = '';

before(async () => {
  ({ cms, site } = await withContent.use());
  admin = await signIn(cms.url);
  const person = (code: string) =>
    addPerson(cms.url, admin, { code, email: `${code}@ports.internal`, password: PASSWORD });
  publisher = await person('publisher');
  author = await person('strapi-author');
  const entries = await admin.list(ARTICLE, 'locale=ar&page=1&pageSize=50');
  unused = entries.map((entry) => entry.documentId);
});

after(() => withContent.release());

beforeEach(() => {
  documentId = unused.pop() ?? '';
  assert.ok(documentId);
});

const place = (locale = 'ar') => ({ uid: ARTICLE, documentId, locale });
const inMs = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

const seen = (locale = 'ar', user = publisher): Promise<Publishing> =>
  user.editor.call('GET', `/editing/publishing?${new URLSearchParams(place(locale))}`);

/** Published title in the content API; undefined if unpublished. */
async function title(locale = 'ar'): Promise<string | undefined> {
  const response = await fetch(`${cms.url}/api/articles/${documentId}?locale=${locale}`, {
    headers: { authorization: `Bearer ${settings.readToken}` },
  });
  if (!response.ok) return undefined;
  return ((await response.json()) as { data: { Title: string } }).data.Title;
}

async function answer(user: Person, path: string, body: object) {
  const response = await user.editor.send('POST', path, body);
  const { error } = (await response.json()) as { error?: { details?: { reason?: string } } };
  return { status: response.status, reason: error?.details?.reason };
}

const schedule = (body: object, user = publisher) => answer(user, '/editing/schedules', body);

const reports = (event: string) =>
  site.deliveries.filter(
    ({ body }) => body.event === event && body.entry?.documentId === documentId,
  );

async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + WAIT_MS;
  while (!(await condition())) {
    assert.ok(Date.now() < end, 'condition met in time');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe('a scheduled publication', () => {
  test('runs in both languages and is recorded in the history', async () => {
    for (const locale of ['ar', 'en']) {
      await author.editor.save(ARTICLE, documentId, locale, { Title: `${locale} at its time` });
    }
    const at = inMs(SOON_MS);
    assert.equal((await schedule({ ...place(), action: 'publish', at, both: true })).status, 200);
    assert.notEqual(await title(), 'ar at its time');
    assert.deepEqual(reports('entry.publish'), [], 'a dry run sends no webhook');
    const { scheduled } = await publisher.editor.call<{
      scheduled: { documentId: string; at: string; action: string }[];
    }>('GET', '/editing/start');
    const lines = scheduled.filter((line) => line.documentId === documentId);
    assert.deepEqual(
      lines.map((line) => [line.at, line.action]),
      [
        [at, 'publish'],
        [at, 'publish'],
      ],
    );

    await until(async () => (await title('en')) === 'en at its time');
    assert.equal(await title(), 'ar at its time');
    await waitFor(() => reports('entry.publish').length === 2);
    const [first] = reports('entry.publish');
    const late = Date.parse(first?.body.createdAt ?? '') - Date.parse(at);
    assert.ok(late >= 0, 'not before its moment');
    const { history, schedules } = await seen();
    assert.deepEqual(schedules, []);
    assert.deepEqual(
      history.slice(0, 4).map(({ Action, Person: name }) => [Action, name]),
      [
        ['publish', 'publisher'],
        ['publish', 'publisher'],
        ['schedule-publish', 'publisher'],
        ['schedule-publish', 'publisher'],
      ],
    );
    assert.equal(history[0]?.ScheduledFor, at);
  });

  test('requires the publish permission to create and cancel', async () => {
    const wanted = { ...place(), action: 'publish', at: inMs(HOUR_MS) };
    assert.equal((await schedule(wanted, author)).status, 403);
    assert.equal((await schedule(wanted)).status, 200);
    const [created] = (await seen()).schedules;
    const cancelling = ['/editing/schedules/cancel', { id: created?.id }] as const;
    assert.equal((await answer(author, ...cancelling)).status, 403);
    assert.equal((await answer(publisher, ...cancelling)).status, 200);
    assert.equal((await answer(publisher, ...cancelling)).reason, 'over');
    const { schedules, history } = await seen();
    assert.deepEqual(schedules, []);
    assert.equal(history[0]?.Action, 'cancel-publish');
  });

  test('replaces the previous one of its language', async () => {
    await schedule({ ...place(), action: 'publish', at: inMs(HOUR_MS) });
    await schedule({ ...place(), action: 'publish', at: inMs(2 * HOUR_MS) });
    assert.equal((await seen()).schedules.length, 1);
    await publisher.editor.publish(ARTICLE, documentId, 'ar');
    const { schedules, history } = await seen();
    assert.deepEqual(schedules, [], 'publishing by hand leaves nothing to do');
    assert.equal(history.filter(({ Action }) => Action === 'cancel-publish').length, 1);
  });

  test('is rejected for a past or invalid date, or an entry that cannot be published', async () => {
    const wanted = { ...place(), action: 'publish' };
    assert.equal((await schedule({ ...wanted, at: inMs(-1000) })).reason, 'past');
    assert.equal((await schedule({ ...wanted, at: '2199-01-01T00:00:00Z' })).reason, 'far');
    for (const at of ['tomorrow', '2027-01-01', 5, '2027-13-45T99:99:00Z']) {
      assert.equal((await schedule({ ...wanted, at })).status, 400, String(at));
    }
    const before = (await seen()).history.length;
    await publisher.editor.save(ARTICLE, documentId, 'ar', { Body: FOREIGN });
    const refusal = await schedule({ ...wanted, at: inMs(HOUR_MS) });
    assert.equal(refusal.status, 400);
    assert.match(refusal.reason ?? '', /picture of another website/);
    await publisher.editor.save(ARTICLE, documentId, 'ar', { Title: null, Body: '' });
    assert.equal((await schedule({ ...wanted, at: inMs(HOUR_MS) })).reason, 'fields:Title');
    assert.equal((await seen()).history.length, before, 'trying it out leaves no trace');
  });
});

describe('a request for publication', () => {
  test('is deleted with its entry', async () => {
    const waits = async (): Promise<boolean> => {
      const { waiting } = await publisher.editor.call<{ waiting: { documentId: string }[] }>(
        'GET',
        '/editing/start',
      );
      return waiting.some((line) => line.documentId === documentId);
    };
    await answer(author, '/editing/requests', { ...place(), note: 'اليوم' });
    assert.equal(await waits(), true);
    await publisher.editor.call('DELETE', `${collection(ARTICLE)}/${documentId}?locale=*`);
    assert.equal(await waits(), false);
  });
});

describe('a due schedule', () => {
  const refusedLine = async (user: Person) => {
    const { waiting } = await user.editor.call<{
      waiting: { documentId: string; reason?: string }[];
    }>('GET', '/editing/start');
    return waiting.find((line) => line.documentId === documentId && line.reason !== undefined);
  };

  test('is refused if an author changed the draft', async () => {
    await author.editor.save(ARTICLE, documentId, 'ar', { Title: 'seen by the publisher' });
    const at = inMs(SOON_MS);
    await schedule({ ...place(), action: 'publish', at });
    await author.editor.save(ARTICLE, documentId, 'ar', { Title: 'unreviewed' });
    assert.equal((await seen()).schedules[0]?.ChangedBy, 'strapi-author');
    await until(async () => (await refusedLine(publisher)) !== undefined);
    assert.equal((await refusedLine(publisher))?.reason, 'changed');
    assert.equal(await refusedLine(author), undefined);
    assert.notEqual(await title(), 'unreviewed');
    assert.equal((await seen()).history[0]?.Action, 'refuse-publish');
    assert.equal((await schedule({ ...place(), action: 'publish', at })).reason, 'past');
    assert.equal((await seen()).schedules[0]?.State, 'refused', 'a late confirmation is refused');

    await publisher.editor.publish(ARTICLE, documentId, 'ar');
    assert.equal(await refusedLine(publisher), undefined, 'it has been dealt with');
  });

  test('runs if a publisher confirmed the change of an author', async () => {
    const at = inMs(SOON_MS);
    await schedule({ ...place(), action: 'publish', at });
    await author.editor.save(ARTICLE, documentId, 'ar', { Title: 'confirmed in time' });
    assert.equal((await schedule({ ...place(), action: 'publish', at })).status, 200);
    const { schedules } = await seen();
    assert.equal(schedules.length, 1);
    assert.ok(!schedules[0]?.ChangedBy);
    await until(async () => (await title()) === 'confirmed in time');
  });

  test('is refused by a validation rule, with the reason in the panel and the history', async () => {
    await schedule({ ...place(), action: 'publish', at: inMs(SOON_MS) });
    await publisher.editor.save(ARTICLE, documentId, 'ar', {
      Title: 'not to be shown',
      Body: FOREIGN,
    });
    await until(async () => (await refusedLine(publisher)) !== undefined);
    assert.match((await refusedLine(publisher))?.reason ?? '', /picture of another website/);
    const { history, schedules } = await seen();
    assert.equal(history[0]?.Action, 'refuse-publish');
    assert.match(history[0]?.Reason ?? '', /picture of another website/);
    assert.notEqual(await title(), 'not to be shown');
    await answer(publisher, '/editing/schedules/cancel', { id: schedules[0]?.id });
    assert.equal(await refusedLine(publisher), undefined);
  });
});

describe('a scheduled unpublication', () => {
  test('runs, and requires a published or scheduled entry', async () => {
    const wanted = { ...place(), action: 'unpublish', both: true };
    assert.equal((await schedule({ ...wanted, at: inMs(SOON_MS) })).status, 200);
    await until(async () => (await title()) === undefined && (await title('en')) === undefined);
    await waitFor(() => reports('entry.unpublish').length === 2);
    assert.equal((await schedule({ ...wanted, at: inMs(HOUR_MS) })).reason, 'notPublished');
    // A publication scheduled before it counts.
    await schedule({ ...place(), action: 'publish', at: inMs(HOUR_MS) });
    assert.equal((await schedule({ ...wanted, at: inMs(2 * HOUR_MS) })).status, 200);
  });

  test('is rejected for types with an end date', async () => {
    const [entry] = await admin.list(POPUP, 'locale=ar&page=1&pageSize=1');
    const popup = { uid: POPUP, documentId: entry?.documentId, locale: 'ar' };
    const refusal = await schedule({ ...popup, action: 'unpublish', at: inMs(HOUR_MS) });
    assert.equal(refusal.reason, 'ownEnd');
  });
});

describe('after a crash', () => {
  test('missed schedules run at the next start, except overtaken ones', async () => {
    await author.editor.save(ARTICLE, documentId, 'ar', { Title: 'missed' });
    await schedule({ ...place(), action: 'publish', at: inMs(SOON_MS) });
    const missed = documentId;
    documentId = unused.pop() ?? '';
    const before = await title();
    await author.editor.save(ARTICLE, documentId, 'ar', { Title: 'over by then' });
    await schedule({ ...place(), action: 'publish', at: inMs(SOON_MS) });
    await schedule({ ...place(), action: 'unpublish', at: inMs(SOON_MS + 100) });
    assert.equal(await title(), before);
    await cms.kill();
    await new Promise((resolve) => setTimeout(resolve, SOON_MS + 200));

    await cms.restart();

    await until(async () => (await title()) === undefined);
    assert.deepEqual(reports('entry.publish'), [], 'not published for an instant');
    const { history } = await seen();
    assert.deepEqual(
      history.slice(0, 2).map(({ Action }) => Action),
      ['unpublish', 'refuse-publish'],
    );
    documentId = missed;
    assert.equal(await title(), 'missed');
  });

  test('several processes run each schedule once', async (t) => {
    if (!process.env.CMS_TEST_POSTGRES_PORT) return t.skip('several processes share a Postgres');
    await cms.startAnother();
    const articles = [documentId, ...unused.splice(-5)];
    const at = inMs(8000);
    for (const id of articles) {
      documentId = id;
      await schedule({ ...place(), action: 'publish', at });
    }
    await waitFor(
      () =>
        site.deliveries.filter(
          ({ body }) =>
            body.event === 'entry.publish' && articles.includes(String(body.entry?.documentId)),
        ).length === articles.length,
      30_000,
    );
    await new Promise((resolve) => setTimeout(resolve, 6000));
    for (const id of articles) {
      documentId = id;
      const { history } = await seen();
      const times = history.filter(
        ({ ScheduledFor, Action }) => ScheduledFor === at && Action === 'publish',
      );
      assert.equal(times.length, 1, 'published once');
      assert.equal(reports('entry.publish').length, 1, 'reported once');
    }
  });
});
