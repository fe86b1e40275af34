import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { readSettings } from '../src/settings';
import { startCms, type RunningCms } from './cms';
import { addPerson, collection, PNG, signIn, type Editor, type Person } from './editor';

const ARTICLE = 'api::article.article';
const CATEGORY = 'api::category.category';
const CIRCULAR = 'api::circular.circular';
const CONTACT_FORM = 'api::contact-form.contact-form';
const PASSWORD = 'Quay-Berth-2026';
const READ_TOKEN = secret();

/** Settings of a public installation behind a local proxy. */
const INSTALLED = {
  ADMIN_EMAIL: 'first@ports.internal',
  ADMIN_PASSWORD: PASSWORD,
  CMS_PUBLIC_URL: 'https://203.0.113.5',
  CMS_READ_TOKEN: READ_TOKEN,
  CMS_FORMS_TOKEN: secret(),
  SERVE_ADMIN: 'false',
  ...Object.fromEntries(
    [
      'WEBHOOK_SECRET',
      'PREVIEW_SECRET',
      'CMS_PREVIEW_TOKEN',
      'DESK_TOKEN',
      'APP_KEYS',
      'API_TOKEN_SALT',
      'ADMIN_JWT_SECRET',
      'TRANSFER_TOKEN_SALT',
      'ENCRYPTION_KEY',
      'JWT_SECRET',
    ].map((name) => [name, secret()]),
  ),
};

function secret(): string {
  return randomBytes(24).toString('base64url');
}

interface Role {
  id: number;
  code: string;
}

let cms: RunningCms;
let admin: Editor;
let roles: Role[];
let editor: Person;
let corrector: Person;
let author: Person;
let reader: Person;

before(async () => {
  cms = await startCms(INSTALLED);
  admin = await signIn(cms.url, { email: INSTALLED.ADMIN_EMAIL, password: PASSWORD });
  ({ data: roles } = await admin.call<{ data: Role[] }>('GET', '/admin/roles'));
  editor = await person('publisher');
  corrector = await person('strapi-editor');
  author = await person('strapi-author');
  reader = await person('contact-forms-reader');
});

after(async () => {
  await cms?.stop();
});

function person(code: string, email = `${code}@ports.internal`): Promise<Person> {
  return addPerson(cms.url, admin, { code, email, password: PASSWORD });
}

async function status({ editor: user }: Person, method: string, where: string): Promise<number> {
  const body = method === 'GET' || method === 'DELETE' ? undefined : {};
  return (await user.send(method, where, body)).status;
}

const articles = (user: Person, locale = 'ar') =>
  user.editor.list(ARTICLE, `locale=${locale}&page=1&pageSize=10`);

/** The document id of an Arabic article, for a test of its own. */
const article = async (index: number): Promise<string> =>
  (await articles(corrector))[index]?.documentId ?? '';

const firstCircular = async (): Promise<string> =>
  (await corrector.editor.list(CIRCULAR, 'locale=ar&pageSize=1'))[0]?.documentId ?? '';

/** URLs that editors and authors must not access. */
const ADMINISTRATION = [
  '/admin/users',
  '/admin/roles/1',
  '/admin/api-tokens',
  '/admin/webhooks',
  '/admin/transfer/tokens',
  '/content-releases/settings',
  '/users-permissions/roles',
  '/users-permissions/advanced',
  '/i18n/locales/1',
  '/upload/settings',
  collection(CONTACT_FORM),
];

async function assertNoAdministration(user: Person): Promise<void> {
  for (const where of ADMINISTRATION) {
    const answer = await status(user, 'GET', where);
    assert.ok([403, 404, 405].includes(answer), `${where}: ${answer}`);
  }
  for (const where of ['/admin/users', '/admin/api-tokens', '/admin/webhooks', '/i18n/locales']) {
    assert.ok([403, 404].includes(await status(user, 'POST', where)), where);
  }
}

async function previewUrl(user: Person, uid: string, documentId: string): Promise<unknown> {
  const query = new URLSearchParams({ documentId, locale: 'ar', status: 'draft' });
  const { data } = await user.editor.call<{ data?: { url?: string } }>(
    'GET',
    `/content-manager/preview/url/${uid}?${query}`,
  );
  return data?.url;
}

