import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { contentTypeEntries } from '@ports-authority/content-types';
import { samplePdf } from '@ports-authority/submissions/dist/testing/sample-pdf';
import { readSettings } from '../src/settings';
import { waitFor, type RunningCms, type WebhookListener } from './cms';
import { collection, PNG, signIn, type Editor } from './editor';
import { PREVIEW_SITE, withContent } from './shared';

const ARTICLE = 'api::article.article';
const PROMOTED = 'api::promoted-result.promoted-result';
const ANONYMOUS = { 'Strapi-Response-Format': 'v4' };

interface Entry {
  id: number;
  documentId: string;
  attributes: Record<string, unknown>;
}

interface Answer {
  data: Entry[];
  meta: {
    pagination: {
      page: number;
      pageSize: number;
      pageCount: number;
      total: number;
      limit?: number;
    };
  };
}

const settings = readSettings();
let cms: RunningCms;
let site: WebhookListener;
let editor: Editor;

before(async () => {
  ({ cms, site } = await withContent.use());
  editor = await signIn(cms.url);
});

after(() => withContent.release());

const asReader = { ...ANONYMOUS, authorization: `Bearer ${settings.readToken}` };
const asPreview = { ...ANONYMOUS, authorization: `Bearer ${settings.previewToken}` };

function request(query: string, headers: Record<string, string> = asReader): Promise<Response> {
  return fetch(`${cms.url}/api/${query}`, { headers });
}

async function read<T = Answer>(query: string, headers?: Record<string, string>): Promise<T> {
  const response = await request(query, headers);
  const body = await response.text();
  assert.equal(response.status, 200, `${query}: ${body.slice(0, 200)}`);
  return JSON.parse(body) as T;
}

/** The newest article with an English version. */
async function newestArticle(): Promise<Entry> {
  const { data } = await read(
    'articles?locale=en&sort=PublishDate:desc&pagination[limit]=1&populate=*',
  );
  assert.ok(data[0], 'the sample content holds an article in English');
  return data[0];
}

// Filters and sort orders of the site are tested with it: e2e/http/check-backends.test.ts.
describe('requests of the site', () => {
  // The sample content has no entry of these.
  const EMPTY = ['emergency-banner', 'former-name'];
  const filled = contentTypeEntries.filter(([name]) => !EMPTY.includes(name));
  const lists = filled.flatMap(([, { kind, plural }]) => (kind === 'single' ? [] : [plural]));
  const singles = filled.flatMap(([name, { kind }]) => (kind === 'single' ? [name] : []));
  for (const name of lists) {
    test(`/api/${name} responds with id and attributes in Arabic`, async () => {
      const { data } = await read(`${name}?populate=*&locale=ar`);
      assert.ok(data.length > 0, `${name} has sample content`);
      for (const entry of data)
        assert.deepEqual(Object.keys(entry).sort(), ['attributes', 'documentId', 'id']);
    });
  }

  test('/api/emergency-banner is not published in the sample content', async () => {
    await assert.rejects(read('emergency-banner?locale=ar'), /404/);
  });
  for (const name of singles) {
    test(`/api/${name} responds in both languages`, async () => {
      for (const locale of ['ar', 'en']) {
        const { data } = await read<{ data: Entry }>(`${name}?populate=*&locale=${locale}`);
        assert.equal(data.attributes.locale, locale);
      }
    });
  }

  test('articles: all, up to the limit', async () => {
    for (const all of ['-1', 'all', '5000']) {
      const { data, meta } = await read(`articles?pagination[limit]=${all}&locale=ar&fields=Slug`);
      assert.equal(meta.pagination.limit, 100);
      assert.equal(data.length, Math.min(100, meta.pagination.total));
    }
    const { meta } = await read('articles?pagination[pageSize]=5000&locale=ar&fields=Slug');
    assert.equal(meta.pagination.pageSize, 100);
  });

  test('populate=deep follows relations and components to their media', async () => {
    const [article] = (await read('articles?populate=deep&locale=ar&pagination[limit]=1')).data;
    assert.ok('CategoryImage' in (article?.attributes.Category as { data: Entry }).data.attributes);
    const [regulation] = (await read('regulations?populate=deep&locale=en')).data;
    const [asset] = regulation?.attributes.MediaAssets as { Document?: unknown }[];
    assert.ok(asset?.Document);
  });

  test('without the header: the newer, flat envelope', async () => {
    const { authorization } = asReader;
    const { data } = await read<{ data: Record<string, unknown>[] }>('ports?locale=ar', {
      authorization,
    });
    assert.ok(data[0]?.Slug);
  });

  test('without a language: Arabic', async () => {
    const { data } = await read('ports?pagination[limit]=1');
    assert.equal(data[0]?.attributes.locale, 'ar');
  });

  test('there are no write routes', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await fetch(`${cms.url}/api/articles`, { method, headers: asReader });
      assert.equal(response.status, 405);
    }
  });
});

