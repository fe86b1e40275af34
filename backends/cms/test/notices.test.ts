import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Notice, Notices } from '../src/editing/notices-response';
import type { States } from '../src/editing/states-response';
import { readSettings } from '../src/settings';
import { waitFor, type RunningCms, type WebhookListener } from './cms';
import { addPerson, signIn, type Editor, type Person } from './editor';
import { withContent } from './shared';

const ARTICLE = 'api::article.article';
const BANNER = 'api::emergency-banner.emergency-banner';
const POPUP = 'api::home-page-announcement.home-page-announcement';
const PASSWORD = 'Quay-Berth-2026';
const HOUR_MS = 60 * 60 * 1000;

const settings = readSettings();
let cms: RunningCms;
let site: WebhookListener;
let admin: Editor;
let publisher: Person;
let corrector: Person;

before(async () => {
  ({ cms, site } = await withContent.use());
  admin = await signIn(cms.url);
  const person = (code: string) =>
    addPerson(cms.url, admin, {
      code,
      email: `${code}-of-notices@ports.internal`,
      password: PASSWORD,
    });
  publisher = await person('publisher');
  corrector = await person('strapi-editor');
});

after(() => withContent.release());

const notices = (user = publisher): Promise<Notices> => user.editor.call('GET', '/editing/notices');
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

const shownAs = async (documentId: string, list: 'shown' | 'next' = 'shown') =>
  (await notices())[list].find((notice) => notice.documentId === documentId);

async function end({ uid, documentId }: Pick<Notice, 'uid' | 'documentId'>, user = publisher) {
  const response = await user.editor.send('POST', '/editing/notices/end', { uid, documentId });
  const { error } = (await response.json()) as { error?: { details?: { reason?: string } } };
  return { status: response.status, reason: error?.details?.reason };
}

/** Publishes an announcement in both languages; hours relative to now. */
async function announce(id: number, [from, until]: readonly [number, number]): Promise<string> {
  const shared = {
    AnnouncementId: id,
    Kind: 'maintenance',
    StartDate: ago(-from),
    EndDate: ago(-until),
  };
  const documentId = await admin.create(POPUP, 'ar', { Title: 'صيانة', ...shared });
  await admin.save(POPUP, documentId, 'en', { Title: 'Maintenance', ...shared });
  for (const locale of ['ar', 'en']) await admin.publish(POPUP, documentId, locale);
  return documentId;
}

const deliveries = (event: string, documentId: string) =>
  site.deliveries.filter(
    ({ body }) => body.event === event && body.entry?.documentId === documentId,
  );