describe('a publisher', () => {
  test('reads, updates, publishes, creates and deletes articles in both languages', async () => {
    for (const locale of ['ar', 'en']) {
      const [entry] = await articles(editor, locale);
      assert.ok(entry, locale);
      const { documentId } = entry;
      await editor.editor.save(ARTICLE, documentId, locale, { Title: `${locale} changed` });
      await editor.editor.publish(ARTICLE, documentId, locale);
      const response = await fetch(`${cms.url}/api/articles/${documentId}?locale=${locale}`, {
        headers: { authorization: `Bearer ${READ_TOKEN}` },
      });
      assert.match(await response.text(), new RegExp(`"Title":"${locale} changed"`));

      const made = await editor.editor.create(ARTICLE, locale, {
        Title: 'خبر',
        Slug: `made-${locale}`,
        PublishDate: '2026-01-01T08:00:00.000Z',
      });
      await editor.editor.call('DELETE', `${collection(ARTICLE)}/${made}?locale=${locale}`);
    }
  });

  test('reads every content type', async () => {
    const { data } = await editor.editor.call<{
      data: { uid: string; kind: string; isDisplayed: boolean }[];
    }>('GET', '/content-manager/content-types');
    const shown = data.filter(
      ({ uid, isDisplayed }) => uid.startsWith('api::') && isDisplayed && uid !== CONTACT_FORM,
    );
    assert.ok(shown.length >= 30);
    for (const { uid, kind } of shown) {
      const where =
        kind === 'singleType'
          ? `/content-manager/single-types/${uid}?locale=ar`
          : `${collection(uid)}?locale=ar&page=1&pageSize=1`;
      assert.equal(await status(editor, 'GET', where), 200, uid);
    }
  });

  test('uploads, describes and previews', async () => {
    const uploaded = await editor.editor.upload('dot.png', 'image/png', PNG);
    assert.equal(uploaded.status, 201);
    const [file] = (await uploaded.json()) as { id: number }[];
    const form = new FormData();
    form.append('fileInfo', JSON.stringify({ alternativeText: 'نقطة' }));
    const described = await fetch(`${cms.url}/upload?id=${file?.id}`, {
      method: 'POST',
      headers: editor.editor.headers,
      body: form,
    });
    assert.equal(described.status, 200);
    assert.match(String(await previewUrl(editor, ARTICLE, await article(0))), /ticket=/);
  });

  test('administers nothing and reads no contact form', async () => {
    await assertNoAdministration(editor);
  });
});

test('roles without the publish permission only read types without drafts', async () => {
  interface Type {
    uid: string;
    options: { draftAndPublish?: boolean };
  }
  const { data } = await admin.call<{ data: Type[] }>('GET', '/content-manager/content-types');
  const withoutDrafts = data
    .filter(({ uid, options }) => uid.startsWith('api::') && options.draftAndPublish !== true)
    .map(({ uid }) => uid);
  assert.ok(withoutDrafts.includes(CATEGORY));
  for (const code of ['strapi-editor', 'strapi-author']) {
    const { data: permissions } = await admin.call<{ data: { action: string; subject: string }[] }>(
      'GET',
      `/admin/roles/${roles.find((role) => role.code === code)?.id}/permissions`,
    );
    const writes = permissions.filter(
      ({ action, subject }) => withoutDrafts.includes(subject) && !action.endsWith('.read'),
    );
    assert.deepEqual(writes, [], code);
  }
  const [first] = await editor.editor.list(CATEGORY, 'page=1');
  const category = `${collection(CATEGORY)}/${first?.documentId}`;
  for (const user of [author, corrector]) assert.equal(await status(user, 'PUT', category), 403);
  assert.equal(await status(editor, 'PUT', category), 200);
});

test('relations require the read permission', async () => {
  const clerk = await person('desk-clerk');
  for (const user of [editor, corrector, author, reader, clerk]) {
    for (const what of ['admin::user/roles', 'admin::user/1/roles']) {
      const where = `/content-manager/relations/${what}`;
      assert.equal(await status(user, 'GET', where), 403, `${user.email} ${what}`);
    }
  }
  const categories = `/content-manager/relations/${ARTICLE}/Category`;
  assert.equal(await status(clerk, 'GET', categories), 403);
  assert.equal(await status(author, 'GET', categories), 200);
});

