import { createHash } from 'node:crypto';
import { INLINE_SOURCES_HEADER as NAME_OF_SERVER } from '../security-headers/page-policy';
import { dropProcessWide } from '../process-state';
import { INLINE_SOURCES_HEADER } from './inline-sources.mjs';
import PageCacheHandler from './page-cache-handler.mjs';
import { cacheStore } from './store';

jest.mock('../config', () => ({ config: () => ({ redisUrl: '' }) }));
jest.mock('../logging/log');

const NONCE = 'c2VjcmV0LW9mLW9uZS1wYWdl';
const HEAD = `<head><link rel="stylesheet" href="/a.css" nonce="${NONCE}"/></head>`;
const CONTEXT = { kind: 'APP_PAGE' };
const LIFETIME = { cacheControl: { revalidate: 300, expire: 600 } };

interface Page {
  kind: string;
  html: string;
  rscData?: Buffer;
  status?: number;
  headers?: Record<string, string>;
  segmentData?: Map<string, Buffer>;
}

/** Next makes a handler for each request. */
function handler() {
  return new PageCacheHandler() as unknown as {
    get(key: string, context: object): Promise<{ value: Page; lastModified: number } | null>;
    set(key: string, data: object | null, context: object): Promise<void>;
    revalidateTag(tags: string | readonly string[]): Promise<void>;
  };
}

function page(html: string, others: Partial<Page> = {}): Page {
  const headers = { 'x-next-cache-tags': 'article,_N_T_/page' };
  return { kind: 'APP_PAGE', html, rscData: Buffer.from('0:[]'), headers, ...others };
}

function hash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** What Next does with a page that is missing or too old. */
async function rendered(key: string, data: object | null, context: object = LIFETIME) {
  await handler().get(key, CONTEXT);
  await handler().set(key, data, context);
}

async function stored(html: string, others: Partial<Page> = {}): Promise<Page> {
  await rendered('/page', page(html, others));
  const entry = await handler().get('/page', CONTEXT);
  if (!entry) throw new Error('not stored');
  return entry.value;
}

beforeEach(() => {
  dropProcessWide('cache-store');
  cacheStore();
});

it('names its header as the server does', () => {
  expect(INLINE_SOURCES_HEADER).toBe(NAME_OF_SERVER);
});

it('stores nothing and finds nothing during a build', async () => {
  dropProcessWide('cache-store');
  const data = page('<p></p>');
  await rendered('/page', data);
  expect(await handler().get('/page', CONTEXT)).toBeNull();
  expect(data.headers).not.toHaveProperty(INLINE_SOURCES_HEADER);
});

describe('what is stored', () => {
  it('is the page with its lifetime, since the begin of its rendering', async () => {
    const before = performance.timeOrigin + performance.now();
    await handler().get('/page', CONTEXT);
    const began = performance.timeOrigin + performance.now();
    await handler().set('/page', page('<p></p>'), LIFETIME);
    const entry = await handler().get('/page', CONTEXT);
    expect(entry).toMatchObject({ value: { html: '<p></p>', rscData: Buffer.from('0:[]') } });
    expect(entry).toMatchObject(LIFETIME);
    expect(entry?.lastModified).toBeGreaterThanOrEqual(before);
    expect(entry?.lastModified).toBeLessThanOrEqual(began);
  });

  it('is missing after a change of one of its tags', async () => {
    await stored('<p></p>');
    await handler().revalidateTag('port');
    expect(await handler().get('/page', CONTEXT)).not.toBeNull();
    await handler().revalidateTag(['article']);
    expect(await handler().get('/page', CONTEXT)).toBeNull();
  });

  it('is stale when a change came in during its rendering', async () => {
    await handler().get('/page', CONTEXT);
    await cacheStore().invalidate(['article']);
    // Another request waits for the same rendering.
    await handler().get('/page', CONTEXT);
    await handler().set('/page', page('old'), LIFETIME);
    expect(await handler().get('/page', CONTEXT)).toBeNull();
    await handler().set('/page', page('new'), LIFETIME);
    expect((await handler().get('/page', CONTEXT))?.value.html).toBe('new');
  });

  it('is shown once more when only its time is over', async () => {
    await rendered('/page', page('old'), { cacheControl: { revalidate: 0.001 } });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await handler().get('/page', CONTEXT))?.value.html).toBe('old');
    await handler().set('/page', page('new'), LIFETIME);
    expect((await handler().get('/page', CONTEXT))?.value.html).toBe('new');
  });

  it.each([
    ['another status', page('', { status: 404 })],
    ['a redirect', page('', { status: 307 })],
    ['nothing', null],
  ])('is dropped for %s', async (_, data) => {
    await stored('<p></p>');
    await handler().set('/page', data, LIFETIME);
    expect(await handler().get('/page', CONTEXT)).toBeNull();
  });

  it('is no page whose tags are not known, and no content', async () => {
    await rendered('/page', page('', { headers: {} }));
    expect(await handler().get('/page', CONTEXT)).toBeNull();
    const fetched = { kind: 'FETCH', tags: ['article'] };
    await handler().get('content', fetched);
    await handler().set('content', { kind: 'FETCH', data: { body: '1' } }, { fetchCache: true });
    expect(await handler().get('content', fetched)).toBeNull();
  });
});

