import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { readSettings } from '../src/settings';
import { waitFor, type RunningCms, type WebhookListener } from './cms';
import { addPerson, signIn, type Editor, type Person } from './editor';
import { withContent } from './shared';

const ARTICLE = 'api::article.article';
const POPUP = 'api::home-page-announcement.home-page-announcement';
const PASSWORD = 'Quay-Berth-2026';
/** No test file of this process takes that long. */
const HOUR_MS = 3_600_000;
/** Long enough for a request to be answered, on a busy machine too. */
const SOON_MS = 2500;
const PATIENCE_MS = 15_000;
/** A text that no page can show. */
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
  admin = await signIn(cms.url, settings.admin.email, settings.admin.password);
  const person = (code: string) =>
    addPerson(cms.url, admin, { code, email: `${code}@ports.internal`, password: PASSWORD });
  publisher = await person('publisher');
  author = await person('strapi-author');
  const { results } = await admin.call<{ results: { documentId: string }[] }>(
    'GET',
    `/content-manager/collection-types/${ARTICLE}?locale=ar&page=1&pageSize=50`,
  );
  unused = results.map((one) => one.documentId);
});

after(() => withContent.release());

beforeEach(() => {
  documentId = unused.pop() ?? '';
  assert.ok(documentId);
});

const place = (locale = 'ar') => ({ uid: ARTICLE, documentId, locale });
const inMs = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

const seen = (locale = 'ar', one = publisher): Promise<Publishing> =>
  one.editor.call('GET', `/editing/publishing?${new URLSearchParams(place(locale))}`);

/** What the site is answered; undefined for what is not published. */
async function title(locale = 'ar'): Promise<string | undefined> {
  const response = await fetch(`${cms.url}/api/articles/${documentId}?locale=${locale}`, {
    headers: { authorization: `Bearer ${settings.readToken}` },
  });
  if (!response.ok) return undefined;
  return ((await response.json()) as { data: { Title: string } }).data.Title;
}