test('a session expires after two idle hours, with "remember me" after three days', async () => {
  const idleHours = async (rememberMe: boolean): Promise<number> => {
    const answer = await fetch(`${cms.url}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: editor.email, password: PASSWORD, rememberMe }),
    });
    const cookies = answer.headers.getSetCookie().join('; ');
    const [, payload = ''] = /strapi_admin_refresh=[^.]+\.([^.]+)\./.exec(cookies) ?? [];
    const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number };
    return Math.round((exp * 1000 - Date.now()) / 3_600_000);
  };
  assert.deepEqual([await idleHours(false), await idleHours(true)], [2, 72]);
});

test('users list their sessions and revoke the others', async () => {
  interface Session {
    id: string;
    current: boolean;
  }
  const { email, editor: here } = corrector;
  const elsewhere = await signIn(cms.url, { email, password: PASSWORD });
  const sessions = async (who = here) =>
    (await who.call<{ data: Session[] }>('GET', '/admin/users/me/sessions')).data;
  const before = await sessions();
  assert.ok(before.length >= 2);
  assert.equal(before.filter(({ current }) => current).length, 1);
  const { id = '' } = (await sessions(elsewhere)).find(({ current }) => current) ?? {};
  await assert.rejects(author.editor.call('DELETE', `/admin/users/me/sessions/${id}`), /404/);

  await here.call('DELETE', `/admin/users/me/sessions/${id}`);
  await assert.rejects(elsewhere.call('GET', '/admin/users/me'), /401/);
  const another = await signIn(cms.url, { email, password: PASSWORD });
  await here.call('DELETE', '/admin/users/me/sessions?keepCurrent=true');
  await assert.rejects(another.call('GET', '/admin/users/me'), /401/);
  assert.deepEqual(
    (await sessions()).map(({ current }) => current),
    [true],
  );
});

describe('an editor', () => {
  const actions = (documentId: string) => `${collection(ARTICLE)}/${documentId}/actions`;

  test('writes, but does not publish, unpublish or delete', async () => {
    const documentId = await article(1);
    await corrector.editor.save(ARTICLE, documentId, 'ar', { Title: 'a draft of the editor' });
    for (const action of ['publish', 'unpublish']) {
      const where = `${actions(documentId)}/${action}?locale=ar`;
      assert.equal(await status(corrector, 'POST', where), 403, action);
    }
    const where = `${collection(ARTICLE)}/${documentId}?locale=ar`;
    assert.equal(await status(corrector, 'DELETE', where), 403);
    await assertNoAdministration(corrector);
  });

  test('requests publication; a publisher returns or publishes it, and the history shows it', async () => {
    interface Publishing {
      request: { State: string; Note: string; Person: string; Answer?: string } | null;
      history: { Action: string; Person: string; Language: string }[];
    }
    const place = { uid: ARTICLE, documentId: await article(1), locale: 'ar' };
    const query = new URLSearchParams(place);
    const seen = (user: Person): Promise<Publishing> =>
      user.editor.call('GET', `/editing/publishing?${query}`);
    interface Line {
      documentId: string;
      person: string;
      note: string;
      returnedAt?: string;
    }
    const lines = async (user: Person) =>
      (await user.editor.call<{ waiting: Line[] }>('GET', '/editing/start')).waiting.filter(
        ({ documentId }) => documentId === place.documentId,
      );
    const waiting = async (user: Person) => (await lines(user)).length;

    await corrector.editor.call('POST', '/editing/requests', { ...place, note: 'قبل الأحد' });
    assert.equal((await seen(editor)).request?.Note, 'قبل الأحد');
    assert.equal(await waiting(editor), 1);
    assert.equal(await waiting(author), 0);
    assert.equal(await status(corrector, 'POST', '/editing/requests/return'), 400);

    await editor.editor.call('POST', '/editing/requests/return', { ...place, note: 'التاريخ' });
    assert.equal((await seen(corrector)).request?.Answer, 'التاريخ');
    const [returned] = await lines(corrector);
    assert.deepEqual([returned?.person, returned?.note], ['publisher', 'التاريخ']);
    assert.ok(Date.parse(returned?.returnedAt ?? ''));
    await corrector.editor.call('POST', '/editing/requests', { ...place, note: '' });
    await editor.editor.publish(ARTICLE, place.documentId, 'ar');
    const { request, history } = await seen(corrector);
    assert.equal(request, null);
    assert.equal(history[0]?.Action, 'publish');
    assert.equal(history[0]?.Person, 'publisher');
    assert.equal(history[0]?.Language, 'ar');
    assert.equal(await waiting(editor), 0);
  });

  test('does not overwrite a newer version of another user', async () => {
    const where = `${collection(ARTICLE)}/${await article(4)}`;
    interface Draft {
      Title: string;
      Summary: string;
      DraftVersion: { digest: string };
    }
    const send = async (person: Person, method: string, path: string, draft?: Partial<Draft>) =>
      (await person.editor.call<{ data: Draft }>(method, `${where}${path}`, draft)).data;
    const open = (locale: string) => send(corrector, 'GET', `?locale=${locale}`);
    const [first, english] = [await open('ar'), await open('en')];
    const publish = '/actions/publish?locale=ar';

    const { DraftVersion } = first;
    const saved = await send(corrector, 'PUT', '?locale=ar', { Title: 'عنوان الأول', DraftVersion });
    const stale = { Title: first.Title, Summary: 'ملخص الثاني', DraftVersion };
    for (const [method, path] of [['PUT', '?locale=ar'] as const, ['POST', publish] as const]) {
      await assert.rejects(send(editor, method, path, stale), /400.*changedMeanwhile/);
    }
    const { Title, Summary } = await open('ar');
    assert.deepEqual([Title, Summary], ['عنوان الأول', first.Summary]);

    // Versions are per locale; a save returns the next version.
    for (const [locale, Title, { DraftVersion }] of [
      ['en', 'The other language', english],
      ['ar', first.Title, saved],
    ] as const) {
      await send(editor, 'PUT', `?locale=${locale}`, { Title, DraftVersion });
    }
    // Reverting a change restores the version.
    await send(editor, 'POST', publish, { ...stale, Title: 'عنوان منشور' });
    const published = await send(corrector, 'GET', '?locale=ar&status=published');
    assert.deepEqual([published.Title, published.DraftVersion], ['عنوان منشور', null]);
  });

  test('does not overwrite a language version that another user has created', async () => {
    interface Draft {
      documentId: string;
      Title: string;
      DraftVersion: unknown;
    }
    const create = async (Slug: string) => {
      const draft = { Title: 'بلا ترجمة', Slug };
      const path = `${collection(ARTICLE)}?locale=ar`;
      return (await corrector.editor.call<{ data: Draft }>('POST', path, draft)).data.documentId;
    };
    const save = (person: Person, documentId: string, draft: Partial<Draft>) =>
      person.editor.call('PUT', `${collection(ARTICLE)}/${documentId}?locale=en`, draft);
    const { data: panel } = await corrector.editor.call<{
      data: {
        contentTypes: {
          uid: string;
          attributes: Record<string, { default?: unknown } | undefined>;
        }[];
      };
    }>('GET', '/content-manager/init');
    const type = panel.contentTypes.find(({ uid }) => uid === ARTICLE);
    // The form of a new version.
    const DraftVersion = type?.attributes.DraftVersion?.default;
    assert.ok(DraftVersion);

    const documentId = await create('new-version');
    await save(corrector, documentId, { Title: 'First', DraftVersion });
    const late = save(editor, documentId, { Title: 'Second', DraftVersion });
    await assert.rejects(late, /400.*changedMeanwhile/);

    const query = new URLSearchParams({
      documentId,
      sourceLocale: 'ar',
      targetLocale: 'en',
      collectionType: 'collection-types',
    });
    const path = `/i18n/content-manager/get-fill-from-locale/${ARTICLE}?${query}`;
    const { data: filled } = await editor.editor.call<{ data: Draft }>('GET', path);
    await save(editor, documentId, { Title: 'Filled in', DraftVersion: filled.DraftVersion });
    const stale = { Title: 'Third', DraftVersion: filled.DraftVersion };
    await assert.rejects(save(corrector, documentId, stale), /400.*changedMeanwhile/);

    const another = await create('new-version-at-once');
    const saves = await Promise.allSettled(
      [corrector, editor].map((person) =>
        save(person, another, { Title: 'At once', DraftVersion }),
      ),
    );
    assert.deepEqual(saves.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  });

  test('gets warnings about figures that differ from a published port and a missing category', async () => {
    const [port] = await corrector.editor.list<{ Port: string; Berths: number }>(
      'api::port.port',
      'locale=ar&pageSize=1&status=published',
    );
    assert.ok(port);
    const documentId = await corrector.editor.create(ARTICLE, 'ar', {
      Title: 'أرصفة',
      Slug: 'berths',
      Body: `<p>يضم ${port.Port} ${port.Berths + 3} رصيفًا.</p>`,
    });
    const warnings = await corrector.editor.warnings(ARTICLE, documentId);
    const figure = warnings.find(({ code }) => code === 'figure');
    assert.equal(figure?.fact?.known, String(port.Berths));
    assert.ok(warnings.some(({ code, field }) => code === 'empty' && field === 'Category'));
  });

  test('gets warnings about dead links, links to the panel and pictures without alt text', async () => {
    const documentId = await article(2);
    const Body =
      '<p><a href="/article?a=no-such">الخبر</a> <a href="/admin/x">هنا</a></p><p><img src="/uploads/a.webp" alt=""><img src="https://elsewhere.example/a.png" alt="سفينة"></p>';
    await corrector.editor.save(ARTICLE, documentId, 'ar', { Body });
    const warnings = () => corrector.editor.warnings(ARTICLE, documentId);
    assert.deepEqual((await warnings()).map(({ code }) => code).sort(), [
      'cmsLink',
      'deadLink',
      'foreignPicture',
      'linkWords',
      'pictureAlt',
    ]);

    const [published] = await corrector.editor.list<{ Slug: string }>(
      ARTICLE,
      'locale=ar&pageSize=1&status=published',
    );
    const slug = published?.Slug;
    const files = await corrector.editor.call<{ results: { url: string }[] }>(
      'GET',
      '/upload/files?pageSize=1',
    );
    const file = files.results[0]?.url.replace('/uploads/', '');
    await editor.editor.call('POST', collection('api::redirect.redirect'), {
      From: '/Pages/Old-page.aspx',
      To: '/contact',
    });
    const alive = [
      `/article?news=${slug}`,
      `/en/article?photo=${slug}&amp;x=1#top`,
      `/article?a=${slug}`,
      '/media-center?o=News&amp;page=2',
      '/regulations?view=list',
      '/ports?port=Jeddah',
      '/ports?port=SAJED',
      'https://elsewhere.example/article?news=no-such',
      '/',
      '/en',
      '/en/contact#form',
      '/sitemap.xml',
      '#part',
      `/media/${file}`,
      `/uploads/large_${file}`,
      `${readSettings().sitePreviewUrl}/about-us`,
      '/pages/old-page.aspx?utm=a',
    ];
    const dead = [
      '/article?news=no-such',
      '/article?photo=no-such',
      '/en/article?news=no-such',
      '/circular?number=1999-001',
      '/regulations?r=REG-99',
      '/announcement?id=999999',
      '/ports?port=nowhere',
      `${readSettings().sitePreviewUrl}/article?a=no-such`,
      '/article',
      '/no-such-page',
      '/en/contact/no-such-page',
      '/media/no-such.pdf',
      `${readSettings().sitePreviewUrl}/no-such-page`,
    ];
    const links = [...alive, ...dead].map((href) => `<p><a href="${href}">صفحة الخبر</a></p>`);
    await corrector.editor.save(ARTICLE, documentId, 'ar', { Body: links.join('') });
    assert.deepEqual(
      (await warnings()).map(({ about }) => about),
      dead,
    );
  });

  test('gets warnings about dead links in URL fields', async () => {
    const uid = 'api::emergency-banner.emergency-banner';
    const where = `/content-manager/single-types/${uid}?locale=ar`;
    const dead = async (Link: string): Promise<(string | undefined)[]> => {
      await corrector.editor.call('PUT', where, { Text: 'تنبيه', Level: 'notice', Link });
      const { data } = await corrector.editor.call<{ data: { documentId: string } }>('GET', where);
      const warnings = await corrector.editor.warnings(uid, data.documentId);
      return warnings.filter(({ code }) => code === 'deadLink').map(({ field }) => field);
    };
    assert.deepEqual(await dead('/no-such-page'), ['Link']);
    assert.deepEqual(await dead('/announcement'), []);
  });

  test('gets warnings about empty required fields', async () => {
    const documentId = await article(5);
    const empty = async () =>
      (await corrector.editor.warnings(ARTICLE, documentId))
        .filter(({ code }) => code === 'empty')
        .map(({ field }) => field);
    assert.deepEqual(await empty(), []);
    await corrector.editor.save(ARTICLE, documentId, 'ar', { PublishDate: null });
    assert.deepEqual(await empty(), ['PublishDate']);
  });

  test('gets warnings about small pictures and obligations without a date', async () => {
    const codes = async (uid: string, documentId: string) =>
      (await corrector.editor.warnings(uid, documentId)).map(({ code }) => code);
    const news = await article(3);
    assert.ok(!(await codes(ARTICLE, news)).includes('smallPicture'));
    const icons = await corrector.editor.call<{ results: { id: number }[] }>(
      'GET',
      '/upload/files?_q=icon-&pageSize=1',
    );
    await corrector.editor.save(ARTICLE, news, 'ar', { CardImage: icons.results[0]?.id });
    assert.ok((await codes(ARTICLE, news)).includes('smallPicture'));

    const circular = await firstCircular();
    const duty = { Description: 'تعميم', Body: '<p>يجب على الوكلاء تقديم البيان.</p>' };
    for (const sentence of [
      'يجب على الوكلاء تقديم البيان.',
      'ويتعيّن تقديم البيان.',
      'لا يجوز التأخر.',
    ]) {
      const draft = { ...duty, Body: `<p>${sentence}</p>`, EffectiveDate: null };
      await corrector.editor.save(CIRCULAR, circular, 'ar', draft);
      assert.ok((await codes(CIRCULAR, circular)).includes('noDay'), sentence);
    }
    const noDuty = { Body: '<p>تعلن الهيئة الواجبات الجديدة.</p>', EffectiveDate: null };
    await corrector.editor.save(CIRCULAR, circular, 'ar', { ...duty, ...noDuty });
    assert.ok(!(await codes(CIRCULAR, circular)).includes('noDay'));
    await corrector.editor.save(CIRCULAR, circular, 'ar', { ...duty, EffectiveDate: '2026-12-01' });
    assert.ok(!(await codes(CIRCULAR, circular)).includes('noDay'));
  });
});

