import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { uniqueSlug, toSlug } from '../src/editing/slug';
import { parseCsv } from '../src/old-addresses/csv';
import type { RedirectTable } from '../src/old-addresses/panel-routes';
import { REFUSALS } from '../src/old-addresses/messages';
import { readSettings } from '../src/settings';
import { waitFor, type Delivery, type RunningCms, type WebhookListener } from './cms';
import { addPerson, collection, signIn, type Editor } from './editor';
import { withContent } from './shared';

const REDIRECT = 'api::redirect.redirect';
const ARTICLE = 'api::article.article';
const LIBRARY = 'api::library.library';
const VIDEO = 'api::video.video';
const TABLE = collection(REDIRECT);

interface Lines {
  lines: { line: number; from: string; state: string; fault?: string; field?: string }[];
}

const settings = readSettings();
let cms: RunningCms;
let editor: Editor;
let site: WebhookListener;

before(async () => {
  ({ cms, site } = await withContent.use());
  editor = await signIn(cms.url);
});

after(() => withContent.release());

const events = (): Delivery['body'][] => site.deliveries.map(({ body }) => body);

const add = (from: string, to: string): Promise<{ data: { documentId: string; From: string } }> =>
  editor.call('POST', TABLE, { From: from, To: to });

const refusedAs = (from: string, to: string, fault: keyof typeof REFUSALS): Promise<void> =>
  assert.rejects(add(from, to), (error: Error) =>
    error.message.includes(REFUSALS[fault][1].slice(0, 40)),
  );

const table = (who = editor): Promise<RedirectTable> => who.call('GET', '/editing/redirects');

async function read<T = { attributes: Record<string, string> }[]>(query: string): Promise<T> {
  const response = await fetch(`${cms.url}/api/${query}`, {
    headers: {
      'Strapi-Response-Format': 'v4',
      authorization: `Bearer ${settings.readToken}`,
    },
  });
  assert.equal(response.status, 200);
  return ((await response.json()) as { data: T }).data;
}

describe('a redirect', () => {
  test('is normalized on save, and the webhook is sent at once', async () => {
    site.deliveries.length = 0;
    const { data } = await add(
      'https://www.ports.example/en/Old/Tariff.aspx/',
      'https://ports.example/faq',
    );
    assert.equal(data.From, '/Old/Tariff.aspx');
    await waitFor(() => events().some(({ model }) => model === 'redirect'));
    const saved = await read('redirects?locale=ar&pagination[pageSize]=100');
    assert.ok(
      saved.some(
        ({ attributes }) => attributes.From === '/Old/Tariff.aspx' && attributes.To === '/faq',
      ),
    );
  });

  test('is rejected in both languages if it hides a page or has no target', async () => {
    await assert.rejects(add('/contact', '/faq'), /صفحة من صفحات الموقع.*is a page of the site/s);
    await refusedAs('/media/old.pdf', '/faq', 'reserved');
    await refusedAs('/OLD/tariff.aspx', '/faq', 'duplicate');
    await refusedAs('/x', '/tenders', 'chain');
    await refusedAs('/x', '/nothing', 'toUnknown');
  });

  test('is validated on update, too', async () => {
    const { data } = await add('/to-correct', '/faq');
    site.deliveries.length = 0;
    await editor.call('PUT', `${TABLE}/${data.documentId}`, { To: '/contact' });
    await waitFor(() => events().some(({ model }) => model === 'redirect'));
    await assert.rejects(
      editor.call('PUT', `${TABLE}/${data.documentId}`, { From: '/tenders' }),
      /in the table already/,
    );
    await editor.call('DELETE', `${TABLE}/${data.documentId}`);
    await waitFor(() => events().some(({ event }) => event === 'entry.delete'));
  });

  test('is written by publishers only, as it takes effect on save', async () => {
    const password = 'Sample-Password-1';
    for (const [code, mayWrite] of [
      ['strapi-author', false],
      ['strapi-editor', false],
      ['publisher', true],
    ] as const) {
      const email = `${code}@ports.example`;
      const person = await addPerson(cms.url, editor, { code, email, password });
      assert.equal((await table(person.editor)).mayWrite, mayWrite, code);
      const body = { From: `/by-${code}`, To: '/faq' };
      const saving = person.editor.call('POST', TABLE, body);
      await (mayWrite ? saving : assert.rejects(saving, /403/));
      const importing = person.editor.call('POST', '/editing/redirects/import', { csv: '/i,/faq' });
      await (mayWrite ? importing : assert.rejects(importing, /403/));
    }
    const anybody = await fetch(`${cms.url}/editing/redirects`);
    assert.equal(anybody.status, 401);
  });

  test('has its request count, or none while the site does not respond', async () => {
    site.answers = {};
    assert.equal((await table()).isCounted, false);
    site.answers = {
      '/api/redirects/hits': { hits: [{ key: '/tenders', count: 7, last: '2026-11-20' }] },
    };
    const { isCounted, redirects } = await table();
    assert.ok(isCounted);
    const row = redirects.find(({ from }) => from === '/tenders');
    assert.deepEqual([row?.count, row?.last], [7, '2026-11-20']);
  });
});