describe('inline sources', () => {
  it('are the hashes of the scripts that the renderer wrote', async () => {
    const { headers, html } = await stored(
      `${HEAD}<script nonce="${NONCE}">one()</script><script nonce="${NONCE}" id="_R_">two()</script>` +
        `<script src="/a.js" nonce="${NONCE}" async=""></script>`,
    );
    expect(headers?.[INLINE_SOURCES_HEADER]).toBe(`script-src ${hash('one()')} ${hash('two()')}`);
    expect(html).toBe(
      '<head><link rel="stylesheet" href="/a.css"/></head>' +
        '<script>one()</script><script id="_R_">two()</script><script src="/a.js" async=""></script>',
    );
  });

  it.each([
    ['a script in a text of the CMS', '<script>evil()</script>'],
    ['a guessed nonce', '<script nonce="abc">evil()</script>'],
    ['an empty nonce', '<script nonce="">evil()</script>'],
    ['a script that swallows one of the renderer’s', '<script>evil();/*'],
    ['JSON-LD', '<script type="application/ld+json">evil()</script>'],
    ['a handler', '<img src="x" onerror="evil()">'],
  ])('have no hash of %s', async (_, injected) => {
    const { headers } = await stored(`${HEAD}${injected}<script nonce="${NONCE}">one()</script>`);
    const sources = headers?.[INLINE_SOURCES_HEADER] ?? '';
    expect(sources.replace(hash('one()'), '')).toMatch(/^(script-src )?$/);
  });

  it('are those of what is sent: the payload in a script without the nonce', async () => {
    const { headers, html, rscData, segmentData } = await stored(
      `${HEAD}<script nonce="${NONCE}">push("{\\"nonce\\":\\"${NONCE}\\"}")</script>`,
      {
        rscData: Buffer.from(`1:["$","script",null,{"nonce":"${NONCE}"}]\nميناء`),
        segmentData: new Map([['/_tree', Buffer.from(`{"nonce":"${NONCE}"}`)]]),
      },
    );
    const code = 'push("{\\"nonce\\":\\"$undefined\\"}")';
    expect(html).toContain(`<script>${code}</script>`);
    expect(headers?.[INLINE_SOURCES_HEADER]).toBe(`script-src ${hash(code)}`);
    expect(String(rscData)).toBe('1:["$","script",null,{"nonce":"$undefined"}]\nميناء');
    expect(String(segmentData?.get('/_tree'))).toBe('{"nonce":"$undefined"}');
  });

  it('allow places on a chart as style attributes, and nothing else', async () => {
    const { headers } = await stored(
      '<i style="left:12.50%;top:-3%"></i><i style="left:1%;background:url(x)"></i>' +
        '<i style="position:fixed;top:0%"></i><i style="left:12.50%;top:-3%"></i>',
    );
    expect(headers?.[INLINE_SOURCES_HEADER]).toBe(
      `style-src 'unsafe-hashes' ${hash('left:12.50%;top:-3%')}`,
    );
  });

  it('are also those of a page that is not stored, which Next sends to waiting visitors', async () => {
    const missing = page(`${HEAD}<script nonce="${NONCE}">one()</script>`, { status: 404 });
    await rendered('/missing', missing);
    expect(missing.headers?.[INLINE_SOURCES_HEADER]).toBe(`script-src ${hash('one()')}`);
    expect(missing.html).not.toContain(NONCE);
  });

  it('stay with a page that is stored again', async () => {
    const first = await stored(`${HEAD}<script nonce="${NONCE}">one()</script>`);
    await cacheStore().invalidate(['article']);
    await rendered('/page', first);
    const entry = await handler().get('/page', CONTEXT);
    expect(entry?.value.headers?.[INLINE_SOURCES_HEADER]).toBe(`script-src ${hash('one()')}`);
  });

  it.each([
    ['without a nonce in its head', '<head><title>nonce=&quot;x&quot;</title></head>'],
    ['without a head', ''],
  ])('trust no script of a page %s', async (_, head) => {
    const { headers } = await stored(
      `${head}<script nonce="">evil()</script><script nonce="abc">evil()</script>`,
    );
    expect(headers?.[INLINE_SOURCES_HEADER]).toBe('');
  });
});