describe('consistency', () => {
  const SETTINGS = 'api::site-setting.site-setting';
  const PORT = 'api::port.port';
  const settings = `/content-manager/single-types/${SETTINGS}`;
  const findWarnings = (uid: string, documentId: string) =>
    corrector.editor.warnings(uid, documentId);

  test('is compared: counters with the other language and with the ports', async () => {
    const { data } = await corrector.editor.call<{
      data: { documentId: string; Counters: { id: number; Key: string; Value: number }[] };
    }>('GET', `${settings}?locale=ar`);
    assert.deepEqual(await findWarnings(SETTINGS, data.documentId), []);
    const berths = data.Counters.find(({ Key }) => Key === 'berths')?.Value ?? 0;
    const Counters = data.Counters.map((row) =>
      row.Key === 'berths' ? { ...row, Value: berths + 2 } : row,
    );
    await corrector.editor.call('PUT', `${settings}?locale=ar`, { Counters });
    const found = await findWarnings(SETTINGS, data.documentId);
    const other = found.find(({ code }) => code === 'otherLanguage');
    assert.deepEqual([other?.field, other?.known], ['Counters', String(berths)]);
    const total = found.find(({ fact }) => fact?.kind === 'berthsTotal');
    assert.deepEqual([total?.about, total?.fact?.known], [String(berths + 2), String(berths)]);
    await corrector.editor.call('PUT', `${settings}?locale=ar`, { Counters: data.Counters });

    const [port] = await corrector.editor.list<{ documentId: string; Berths: number }>(
      PORT,
      'locale=ar&pageSize=1',
    );
    assert.ok(port);
    assert.ok(!(await findWarnings(PORT, port.documentId)).some(({ field }) => field === 'Berths'));
    await corrector.editor.save(PORT, port.documentId, 'ar', {
      TerminalList: [{ NameAr: 'محطة', NameEn: 'Terminal', Berths: port.Berths + 2 }],
    });
    const sum = (await findWarnings(PORT, port.documentId)).find(({ field }) => field === 'Berths');
    assert.deepEqual([sum?.about, sum?.fact?.known], [String(berths + 2), String(berths)]);
  });

  test('is there: a circular has its document', async () => {
    const documentId = await firstCircular();
    const noFile = async () =>
      (await findWarnings(CIRCULAR, documentId)).some(({ code }) => code === 'noFile');
    await corrector.editor.save(CIRCULAR, documentId, 'ar', { File: null });
    assert.equal(await noFile(), true);
    const files = await corrector.editor.call<{ results: { id: number }[] }>(
      'GET',
      '/upload/files?filters[mime][$eq]=application/pdf&pageSize=1',
    );
    await corrector.editor.save(CIRCULAR, documentId, 'ar', { File: files.results[0]?.id });
    assert.equal(await noFile(), false);
  });
});