describe('an import', () => {
  const csv = [
    'old address;new address;note',
    '/imported;/faq;from the old site',
    '/TENDERS;/e-services/biddings;رابط قصير في الإعلانات',
    '/pages/news.aspx;/media-center?o=Press;',
    '',
    '/contact;/faq;a page',
    '"/with\\""quotes""";/faq;',
    '/imported/;/contact;again',
    '/one;/two;',
    '/two;/one;',
    '/three;/imported;',
  ].join('\r\n');

  const expected = [
    [2, 'new', undefined],
    [3, 'same', undefined],
    [4, 'changed', undefined],
    [6, 'refused', 'page'],
    [7, 'refused', 'malformed'],
    [8, 'refused', 'duplicate'],
    [9, 'refused', 'loop'],
    [10, 'refused', 'loop'],
    [11, 'refused', 'chain'],
  ];
  const seen = ({ lines }: Lines) => lines.map(({ line, state, fault }) => [line, state, fault]);

  test('has a dry run with the effect of each line', async () => {
    const before = await table();
    const plan = await editor.call<Lines>('POST', '/editing/redirects/plan', { csv });
    assert.deepEqual(seen(plan), expected);
    assert.deepEqual(await table(), before);
  });

  test('writes valid lines, sends one webhook, and is idempotent', async () => {
    site.deliveries.length = 0;
    const done = await editor.call<Lines>('POST', '/editing/redirects/import', { csv });
    assert.deepEqual(seen(done), expected);
    await waitFor(() => events().length > 0);
    assert.equal(events().filter(({ model }) => model === 'redirect').length, 1);
    const { redirects } = await table();
    const to = (from: string) => redirects.find((row) => row.from === from)?.to;
    assert.equal(to('/imported'), '/faq');
    assert.equal(to('/Pages/News.aspx'), '/media-center?o=Press');
    assert.equal(to('/one'), undefined);
    const again = await editor.call<Lines>('POST', '/editing/redirects/import', { csv });
    assert.deepEqual(
      again.lines.filter(({ state }) => state === 'new' || state === 'changed'),
      [],
    );
    // Imported entries open and save in the panel.
    const { documentId } = redirects.find(({ from }) => from === '/imported') ?? {};
    await editor.call('PUT', `${TABLE}/${documentId}`, { Note: 'corrected' });
  });

  test('is limited to the size of the table and of the file', async () => {
    const many = Array.from({ length: 5100 }, (_, index) => `/many/${index},/faq`).join('\n');
    const { lines } = await editor.call<Lines>('POST', '/editing/redirects/plan', { csv: many });
    const full = lines.filter(({ fault }) => fault === 'full').length;
    assert.equal(full, 5100 - (5000 - (await table()).redirects.length));
    await assert.rejects(
      editor.call('POST', '/editing/redirects/plan', { csv: 'x'.repeat(500_001) }),
      /400/,
    );
  });
});

describe('CSV', () => {
  test('of spreadsheets is parsed', () => {
    assert.deepEqual(parseCsv('\uFEFFa,"b ""c"", d"\r\n\r\n"two\nlines",x'), [
      { line: 1, cells: ['a', 'b "c", d'] },
      { line: 3, cells: ['two\nlines', 'x'] },
    ]);
    assert.deepEqual(parseCsv('a\tb'), [{ line: 1, cells: ['a', 'b'] }]);
  });
});