describe('drafts', () => {
  const spellings = [
    'status=draft',
    'Status=draft',
    'STATUS=DRAFT',
    'status=Draft',
    '%73tatus=draft',
    'status%5B%5D=draft',
    'status[0]=draft',
    'status[x]=draft',
    'status[$eq]=draft',
    'status.=draft',
    'status%00=draft',
    '+status=draft',
    'status',
    'status=published&status=draft',
    'publicationState=preview',
    'publicationstate=PREVIEW',
    'publicationFilter=never-published',
    'hasPublishedVersion=false',
    'populate[localizations][status]=draft',
    'populate[Category][publicationState]=preview',
    'filters[status]=draft',
  ];
  for (const spelling of spellings) {
    test(`are refused for ?${spelling}`, async () => {
      for (const path of ['articles', 'articles/x', 'site-setting', 'categories']) {
        assert.equal((await request(`${path}?${spelling}`)).status, 403, path);
      }
    });
  }

  test('are refused with a made-up token', async () => {
    const response = await request('articles?status=draft', { authorization: 'Bearer made-up' });
    assert.equal(response.status, 401);
  });

  test('are readable with the preview token only', async () => {
    const article = await newestArticle();
    const languages = `articles/${article.documentId}?locale=ar&populate[localizations][fields]=locale`;
    assert.match(await (await request(languages)).text(), /"locale":"en"/);
    await editor.save(ARTICLE, article.documentId, 'en', { Title: 'A draft headline' });
    await editor.unpublish(ARTICLE, article.documentId, 'en');

    const draft = await read<{ data: Entry }>(
      `articles/${article.documentId}?status=draft&locale=en`,
      asPreview,
    );
    assert.equal(draft.data.attributes.Title, 'A draft headline');
    for (const query of [
      `articles/${article.documentId}?locale=en`,
      'articles?locale=en&filters[publishedAt][$null]=true',
      `articles?locale=en&filters[documentId][$eq]=${article.documentId}`,
    ]) {
      assert.doesNotMatch(await (await request(query)).text(), /A draft headline/, query);
    }
    for (const populate of [
      'populate=*',
      'populate=deep',
      'populate=localizations',
      'populate[localizations][populate]=*',
    ]) {
      const body = await (
        await request(`articles/${article.documentId}?locale=ar&${populate}`)
      ).text();
      assert.doesNotMatch(body, /A draft headline/, populate);
    }
    assert.doesNotMatch(await (await request(languages)).text(), /"locale":"en"/);
    await editor.publish(ARTICLE, article.documentId, 'en');
  });
});