describe('an author', () => {
  test('writes drafts in both languages and previews them', async () => {
    for (const locale of ['ar', 'en']) {
      const documentId = (await articles(author, locale))[1]?.documentId ?? '';
      await author.editor.save(ARTICLE, documentId, locale, { Title: 'a draft of the author' });
      assert.match(String(await previewUrl(author, ARTICLE, documentId)), /ticket=/);
    }
    assert.equal((await author.editor.upload('dot.png', 'image/png', PNG)).status, 201);
  });

  test('changes nothing that visitors see', async () => {
    const entry = `${collection(ARTICLE)}/${await article(1)}`;
    for (const action of ['publish', 'unpublish']) {
      assert.equal(await status(author, 'POST', `${entry}/actions/${action}?locale=ar`), 403);
    }
    assert.equal(await status(author, 'DELETE', `${entry}?locale=ar`), 403);
    const replaced = await author.editor.upload('dot.png', 'image/png', PNG, '/upload?id=1');
    assert.equal(replaced.status, 403);
    assert.equal(await status(author, 'DELETE', '/upload/files/1'), 403);
  });

  test('administers nothing and reads no contact form', async () => {
    await assertNoAdministration(author);
  });
});

describe('the reader of contact forms', () => {
  test('reads them and nothing else', async () => {
    assert.equal(await status(reader, 'GET', collection(CONTACT_FORM)), 200);
    assert.equal(await status(reader, 'DELETE', `${collection(CONTACT_FORM)}/x`), 403);
    assert.equal(await status(reader, 'GET', `${collection(ARTICLE)}?locale=ar`), 403);
    assert.equal(await status(reader, 'GET', '/upload/files'), 403);
    for (const where of ADMINISTRATION.filter((url) => !url.includes('contact-form'))) {
      assert.ok([403, 404, 405].includes(await status(reader, 'GET', where)), where);
    }
  });

  test('gets no preview of an entry that the account may not read', async () => {
    assert.equal(await previewUrl(reader, ARTICLE, await article(0)), undefined);
    assert.equal(await previewUrl(reader, 'api::site-setting.site-setting', ''), undefined);
  });
});