describe('a slug', () => {
  test('is generated from an English title', () => {
    for (const [title, slug] of [
      ['New berth opens in Jeddah!', 'new-berth-opens-in-jeddah'],
      ['  The port’s 50 % — Café & bar ', 'the-ports-50-cafe-and-bar'],
      ['رصيف جديد', ''],
      ['x'.repeat(100), 'x'.repeat(80)],
      [`${'word '.repeat(30)}`, Array(16).fill('word').join('-')],
    ] as const) {
      assert.equal(toSlug(title), slug, title);
    }
    assert.equal(uniqueSlug('quay', new Set(['quay', 'quay-2'])), 'quay-3');
  });

  test('is suggested if unused, for an Arabic entry from its English title', async () => {
    const [entry] = await read<
      { documentId: string; attributes: { Slug: string; Title: string } }[]
    >(
      // Not the first, whose draft notices.test.ts changes.
      'articles?locale=en&pagination[start]=1&pagination[limit]=1',
    );
    assert.ok(entry);
    const ask = async (query: Record<string, string>) =>
      (await editor.call<{ slug: string }>('GET', `/editing/slug?${new URLSearchParams(query)}`))
        .slug;
    const made = toSlug(entry.attributes.Title);
    assert.equal(await ask({ uid: ARTICLE, documentId: entry.documentId, title: '' }), made);
    const taken = await ask({ uid: LIBRARY, title: entry.attributes.Slug.replaceAll('-', ' ') });
    assert.equal(taken, `${entry.attributes.Slug}-2`);
    assert.equal(await ask({ uid: ARTICLE, title: 'رصيف' }), '');
  });

  test('redirects to the entry after every change', async () => {
    const [entry] = await read<{ documentId: string; attributes: { Slug: string } }[]>(
      'articles?locale=ar&pagination[limit]=1',
    );
    assert.ok(entry);
    const { documentId } = entry;
    const first = entry.attributes.Slug;
    const names = async () =>
      (await read('former-names?locale=ar&pagination[pageSize]=100')).map(
        ({ attributes: { Type, Former, Current } }) => [Type, Former, Current],
      );
    const rename = async (slug: string) => {
      await editor.save(ARTICLE, documentId, 'ar', { Slug: slug });
      await editor.publish(ARTICLE, documentId, 'ar');
    };

    await editor.save(ARTICLE, documentId, 'ar', { Slug: 'second-name' });
    assert.deepEqual(await names(), [], 'a draft keeps nothing');
    site.deliveries.length = 0;
    await editor.publish(ARTICLE, documentId, 'ar');
    assert.deepEqual(await names(), [['article', first, 'second-name']]);
    await waitFor(() => events().some(({ entry }) => entry?.Former === first));
    await rename('third-name');
    assert.deepEqual(
      (await names()).sort(),
      [
        ['article', first, 'third-name'],
        ['article', 'second-name', 'third-name'],
      ].sort(),
    );

    const query = new URLSearchParams({ uid: ARTICLE, documentId, locale: 'en' });
    const response = await editor.call<{ address: string; former: string[] }>(
      'GET',
      `/editing/address?${query}`,
    );
    assert.equal(response.address, 'https://ports.example/en/article?a=third-name');
    assert.deepEqual(response.former, ['second-name', first]);

    const warned = async (body: string) => {
      await editor.save(ARTICLE, documentId, 'ar', { Body: body });
      const warnings = await editor.warnings(ARTICLE, documentId);
      return warnings.some(({ code }) => code === 'deadLink');
    };
    assert.equal(await warned('<p><a href="/article?a=nothing-at-all">نص</a></p>'), true);
    assert.equal(await warned('<p><a href="/article?a=second-name">نص</a></p>'), false);

    await rename(first);
    assert.ok(
      !(await names()).some(([, former]) => former === first),
      'a slug in use is no former slug',
    );
    assert.equal((await names()).length, 2);
    await editor.publish(ARTICLE, documentId, 'ar');
    assert.equal((await names()).length, 2, 'publishing again changes nothing');
  });

  test('of a question redirects, too, and is not suggested again', async () => {
    const uid = 'api::faq.faq';
    const [entry] = await read<{ documentId: string; attributes: { Slug: string } }[]>(
      'faqs?locale=ar&pagination[limit]=1',
    );
    assert.ok(entry);
    const { documentId } = entry;
    await editor.save(uid, documentId, 'ar', { Slug: 'asked-anew' });
    await editor.publish(uid, documentId, 'ar');
    const kept = await read('former-names?locale=ar&filters[Type][$eq]=faq');
    assert.deepEqual(
      kept.map(({ attributes: { Former, Current } }) => [Former, Current]),
      [[entry.attributes.Slug, 'asked-anew']],
    );
    const query = new URLSearchParams({ uid, documentId, locale: 'ar' });
    assert.deepEqual(await editor.call('GET', `/editing/address?${query}`), {
      address: 'https://ports.example/faq#asked-anew',
      former: [entry.attributes.Slug],
    });
    const title = entry.attributes.Slug.replaceAll('-', ' ');
    const { slug } = await editor.call<{ slug: string }>(
      'GET',
      `/editing/slug?${new URLSearchParams({ uid, title })}`,
    );
    assert.equal(slug, `${entry.attributes.Slug}-2`);
  });

  test('of an unpublished entry is not recorded', async () => {
    const before = (await read('former-names?locale=ar')).length;
    const documentId = await editor.create(LIBRARY, 'ar', {
      Title: 'دليل',
      Slug: 'a-guide',
      PublishDate: '2026-01-01T08:00:00.000Z',
    });
    await editor.save(LIBRARY, documentId, 'ar', { Slug: 'another-guide' });
    await editor.publish(LIBRARY, documentId, 'ar');
    assert.equal((await read('former-names?locale=ar')).length, before);
  });

  test('is deleted with the last language of its entry', async () => {
    const fields = {
      Title: 'دليل قصير',
      Slug: 'short-lived',
      PublishDate: '2026-01-01T08:00:00.000Z',
    };
    const documentId = await editor.create(LIBRARY, 'ar', fields);
    const at = collection(LIBRARY);
    const names = () => read('former-names?locale=ar&filters[Former][$eq]=short-lived');
    await editor.publish(LIBRARY, documentId, 'ar');
    const renamed = { ...fields, Slug: 'still-short-lived' };
    await editor.save(LIBRARY, documentId, 'en', { ...renamed, Title: 'A short guide' });
    await editor.save(LIBRARY, documentId, 'ar', renamed);
    await editor.publish(LIBRARY, documentId, 'ar');
    assert.equal((await names()).length, 1);
    await editor.call('DELETE', `${at}/${documentId}?locale=ar`);
    assert.equal((await names()).length, 1, 'the entry still exists in the other language');
    site.deliveries.length = 0;
    await editor.call('DELETE', `${at}/${documentId}?locale=en`);
    assert.equal((await names()).length, 0);
    await waitFor(() => events().some(({ entry }) => entry?.Former === 'short-lived'));
  });

  test('of a video without one is its documentId, which redirects once it has a slug', async () => {
    const [entry] = await read<{ documentId: string; attributes: { Slug: string } }[]>(
      'videos?locale=ar&pagination[limit]=1',
    );
    assert.ok(entry);
    const { documentId } = entry;
    const publishAs = async (slug: string | null) => {
      await editor.save(VIDEO, documentId, 'ar', { Slug: slug });
      await editor.publish(VIDEO, documentId, 'ar');
    };
    // Simulates a row of an older database.
    await publishAs(null);
    const byName = `filters[$or][0][Slug][$eqi]=${documentId}&filters[$or][1][documentId][$eq]=${documentId}`;
    assert.deepEqual(
      (await read<{ documentId: string }[]>(`videos?locale=en&${byName}`)).map((found) => [
        found.documentId,
      ]),
      [[documentId]],
    );
    const query = new URLSearchParams({ uid: VIDEO, documentId, locale: 'ar' });
    const { address } = await editor.call<{ address: string }>('GET', `/editing/address?${query}`);
    assert.equal(address, `https://ports.example/article?video=${documentId}`);
    await publishAs(entry.attributes.Slug);
    const names = await read<{ attributes: { Former: string; Current: string } }[]>(
      'former-names?locale=ar&pagination[pageSize]=100',
    );
    assert.ok(
      names.some(
        ({ attributes: { Former, Current } }) =>
          Former === documentId && Current === entry.attributes.Slug,
      ),
    );
  });
});