describe('access', () => {
  test('the site has two read-only tokens: for visitors and for previews', async () => {
    const { data } = await editor.call<{ data: { name: string; type: string }[] }>(
      'GET',
      '/admin/api-tokens',
    );
    assert.deepEqual(data.map(({ name, type }) => [name, type]).sort(), [
      ['Site (preview)', 'custom'],
      ['Site (read)', 'custom'],
    ]);
  });

  test('nothing is readable without a token', async () => {
    for (const name of ['articles', 'site-setting', 'categories', 'pages?populate=*', 'ports/x']) {
      assert.equal((await request(name, ANONYMOUS)).status, 401, name);
    }
  });

  test('the tokens of the site read its content and nothing of the plugins', async () => {
    for (const headers of [asReader, asPreview]) {
      for (const path of ['users', 'users/count', 'upload/files', 'i18n/locales']) {
        assert.equal((await request(path, headers)).status, 403, path);
      }
    }
  });

  test('contact forms are not accepted without CMS_FORMS_TOKEN', async () => {
    for (const headers of [{}, asReader, asPreview]) {
      for (const path of ['contact-forms', 'upload']) {
        const body = new FormData();
        body.set('files', new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' }));
        const response = await fetch(`${cms.url}/api/${path}`, { method: 'POST', headers, body });
        assert.ok([401, 403, 404].includes(response.status), `${path} ${response.status}`);
      }
      assert.equal((await request('contact-forms', headers)).status, 404);
    }
  });

  test('visitors can neither register nor sign in', async () => {
    for (const path of ['auth/local/register', 'auth/local', 'auth/forgot-password']) {
      const response = await fetch(`${cms.url}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          username: 'x',
          identifier: 'x',
          email: 'x@ports.example',
          password: 'Xx1-xxxxxxxxxx',
        }),
      });
      assert.ok([401, 403].includes(response.status), path);
    }
    for (const path of ['users', 'upload/files', 'i18n/locales'])
      assert.equal((await request(path, ANONYMOUS)).status, 401, path);
  });

  test('no header names the software', async () => {
    assert.equal((await request('ports')).headers.get('x-powered-by'), null);
  });
});

test('without DESK_TOKEN there are no desk roles', async () => {
  const { data } = await editor.call<{ data: { code: string }[] }>('GET', '/admin/roles');
  assert.deepEqual(
    data.filter(({ code }) => code.startsWith('desk-')),
    [],
  );
  const { isConfigured } = await editor.call('GET', '/desk/me');
  assert.equal(isConfigured, false);
  const response = await fetch(`${cms.url}/desk/cases`, { headers: editor.headers });
  const { error } = (await response.json()) as { error?: { details?: { reason?: string } } };
  assert.deepEqual([response.status, error?.details?.reason], [503, 'not-configured']);
});

describe('the media library', () => {
  interface Stored {
    id: number;
    url: string;
    updatedAt: string;
  }
  const PDF = samplePdf(0, 'letter').toString();
  const stored = async (name: string, type: string, content: string | Buffer): Promise<Stored> => {
    const answer = await editor.upload(name, type, content);
    assert.equal(answer.status, 201);
    return ((await answer.json()) as [Stored])[0];
  };
  const errorMessage = async (answer: Response): Promise<string> => {
    assert.equal(answer.status, 400);
    return ((await answer.json()) as { error: { message: string } }).error.message;
  };
  const inLanguage = (preferedLanguage: string | null): Promise<unknown> =>
    editor.call('PUT', '/admin/users/me', { preferedLanguage });

  test('stores pictures and sends a webhook', async () => {
    site.deliveries.length = 0;
    await stored('dot.png', 'image/png', PNG);
    await waitFor(() => site.deliveries.some(({ body }) => body.event === 'media.create'));
  });

  test('keeps the URL of a replaced file and sends a webhook', async () => {
    const file = await stored('tariff.pdf', 'application/pdf', PDF);
    for (const [path, content] of [
      [`/upload?id=${file.id}`, `${PDF} corrected`],
      [`/upload/files/${file.id}/replace`, `${PDF} corrected again`],
    ] as const) {
      site.deliveries.length = 0;
      const answer = await editor.upload('another-name.pdf', 'application/pdf', content, path);
      assert.equal(answer.status, 200);
      const { url, updatedAt } = (await answer.json()) as Stored;
      assert.equal(url, file.url);
      assert.ok(updatedAt > file.updatedAt, 'the version increases');
      const served = await fetch(cms.url + url);
      assert.equal(await served.text(), content);
      const reported = (): Stored | undefined =>
        site.deliveries.find(({ body }) => body.event === 'media.update')?.body.media as Stored;
      await waitFor(() => reported() !== undefined, 1000);
      assert.deepEqual([reported()?.url, reported()?.updatedAt], [url, updatedAt]);
      // The site revalidates by Last-Modified if it missed the webhook.
      assert.ok(Date.parse(served.headers.get('last-modified') ?? '') > 0);
    }
  });

  test('rejects files with a message in the language of the account', async () => {
    const refused: [string, string | Buffer, RegExp, RegExp][] = [
      [
        'page.html',
        '<html></html>',
        /لا يعرض الموقع ملفًا من نوع «\u2068page\.html\u2069»/,
        /cannot show/,
      ],
      ['drawing.svg', '<svg/>', /ارفع صورة/, /Upload a picture/],
      ['program.exe', 'MZ', /ارفع صورة/, /Upload a picture/],
      ['nothing.pdf', '', /فارغ/, /is empty/],
      ['cut.pdf', PDF.slice(0, 60), /تالف أو غير مكتمل/, /damaged or incomplete/],
      ['photo.webp', PNG, /ليس من النوع الذي يدل عليه اسمه/, /not what its name says/],
      ['letter.pdf', PNG, /ليس من النوع/, /not what its name says/],
      ['huge.png', Buffer.concat([PNG, Buffer.alloc(10 * 1024 * 1024)]), /10 ميغابايت/, /10 MB/],
      ['long.pdf', `${PDF}${'x'.repeat(30 * 1024 * 1024)}`, /30 ميغابايت/, /30 MB/],
    ];
    for (const language of ['ar', 'en', null]) {
      await inLanguage(language);
      for (const [name, content, arabic, english] of refused) {
        if (language === null && content.length > 1000) continue;
        const response = await editor.upload(name, 'application/octet-stream', content);
        const message = await errorMessage(response);
        assert.equal(arabic.test(message), language !== 'en', `${name} ${language}: ${message}`);
        assert.equal(english.test(message), language !== 'ar', `${name} ${language}: ${message}`);
      }
    }
    const before = await editor.call<{ pagination: { total: number } }>('GET', '/upload/files');
    const many = new FormData();
    many.append('files', new Blob([PNG], { type: 'image/png' }), 'good.png');
    many.append('files', new Blob(['<html>'], { type: 'text/html' }), 'bad.html');
    const { headers } = editor;
    const all = await fetch(`${cms.url}/upload`, { method: 'POST', headers, body: many });
    assert.match(await errorMessage(all), /bad\.html/);
    const { pagination } = await editor.call<typeof before>('GET', '/upload/files');
    assert.equal(pagination.total, before.pagination.total, 'nothing of it is stored');
  });

  test('rejects a file above the upload limit in both languages', async () => {
    const answer = await editor.upload('film.mp4', '', Buffer.alloc(61 * 1024 * 1024));
    assert.equal(answer.status, 413);
    assert.match(await answer.text(), /أكبر من 60 ميغابايت.* larger than 60 MB/);
  });

  test('replaces a file only by the same type, and fetches no URL', async () => {
    await inLanguage('en');
    const { id, url } = await stored('quay.png', 'image/png', PNG);
    for (const path of [`/upload?id=${id}`, `/upload/files/${id}/replace`]) {
      const answer = await editor.upload('quay.pdf', 'application/pdf', PDF, path);
      assert.match(await errorMessage(answer), /same type \(PNG\)/);
    }
    assert.ok(Buffer.from(await (await fetch(cms.url + url)).arrayBuffer()).equals(PNG));
    const fetching = await editor.send('POST', '/upload/actions/upload-from-urls', {
      urls: ['https://ports.example/a.png'],
    });
    assert.match(await errorMessage(fetching), /not fetched from other sites/);
    await inLanguage(null);
  });

  test('returns the focal point of a picture', async () => {
    const { id } = await stored('quay.png', 'image/png', PNG);
    const focalPoint = { x: 20, y: 80 };
    await editor.call('PUT', `/upload/files/${id}`, { fileInfo: { focalPoint } });
    const [port] = await editor.list('api::port.port', 'locale=en&pageSize=1');
    assert.ok(port);
    await editor.save('api::port.port', port.documentId, 'en', { CoverImage: id });
    await editor.publish('api::port.port', port.documentId, 'en');
    const { data } = await read('ports?populate[CoverImage]=true&locale=en');
    const covers = data.map(({ attributes }) => JSON.stringify(attributes.CoverImage));
    assert.ok(covers.some((cover) => cover.includes('"focalPoint":{"x":20,"y":80}')));
  });

  test('finds where a file is used: in fields, components, texts and links', async () => {
    interface Used {
      uid: string;
      documentId: string;
      locale: string;
      title: string;
      isPublished: boolean;
    }
    const usage = async (id: number): Promise<Used[]> =>
      (await editor.call<{ entries: Used[] }>('GET', `/editing/file-usage?id=${id}`)).entries;
    const file = await stored('map.png', 'image/png', PNG);
    assert.deepEqual(await usage(file.id), []);

    const entries = await editor.list(ARTICLE, 'locale=ar&pageSize=2');
    const [inField, inText] = entries.map(({ documentId }) => documentId) as [string, string];
    await editor.save(ARTICLE, inField, 'ar', { CardImage: file.id });
    const body = `<p>x</p><p><img src="${file.url}" alt="خريطة"></p>`;
    await editor.save(ARTICLE, inText, 'ar', { Body: body });
    await editor.publish(ARTICLE, inText, 'ar');
    const inArticles = await usage(file.id);
    const states = new Map(
      inArticles
        .filter(({ locale }) => locale === 'ar')
        .map(({ documentId, isPublished }) => [documentId, isPublished]),
    );
    assert.deepEqual([states.get(inField), states.get(inText)], [false, true]);
    assert.ok(inArticles.every(({ uid, title }) => uid === ARTICLE && title !== ''));

    const { data } = await editor.call<{ data: { Tiles: { Image: { id: number } | null }[] } }>(
      'GET',
      '/content-manager/single-types/api::site-setting.site-setting?locale=ar',
    );
    const tile = data.Tiles.find(({ Image }) => Image)?.Image?.id;
    const inTiles = await usage(tile ?? 0);
    assert.ok(inTiles.some(({ uid }) => uid === 'api::site-setting.site-setting'));

    const Link = file.url.replace('/uploads/', '/media/');
    const promoted = await editor.create(PROMOTED, 'ar', { Title: 'خريطة', Words: 'خريطة', Link });
    const isLinked = async () =>
      (await usage(file.id)).some(({ documentId }) => documentId === promoted);
    assert.ok(await isLinked());
    await editor.save(PROMOTED, promoted, 'ar', { Link: '/contact' });
    assert.ok(!(await isLinked()));

    for (const id of ['0', 'x', '1e3']) {
      const answer = await editor.send('GET', `/editing/file-usage?id=${id}`);
      assert.equal(answer.status, 404, id);
    }
    assert.equal((await fetch(`${cms.url}/editing/file-usage?id=${file.id}`)).status, 401);
  });
});

describe('previews', () => {
  const address = async (type: string, query: Record<string, string>): Promise<URL> => {
    const { data } = await editor.call<{ data: { url: string } }>(
      'GET',
      `/content-manager/preview/url/api::${type}.${type}?${new URLSearchParams(query)}`,
    );
    return new URL(data.url);
  };

  /** Verifies the signature and returns the claims (docs/decisions/0009-strapi.md). */
  const verifyTicket = (url: URL): Record<string, unknown> => {
    assert.deepEqual([...url.searchParams.keys()], ['ticket']);
    const [payload = '', signature] = (url.searchParams.get('ticket') ?? '').split('.');
    const expected = createHmac('sha256', settings.previewSecret)
      .update(`preview-ticket.${payload}`)
      .digest('base64url');
    assert.equal(signature, expected);
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  };

  test('have a ticket for path, language, status and account', async () => {
    const article = await newestArticle();
    const query = { documentId: article.documentId, locale: 'en', status: 'modified' };
    const url = await address('article', query);
    assert.equal(url.origin + url.pathname, `${PREVIEW_SITE}/api/preview`);
    assert.ok(!url.href.includes(settings.previewSecret));
    const { data: me } = await editor.call<{ data: { id: number } }>('GET', '/admin/users/me');
    const { issuedAt, nonce, ...preview } = verifyTicket(url);
    assert.deepEqual(preview, {
      path: `/article?a=${String(article.attributes.Slug)}`,
      locale: 'en',
      status: 'draft',
      user: me.id,
    });
    assert.ok(Math.abs(Number(issuedAt) - Date.now() / 1000) < 30);
    assert.notEqual(verifyTicket(await address('article', query)).nonce, nonce);

    const published = verifyTicket(
      await address('site-setting', { locale: 'ar', status: 'published' }),
    );
    assert.equal(published.status, 'published');
    assert.equal(published.path, '/');
  });

  test('have no URL for an entry that does not exist', async () => {
    const url = '/content-manager/preview/url/api::article.article?documentId=none&locale=ar';
    assert.deepEqual(await editor.call('GET', url), {});
  });

  test('are not available without signing in', async () => {
    const response = await fetch(
      `${cms.url}/content-manager/preview/url/api::site-setting.site-setting`,
    );
    assert.equal(response.status, 401);
  });

  test('may be framed by the panel only', async () => {
    const policy = (await fetch(`${cms.url}/_health`)).headers.get('content-security-policy');
    assert.match(policy ?? '', new RegExp(`frame-src ${PREVIEW_SITE}(;|$)`));
    assert.match(policy ?? '', /frame-ancestors 'self'/);
  });
});

describe('a change', () => {
  test('notifies the site with the secret, once per event', async () => {
    const article = await newestArticle();
    site.deliveries.length = 0;
    await editor.save(ARTICLE, article.documentId, 'en', { Title: 'A changed headline' });
    await editor.publish(ARTICLE, article.documentId, 'en');
    await waitFor(() => site.deliveries.some(({ body }) => body.event === 'entry.publish'));
    await editor.unpublish(ARTICLE, article.documentId, 'en');
    await waitFor(() => site.deliveries.some(({ body }) => body.event === 'entry.unpublish'));

    for (const { secret, body } of site.deliveries) {
      assert.equal(secret, settings.webhookSecret);
      assert.equal(body.uid, ARTICLE);
      assert.equal(body.model, 'article');
      assert.ok(!Number.isNaN(Date.parse(body.createdAt)));
      assert.equal(body.entry?.Slug, article.attributes.Slug);
      assert.equal(body.entry?.locale, 'en');
      assert.doesNotMatch(JSON.stringify(body), /password|resetPasswordToken/);
    }
    const published = site.deliveries.filter(({ body }) => body.event === 'entry.publish');
    assert.equal(published.length, 1);
    await editor.publish(ARTICLE, article.documentId, 'en');
  });

  test('of a port’s terminals updates its berths in both languages', async () => {
    const port = async (locale: string) =>
      (await read(`ports?locale=${locale}&populate=*&filters[Slug][$eq]=duba`)).data[0]!;
    const { documentId, attributes } = await port('ar');
    const terminals = attributes.TerminalList as { NameEn: string }[];
    const before = terminals.map((terminal) => ({ ...terminal, id: undefined }));
    const added = { NameAr: 'محطة اليخوت', NameEn: 'Yacht Terminal', Berths: 3, Depth: 6.5 };
    const save = async (TerminalList: object[]) => {
      await editor.save('api::port.port', documentId, 'ar', { TerminalList });
      await editor.publish('api::port.port', documentId, 'ar');
    };
    await save([...before, added]);
    for (const locale of ['ar', 'en']) {
      const { attributes: now } = await port(locale);
      assert.deepEqual([now.Berths, now.Terminals], [13, 3], locale);
      const names = (now.TerminalList as { NameEn: string }[]).map(({ NameEn }) => NameEn);
      assert.deepEqual(names, [...before.map(({ NameEn }) => NameEn), 'Yacht Terminal'], locale);
    }
    await save(before);
    assert.equal((await port('en')).attributes.Berths, 10);
  });

  test('of a shared field is published in both languages before the webhook is sent', async () => {
    const article = await newestArticle();
    const { data: categories } = await read('categories');
    const current = (article.attributes.Category as { data: Entry }).data.attributes.Name;
    const other = categories.find(({ attributes }) => attributes.Name !== current) as Entry;
    site.deliveries.length = 0;
    await editor.save(ARTICLE, article.documentId, 'en', {
      PublishDate: '2026-01-02T03:04:05.000Z',
      Category: { connect: [{ documentId: other.documentId, id: other.id }], disconnect: [] },
      Images: [],
    });
    await editor.publish(ARTICLE, article.documentId, 'en');
    await waitFor(() => site.deliveries.some(({ body }) => body.event === 'entry.publish'));

    for (const locale of ['en', 'ar']) {
      const { data } = await read<{ data: Entry }>(
        `articles/${article.documentId}?locale=${locale}&populate=*`,
      );
      const { PublishDate, Category, Images } = data.attributes as {
        PublishDate: string;
        Category: { data: Entry };
        Images: { data: Entry[] | null };
      };
      assert.equal(PublishDate, '2026-01-02T03:04:05.000Z', locale);
      assert.equal(Category.data.attributes.Name, other.attributes.Name, locale);
      assert.equal(Images.data?.length ?? 0, 0, locale);
    }
  });

  test('to a new translation fills in shared fields', async () => {
    const { data: categories } = await read('categories');
    const [{ documentId: category, id }] = categories as [Entry];
    const draft = await editor.create(ARTICLE, 'ar', {
      Title: 'خبر',
      Slug: 'translated-as-a-draft',
      PublishDate: '2026-01-01T08:00:00.000Z',
      Category: { connect: [{ documentId: category, id }], disconnect: [] },
    });
    await editor.save(ARTICLE, draft, 'en', { Title: 'News' });
    const path = `${collection(ARTICLE)}/${draft}?locale=en`;
    const { data: translation } = await editor.call<{ data: Record<string, unknown> }>('GET', path);
    assert.equal(translation.Slug, 'translated-as-a-draft');
    assert.deepEqual(translation.Category, { count: 1 });
    for (const locale of ['ar', 'en']) await editor.publish(ARTICLE, draft, locale);
    for (const locale of ['ar', 'en']) {
      const { data } = await read<{ data: Entry }>(`articles/${draft}?locale=${locale}&populate=*`);
      assert.equal((data.attributes.Category as { data: Entry }).data.id, id, locale);
    }
    await editor.call('DELETE', path.replace('=en', '=*'));
  });

  test('that could not be delivered is logged and retried', async () => {
    const article = await newestArticle();
    site.status = 500;
    await editor.save(ARTICLE, article.documentId, 'en', { Title: 'Another headline' });
    const line =
      /"change":"entry\.update api::article\.article [a-z0-9-]+ en".*"reason":"500.*"msg":"webhook failed"/;
    await waitFor(() => line.test(cms.output()));
    assert.ok(!cms.output().includes(settings.webhookSecret));
    site.status = 200;
    site.deliveries.length = 0;
    await waitFor(() =>
      site.deliveries.some(({ body }) => body.entry?.Slug === article.attributes.Slug),
    );
    const delivered = /"change":"entry\.update .*"msg":"webhook delivered"/;
    await waitFor(() => delivered.test(cms.output()));
    const { length } = site.deliveries;
    await new Promise((resolve) => setTimeout(resolve, 3000));
    assert.equal(site.deliveries.length, length, 'no duplicate delivery');
  });

  test('with an invalid slug is rejected', async () => {
    const article = await newestArticle();
    for (const Slug of ['Upper-Case', 'with space', 'ميناء', 'a'.repeat(121)]) {
      await editor.save(ARTICLE, article.documentId, 'ar', { Slug }).catch(() => undefined);
      await assert.rejects(editor.publish(ARTICLE, article.documentId, 'ar'), Slug);
    }
  });

  test('with bidi control characters in plain text is rejected', async () => {
    const article = await newestArticle();
    for (const character of ['\u202A', '\u202E', '\u2066', '\u2069']) {
      const Title = `cv${character}exe.pdf`;
      await assert.rejects(
        editor.save(ARTICLE, article.documentId, 'ar', { Title }),
        /تعكس اتجاه النص.*reverse the direction/,
      );
    }
    const uid = 'api::site-setting.site-setting';
    const Headlines = [{ Title: 'a', Lead: 'b\u202Ec' }];
    await assert.rejects(
      editor.call('PUT', `/content-manager/single-types/${uid}?locale=ar`, { Headlines }),
      /reverse the direction/,
    );
    // LRM and RLM are allowed: Arabic texts need them.
    await editor.save(ARTICLE, article.documentId, 'ar', { Title: 'رصيف \u200E12\u200F' });
  });

  test('with a duplicate slug is rejected', async () => {
    const [first, second] = (await read('articles?locale=ar&fields=Slug&pagination[limit]=2'))
      .data as [Entry, Entry];
    await editor
      .save(ARTICLE, second.documentId, 'ar', { Slug: first.attributes.Slug })
      .catch(() => undefined);
    await assert.rejects(editor.publish(ARTICLE, second.documentId, 'ar'));
  });

  test('that no page can show is rejected with a message', async () => {
    const dates = { StartDate: '2026-03-02T08:00:00.000Z', EndDate: '2026-03-01T08:00:00.000Z' };
    for (const [type, fields, message] of [
      [
        'article',
        { Title: 'خبر', Slug: 'no-category', PublishDate: '2026-01-01T08:00:00.000Z' },
        /اختر «التصنيف» .* Choose a Category/,
      ],
      ['announcement', { Title: 'إعلان', ...dates }, /Shown until must be later than Shown from/],
      [
        'home-page-announcement',
        { Title: 'إعلان', AnnouncementId: 900001, Kind: 'auction', ...dates },
        /Shown until must be later than Shown from/,
      ],
      [
        'page',
        {
          Key: 'foreign-picture',
          Title: 'صفحة',
          Content: '<p>x</p><img alt="" src="https://other.example/uploads/a.png">',
        },
        /picture of another website/,
      ],
      [
        'regulation',
        { Title: 'لائحة', IDNumber: 'reg-01', PublishDate: '2026-01-01' },
        /Another regulation has this Number/,
      ],
      ['page', { Key: 'no-title' }, /Title/],
      ['regulation', { Title: 'لائحة', IDNumber: 'REG-900' }, /PublishDate/],
      [
        'regulation',
        { Title: 'لائحة', IDNumber: '-REG', PublishDate: '2026-01-01' },
        /IDNumber must match/,
      ],
    ] as const) {
      const uid = `api::${type}.${type}`;
      const documentId = await editor.create(uid, 'ar', fields);
      await assert.rejects(editor.publish(uid, documentId, 'ar'), message, type);
      await editor.call('DELETE', `${collection(uid)}/${documentId}`);
    }
  });
});