describe('the sign-in behind a proxy', () => {
  const attempt = async (
    email: string,
    password: string,
    forwardedFor?: string,
  ): Promise<number> => {
    const response = await fetch(`${cms.url}/admin/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
      },
      body: JSON.stringify({ email, password }),
    });
    return response.status;
  };

  test('is limited by the address that the proxy saw, not by the client’s header', async () => {
    const found: number[] = [];
    for (let n = 0; n < 8; n++) {
      found.push(await attempt('nobody@ports.internal', 'wrong', `192.0.2.${n}, 198.51.100.7`));
    }
    assert.deepEqual(found, [400, 400, 400, 400, 400, 429, 429, 429]);
  });

  test('is limited by account, except where the account has signed in', async () => {
    const found: number[] = [];
    for (let n = 0; n < 12; n++) {
      found.push(await attempt(editor.email, 'wrong', `198.51.100.${n + 20}`));
    }
    assert.deepEqual(found, [...Array<number>(10).fill(400), 429, 429]);
    assert.equal(await attempt(editor.email, PASSWORD, '198.51.100.99'), 429);
    assert.equal(await attempt(editor.email, PASSWORD), 200);
  });
});

describe('an invitation', () => {
  test('can be read again until it was used, and is in the language of its sender', async () => {
    const { data: me } = await admin.call<{ data: { id: number } }>('GET', '/admin/users/me');
    await admin.call('PUT', '/admin/users/me', { preferedLanguage: 'ar' });
    interface Account {
      id: number;
      registrationToken?: string;
      preferedLanguage?: string;
    }
    const { data: made } = await admin.call<{ data: Account }>('POST', '/admin/users', {
      firstname: 'new',
      email: 'new@ports.internal',
      roles: [roles.find(({ code }) => code === 'desk-clerk')?.id],
    });
    const account = async (id = made.id) =>
      (await admin.call<{ data: Account }>('GET', `/admin/users/${id}`)).data;
    const { registrationToken, preferedLanguage } = await account();
    assert.ok(registrationToken);
    assert.deepEqual([registrationToken, preferedLanguage], [made.registrationToken, 'ar']);
    await admin.call('POST', '/admin/register', {
      registrationToken,
      userInfo: { firstname: 'new', password: PASSWORD },
    });
    assert.equal((await account()).registrationToken, undefined);
    assert.equal((await account(me.id)).registrationToken, undefined);
  });
});

describe('a start on an existing database', () => {
  test('restores changed permissions and keeps unchanged ones', async () => {
    const readPermissions = async (code: string): Promise<{ id: number }[]> => {
      const id = roles.find((role) => role.code === code)?.id;
      const { data } = await admin.call<{ data: { id: number }[] }>(
        'GET',
        `/admin/roles/${id}/permissions`,
      );
      return data.sort((a, b) => a.id - b.id);
    };
    const editorPermissions = await readPermissions('strapi-editor');
    const authorRole = roles.find(({ code }) => code === 'strapi-author')?.id;
    await admin.call('PUT', `/admin/roles/${authorRole}/permissions`, { permissions: [] });
    await makePublic();
    const demo = await person('strapi-editor', 'editors@ports.example');
    const open = [cms.dataDir, path.join(cms.dataDir, 'public', 'uploads')];
    for (const folder of open) fs.chmodSync(folder, 0o755);
    // On Postgres there is no file of the database.
    const files = fs.readdirSync(cms.dataDir, { recursive: true, encoding: 'utf8' });
    const [file = ''] = files.filter((name) => /^data\.db$|\.webp$/.test(name));
    fs.chmodSync(path.join(cms.dataDir, file), 0o644);
    assert.notDeepEqual(readableByOthers(cms.dataDir), []);

    await cms.restart();

    assert.deepEqual(readableByOthers(cms.dataDir), []);
    assert.equal((await fetch(`${cms.url}/api/articles`)).status, 401);
    assert.deepEqual(await readPermissions('strapi-editor'), editorPermissions);
    assert.ok((await articles(author, 'en')).length > 0);
    assert.equal(await status(demo, 'GET', collection(ARTICLE)), 401);
    assert.equal(await status(editor, 'GET', collection(ARTICLE)), 200);
  });
});

/** Gives visitors a permission, as the panel does. */
async function makePublic(): Promise<void> {
  const { roles: visitors } = await admin.call<{ roles: { id: number; type: string }[] }>(
    'GET',
    '/users-permissions/roles',
  );
  const id = visitors.find(({ type }) => type === 'public')?.id;
  const { role } = await admin.call<{
    role: { permissions: Record<string, { controllers: Record<string, object> }> };
  }>('GET', `/users-permissions/roles/${id}`);
  const article = role.permissions['api::article'];
  assert.ok(article);
  article.controllers.article = { find: { enabled: true }, findOne: { enabled: true } };
  await admin.call('PUT', `/users-permissions/roles/${id}`, role);
  assert.equal((await fetch(`${cms.url}/api/articles`)).status, 200);
}

function readableByOthers(folder: string): string[] {
  const inside = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return ['', ...inside].filter(
    (name) => (fs.lstatSync(path.join(folder, name)).mode & 0o077) !== 0,
  );
}