test('missed searches are grouped by words, and require read access to synonyms', async () => {
  site.answers = {
    '/api/search/missed': {
      searches: [
        { day: '2026-11-20', locale: 'ar', query: 'تاشيره', count: 4 },
        { day: '2026-11-21', locale: 'ar', query: 'تاشيره', count: 5 },
        { day: '2026-11-21', locale: 'en', query: 'visa', count: 3 },
      ],
    },
  };
  const found = await editor.call('GET', '/editing/missed-searches');
  assert.deepEqual(found, {
    isKnown: true,
    maySynonym: true,
    mayPromote: true,
    searches: [
      { locale: 'ar', query: 'تاشيره', count: 9, last: '2026-11-21' },
      { locale: 'en', query: 'visa', count: 3, last: '2026-11-21' },
    ],
  });
});

test('a promoted result links to a page, a file or an https URL', async () => {
  const uid = 'api::promoted-result.promoted-result';
  const visas = { Title: 'Visas', Words: 'visa', Link: '/nothing' };
  const documentId = await editor.create(uid, 'en', visas);
  await assert.rejects(editor.publish(uid, documentId, 'en'), /The site has no page/);
  await editor.save(uid, documentId, 'en', { Link: '/faq' });
  await editor.publish(uid, documentId, 'en');
});