describe('current notices', () => {
  test('list a banner for both languages until it is ended', async () => {
    const single = `/content-manager/single-types/${BANNER}`;
    await admin.call('PUT', `${single}?locale=ar`, { Level: 'warning', Text: 'إغلاق', To: null });
    await admin.call('POST', `${single}/actions/publish?locale=ar`, {});
    const banner = (await notices()).shown.find(({ uid }) => uid === BANNER);
    assert.ok(banner);
    assert.deepEqual(banner.pages, ['ar', 'en']);
    assert.deepEqual(banner.texts, [{ locale: 'ar', text: 'إغلاق' }]);
    assert.equal(banner.until, null);

    const { mayEnd } = (await notices(corrector)).shown.find(({ uid }) => uid === BANNER) as Notice;
    assert.equal(mayEnd, false);
    assert.equal((await end(banner, corrector)).status, 403);
    assert.equal((await end(banner)).status, 200);
    await waitFor(() => deliveries('entry.unpublish', banner.documentId).length === 1);
    assert.equal(
      (await notices()).shown.find(({ uid }) => uid === BANNER),
      undefined,
    );
    assert.equal((await end(banner)).reason, 'over');
  });

  test('list an announcement from start to end', async () => {
    const now = await announce(7001, [-2, 5]);
    const later = await announce(7002, [3, 5]);
    const over = await announce(7003, [-5, -2]);
    const shown = await shownAs(now);
    // The site shows it in Arabic alone.
    assert.deepEqual(shown?.pages, ['ar']);
    assert.deepEqual(shown?.texts, [{ locale: 'ar', text: 'صيانة' }]);
    assert.ok(Date.parse(shown?.until ?? '') > Date.now() + 5 * HOUR_MS);
    assert.ok(await shownAs(later, 'next'));
    for (const list of ['shown', 'next'] as const) {
      assert.equal(await shownAs(over, list), undefined);
    }
  });

  test('end without publishing other changes of the draft; the page stays readable', async () => {
    const documentId = await announce(7004, [-2, 5]);
    await admin.save(POPUP, documentId, 'ar', { Title: 'لم يره أحد' });
    const before = await states(POPUP, documentId);
    assert.deepEqual(before, { ar: 'modified', en: 'published' });

    assert.equal((await end({ uid: POPUP, documentId })).status, 200);

    assert.equal(await shownAs(documentId), undefined);
    assert.deepEqual(await states(POPUP, documentId), before);
    // The site needs an update event per language.
    await waitFor(
      () =>
        deliveries('entry.update', documentId).filter(({ body }) => body.entry?.publishedAt)
          .length === 2,
    );
    const response = await fetch(`${cms.url}/api/home-page-announcements/${documentId}`, {
      headers: { authorization: `Bearer ${settings.readToken}` },
    });
    const { data } = (await response.json()) as { data: { Title: string; EndDate: string } };
    assert.equal(data.Title, 'صيانة');
    assert.ok(Date.parse(data.EndDate) + 60_000 <= Date.now());
    const query = new URLSearchParams({ uid: POPUP, documentId, locale: 'ar' });
    const { history } = await publisher.editor.call<{
      history: { Action: string; Person: string }[];
    }>('GET', `/editing/publishing?${query}`);
    assert.equal(history[0]?.Action, 'end');
    assert.equal(history[0]?.Person, 'publisher');
    assert.equal((await end({ uid: POPUP, documentId })).reason, 'over');
  });
});

async function states(uid: string, documentId: string) {
  const query = new URLSearchParams({ uid, ids: documentId });
  const answer = await corrector.editor.call<{ states: States }>('GET', `/editing/states?${query}`);
  return answer.states[documentId];
}

describe('headings', () => {
  test('of a single type are its name, of a counter its label', async () => {
    interface Configuration {
      data: {
        contentType: { settings: { mainField: string } };
        components: Record<string, { settings: { mainField: string } }>;
      };
    }
    const { data: types } = await admin.call<{ data: { uid: string; kind: string }[] }>(
      'GET',
      '/content-manager/content-types',
    );
    const singles = types.filter(
      ({ uid, kind }) => uid.startsWith('api::') && kind === 'singleType',
    );
    assert.ok(singles.length > 3);
    for (const { uid } of singles) {
      const path = `/content-manager/content-types/${uid}/configuration`;
      const { data } = await admin.call<Configuration>('GET', path);
      assert.equal(data.contentType.settings.mainField, 'id', uid);
      const counter = data.components['home.counter'];
      if (counter) assert.equal(counter.settings.mainField, 'Label');
    }
  });
});

describe('lists', () => {
  test('show the state of each language', async () => {
    const documentId = await admin.create(ARTICLE, 'ar', {
      Title: 'رصيف',
      Slug: 'states-of-a-berth',
    });
    assert.deepEqual(await states(ARTICLE, documentId), { ar: 'draft', en: 'missing' });
    const [entry] = await admin.list(ARTICLE, 'locale=en&page=1&pageSize=1');
    const other = entry?.documentId ?? '';
    assert.deepEqual(await states(ARTICLE, other), { ar: 'published', en: 'published' });
    await admin.save(ARTICLE, other, 'en', { Title: 'newer' });
    assert.equal((await states(ARTICLE, other))?.en, 'modified');
    assert.equal((await states(ARTICLE, other))?.ar, 'published');
  });
});