async function answer(one: Person, path: string, body: object) {
  const response = await fetch(`${cms.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...one.editor.headers },
    body: JSON.stringify(body),
  });
  const { error } = (await response.json()) as { error?: { details?: { reason?: string } } };
  return { status: response.status, reason: error?.details?.reason };
}

const schedule = (body: object, one = publisher) => answer(one, '/editing/schedules', body);

const reports = (event: string) =>
  site.deliveries.filter(
    ({ body }) => body.event === event && body.entry?.documentId === documentId,
  );

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    assert.ok(Date.now() < end, 'it happened in time');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe('a moment of publication', () => {
  test('comes by itself, in both languages, and is known for good', async () => {
    for (const locale of ['ar', 'en']) {
      await author.editor.save(ARTICLE, documentId, locale, { Title: `${locale} at its time` });
    }
    const at = inMs(SOON_MS);
    assert.equal((await schedule({ ...place(), action: 'publish', at, both: true })).status, 200);
    assert.notEqual(await title(), 'ar at its time');
    assert.deepEqual(reports('entry.publish'), [], 'trying it out notifies nobody');
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

  test('is chosen and cancelled by those who may publish', async () => {
    const wanted = { ...place(), action: 'publish', at: inMs(HOUR_MS) };
    assert.equal((await schedule(wanted, author)).status, 403);
    assert.equal((await schedule(wanted)).status, 200);
    const [one] = (await seen()).schedules;
    const cancelling = ['/editing/schedules/cancel', { id: one?.id }] as const;
    assert.equal((await answer(author, ...cancelling)).status, 403);
    assert.equal((await answer(publisher, ...cancelling)).status, 200);
    assert.equal((await answer(publisher, ...cancelling)).reason, 'over');
    const { schedules, history } = await seen();
    assert.deepEqual(schedules, []);
    assert.equal(history[0]?.Action, 'cancel-publish');
  });

  test('is one for each language: a new one takes the place of the one before', async () => {
    await schedule({ ...place(), action: 'publish', at: inMs(HOUR_MS) });
    await schedule({ ...place(), action: 'publish', at: inMs(2 * HOUR_MS) });
    assert.equal((await seen()).schedules.length, 1);
    await publisher.editor.publish(ARTICLE, documentId, 'ar');
    const { schedules, history } = await seen();
    assert.deepEqual(schedules, [], 'publishing by hand leaves nothing to do');
    assert.equal(history.filter(({ Action }) => Action === 'cancel-publish').length, 1);
  });

  test('is refused where it has passed, where nothing can be published, and what is no moment', async () => {
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
  test('goes with the entry that it is about', async () => {
    const waits = async (): Promise<boolean> => {
      const { waiting } = await publisher.editor.call<{ waiting: { documentId: string }[] }>(
        'GET',
        '/editing/start',
      );
      return waiting.some((line) => line.documentId === documentId);
    };
    await answer(author, '/editing/requests', { ...place(), note: 'اليوم' });
    assert.equal(await waits(), true);
    const entry = `/content-manager/collection-types/${ARTICLE}/${documentId}`;
    await publisher.editor.call('DELETE', `${entry}?locale=*`);
    assert.equal(await waits(), false);
  });
});

describe('what stands in the way at the moment', () => {
  const refusedLine = async (one: Person) => {
    const { waiting } = await one.editor.call<{
      waiting: { documentId: string; reason?: string }[];
    }>('GET', '/editing/start');
    return waiting.find((line) => line.documentId === documentId && line.reason !== undefined);
  };

  test('a draft that an author changed after it was scheduled stays a draft', async () => {
    await author.editor.save(ARTICLE, documentId, 'ar', { Title: 'seen by the publisher' });
    const at = inMs(SOON_MS);
    await schedule({ ...place(), action: 'publish', at });
    await author.editor.save(ARTICLE, documentId, 'ar', { Title: 'seen by nobody' });
    assert.equal((await seen()).schedules[0]?.ChangedBy, 'strapi-author');
    await until(async () => (await refusedLine(publisher)) !== undefined);
    assert.equal((await refusedLine(publisher))?.reason, 'changed');
    assert.equal(await refusedLine(author), undefined);
    assert.notEqual(await title(), 'seen by nobody');
    assert.equal((await seen()).history[0]?.Action, 'refuse-publish');
    assert.equal((await schedule({ ...place(), action: 'publish', at })).reason, 'past');
    assert.equal((await seen()).schedules[0]?.State, 'refused', 'who confirms it too late is told');

    await publisher.editor.publish(ARTICLE, documentId, 'ar');
    assert.equal(await refusedLine(publisher), undefined, 'it has been dealt with');
  });

  test('a draft that an author changed and a publisher confirmed is published', async () => {
    const at = inMs(SOON_MS);
    await schedule({ ...place(), action: 'publish', at });
    await author.editor.save(ARTICLE, documentId, 'ar', { Title: 'confirmed in time' });
    assert.equal((await schedule({ ...place(), action: 'publish', at })).status, 200);
    const { schedules } = await seen();
    assert.equal(schedules.length, 1);
    assert.ok(!schedules[0]?.ChangedBy);
    await until(async () => (await title()) === 'confirmed in time');
  });

  test('a rule that refuses it then says so in the panel and in the history', async () => {
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

describe('a moment of taking down', () => {
  test('comes by itself, and needs something that is published', async () => {
    const wanted = { ...place(), action: 'unpublish', both: true };
    assert.equal((await schedule({ ...wanted, at: inMs(SOON_MS) })).status, 200);
    await until(async () => (await title()) === undefined && (await title('en')) === undefined);
    await waitFor(() => reports('entry.unpublish').length === 2);
    assert.equal((await schedule({ ...wanted, at: inMs(HOUR_MS) })).reason, 'notPublished');
    // What is published before then can be taken down.
    await schedule({ ...place(), action: 'publish', at: inMs(HOUR_MS) });
    assert.equal((await schedule({ ...wanted, at: inMs(2 * HOUR_MS) })).status, 200);
  });

  test('is not chosen here where the entry has an end of its own', async () => {
    const { results } = await admin.call<{ results: { documentId: string }[] }>(
      'GET',
      `/content-manager/collection-types/${POPUP}?locale=ar&page=1&pageSize=1`,
    );
    const popup = { uid: POPUP, documentId: results[0]?.documentId, locale: 'ar' };
    const refusal = await schedule({ ...popup, action: 'unpublish', at: inMs(HOUR_MS) });
    assert.equal(refusal.reason, 'ownEnd');
  });
});

describe('a CMS that dies', () => {
  test('does after its start what it has missed, and nothing that is over by then', async () => {
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
    assert.deepEqual(reports('entry.publish'), [], 'nobody saw it for an instant');
    const { history } = await seen();
    assert.deepEqual(
      history.slice(0, 2).map(({ Action }) => Action),
      ['unpublish', 'refuse-publish'],
    );
    documentId = missed;
    assert.equal(await title(), 'missed');
  });

  test('and several at work: each moment is dealt with once', async (t) => {
    if (!process.env.CMS_TEST_POSTGRES_BIN) return t.skip('several processes share a Postgres');
    await cms.startAnother();
    const articles = [documentId, ...unused.splice(-5)];
    const at = inMs(8000);
    for (const one of articles) {
      documentId = one;
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
    for (const one of articles) {
      documentId = one;
      const { history } = await seen();
      const times = history.filter(
        ({ ScheduledFor, Action }) => ScheduledFor === at && Action === 'publish',
      );
      assert.equal(times.length, 1, 'published once');
      assert.equal(reports('entry.publish').length, 1, 'reported once');
    }
  });
});
