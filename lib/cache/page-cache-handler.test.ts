import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  areTagsStale,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { setTimeout as pause } from 'node:timers/promises';
import { ownRequestHeaders } from '../http/own-requests';
import { INLINE_SOURCES_HEADER as NAME_OF_SERVER } from '../http/page-policy';
import { STORED_AT_HEADER } from '../http/stored-at-header';
import { INLINE_SOURCES_HEADER } from './inline-sources.mjs';
import PageCacheHandler from './page-cache-handler.mjs';
import { markStale } from './stale-tags';

const NONCE = 'c2VjcmV0LW9mLW9uZS1wYWdl';
const PAGE = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false };

const folder = mkdtempSync(path.join(tmpdir(), 'page-cache-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A handler as Next makes one for each request; without memory, so that `get` reads the disk. */
function handler(nonce?: string) {
  return handlerFor(nonce ? { 'content-security-policy': `script-src 'nonce-${nonce}'` } : {});
}

function handlerFor(headers: object, maxMemoryCacheSize = 0) {
  return new PageCacheHandler({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: path.join(folder, 'server'),
    maxMemoryCacheSize,
    revalidatedTags: [],
    _requestHeaders: headers,
  }) as unknown as {
    get(key: string, context: object): Promise<{ value: Page; lastModified: number } | null>;
    set(key: string, data: Page | object, context: object): Promise<void>;
  };
}

interface Page {
  kind: 'APP_PAGE';
  html: string;
  rscData: Buffer;
  status?: number;
  headers?: Record<string, string>;
  segmentData?: Map<string, Buffer>;
}

function page(html: string, others: Partial<Page> = {}): Page {
  return { kind: 'APP_PAGE', html, rscData: Buffer.from('0:[]'), ...others };
}

function hash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

async function stored(html: string, others: Partial<Page> = {}): Promise<Page> {
  await handler(NONCE).set('/page', page(html, others), {});
  const entry = await handler('another-nonce').get('/page', PAGE);
  if (!entry) throw new Error('not stored');
  return entry.value;
}

it('names its header as the server does', () => {
  expect(INLINE_SOURCES_HEADER).toBe(NAME_OF_SERVER);
});

it('says since when a page is stored', async () => {
  const before = Date.now();
  const since = Number((await stored('<p></p>')).headers?.[STORED_AT_HEADER]);
  expect(since).toBeGreaterThan(before - 1000);
  expect(since).toBeLessThanOrEqual(Date.now());
});

it('says of a page that was rendered just now when that began', async () => {
  const before = Math.floor(performance.timeOrigin + performance.now());
  const rendering = handler(NONCE);
  await pause(5);
  const rendered = page('<p></p>');
  await rendering.set('/page', rendered, {});
  const began = Number(rendered.headers?.[STORED_AT_HEADER]);
  expect(began).toBeGreaterThanOrEqual(before);
  expect(began).toBeLessThan(performance.timeOrigin + performance.now() - 4);
});

it('stores the hashes of the scripts that the renderer wrote', async () => {
  const { headers, html } = await stored(
    `<script nonce="${NONCE}">one()</script><script nonce="${NONCE}" id="_R_">two()</script>` +
      `<script src="/a.js" nonce="${NONCE}" async=""></script>`,
  );
  expect(headers?.[INLINE_SOURCES_HEADER]).toBe(`script-src ${hash('one()')} ${hash('two()')}`);
  expect(html).toBe(
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
])('gives no hash to %s', async (_, injected) => {
  const { headers } = await stored(`${injected}<script nonce="${NONCE}">one()</script>`);
  const sources = headers?.[INLINE_SOURCES_HEADER] ?? '';
  expect(sources.replace(hash('one()'), '')).toMatch(/^(script-src )?$/);
});

it('hashes what is sent: the payload in a script without the nonce', async () => {
  const { headers, html, rscData, segmentData } = await stored(
    `<script nonce="${NONCE}">push("{\\"nonce\\":\\"${NONCE}\\"}")</script>`,
    {
      rscData: Buffer.from(`1:["$","script",null,{"nonce":"${NONCE}"}]\nميناء`),
      segmentData: new Map([['/_tree', Buffer.from(`{"nonce":"${NONCE}"}`)]]),
    },
  );
  const code = 'push("{\\"nonce\\":\\"$undefined\\"}")';
  expect(html).toBe(`<script>${code}</script>`);
  expect(headers?.[INLINE_SOURCES_HEADER]).toBe(`script-src ${hash(code)}`);
  expect(String(rscData)).toBe('1:["$","script",null,{"nonce":"$undefined"}]\nميناء');
  expect(String(segmentData?.get('/_tree'))).toBe('{"nonce":"$undefined"}');
});

it('allows places on a chart as style attributes, and nothing else', async () => {
  const { headers } = await stored(
    '<i style="left:12.50%;top:-3%"></i><i style="left:1%;background:url(x)"></i>' +
      '<i style="position:fixed;top:0%"></i><i style="left:12.50%;top:-3%"></i>',
  );
  expect(headers?.[INLINE_SOURCES_HEADER]).toBe(
    `style-src 'unsafe-hashes' ${hash('left:12.50%;top:-3%')}`,
  );
});

it('gives the same to the visitor whose request rendered the page, stored or not', async () => {
  const found = page(`<script nonce="${NONCE}">one()</script>`);
  await handler(NONCE).set('/found', found, {});
  expect(found.headers?.[INLINE_SOURCES_HEADER]).toBe(`script-src ${hash('one()')}`);
  const missing = page(`<script nonce="${NONCE}">one()</script>`, { status: 404 });
  await handler(NONCE).set('/missing', missing, {});
  expect(missing.headers?.[INLINE_SOURCES_HEADER]).toBe(`script-src ${hash('one()')}`);
  expect(await handler(NONCE).get('/missing', PAGE)).toBeNull();
});

it('keeps the hashes of a page that is stored again', async () => {
  const first = await stored(`<script nonce="${NONCE}">one()</script>`);
  await handler('later-nonce').set('/page', first, {});
  const entry = await handler().get('/page', PAGE);
  expect(entry?.value.headers?.[INLINE_SOURCES_HEADER]).toBe(`script-src ${hash('one()')}`);
});

it('trusts no script of a page that was rendered without a nonce', async () => {
  await handler().set('/page', page('<script nonce="">evil()</script><script>evil()</script>'), {});
  const entry = await handler().get('/page', PAGE);
  expect(entry?.value.headers?.[INLINE_SOURCES_HEADER]).toBe('');
});

it('hashes nothing when a stored page is read', async () => {
  await stored(`<script nonce="${NONCE}">one()</script>`);
  const meta = readFileSync(path.join(folder, 'server', 'app', 'page.meta'), 'utf8');
  expect(meta).toContain(INLINE_SOURCES_HEADER);
});

it('trusts a page of the build, which holds no content', async () => {
  const app = path.join(folder, 'server', 'app');
  mkdirSync(app, { recursive: true });
  const html =
    '<style>p{}</style><p style="font-family:&quot;A&quot;">404</p><script>one()</script>';
  writeFileSync(path.join(app, '_not-found.html'), html);
  writeFileSync(path.join(app, '_not-found.rsc'), '0:[]');
  writeFileSync(path.join(app, '_not-found.meta'), '{}');
  const entry = await handler(NONCE).get('/_not-found', PAGE);
  expect(entry?.value.headers?.[INLINE_SOURCES_HEADER]).toBe(
    `script-src ${hash('one()')}; style-src 'unsafe-hashes' ${hash('font-family:"A"')} ${hash('p{}')}`,
  );
});

describe('a change of content', () => {
  const TAGGED = { headers: { 'x-next-cache-tags': 'article,_N_T_/page' } };
  const LOADER = { kind: 'FETCH', tags: ['article'] };
  const value = (body: unknown) => ({
    kind: 'FETCH',
    data: { headers: {}, body: JSON.stringify({ state: 'found', value: body }), url: '' },
    revalidate: 300,
  });
  const STORE_LOADER = { fetchCache: true, tags: ['article'] };

  it('marks tags in the table that Next reads', () => {
    markStale(['article']);
    expect(areTagsStale(['article'], Date.now() - 1000)).toBe(true);
    expect(tagsManifest.get('article')?.stale).toBeGreaterThan(Date.now() - 1000);
  });

  describe.each([
    ['on disk', 0],
    ['in memory', 1_000_000],
  ])('for what is %s', (_, memory) => {
    const key = `/changed-${memory}`;
    const request = (headers = {}) => handlerFor(headers, memory);
    // The last test's change has a time of its own, ahead of the clock.
    beforeEach(() => pause(2));

    it('leaves a page stale that was being rendered meanwhile', async () => {
      const rendering = request();
      await pause(2);
      markStale(['article']);
      await pause(2);
      await rendering.set(key, page('old', TAGGED), {});
      const entry = await request().get(key, PAGE);
      expect(areTagsStale(['article'], entry?.lastModified ?? NaN)).toBe(true);

      await request().set(key, page('new', TAGGED), {});
      const next = await request().get(key, PAGE);
      expect(next?.value.html).toBe('new');
      expect(areTagsStale(['article'], next?.lastModified ?? NaN)).toBe(false);
    });

    it("makes a stale page missing for the site's own requests alone", async () => {
      await request().set(key, page('old', TAGGED), {});
      await pause(2);
      expect(await request(ownRequestHeaders()).get(key, PAGE)).not.toBeNull();
      markStale(['article']);
      expect(await request(ownRequestHeaders()).get(key, PAGE)).toBeNull();
      expect(await request({ 'x-own-request': 'forged' }).get(key, PAGE)).not.toBeNull();
    });

    it("makes a loader's value missing that was read before it or meanwhile", async () => {
      // The mark of the test before may lie a millisecond ahead.
      await pause(2);
      const reading = request();
      await reading.set(`${memory}value`, value('old'), STORE_LOADER);
      expect(await request().get(`${memory}value`, LOADER)).not.toBeNull();
      await pause(2);
      markStale(['article']);
      expect(await request().get(`${memory}value`, LOADER)).toBeNull();
      await pause(2);
      await reading.set(`${memory}value`, value('old'), STORE_LOADER);
      expect(await request().get(`${memory}value`, LOADER)).toBeNull();
    });
  });

  it('does not let an older value take the place of a newer one', async () => {
    const older = handlerFor({}, 1_000_000);
    await pause(2);
    await handlerFor({}, 1_000_000).set('overtaken', value('new'), STORE_LOADER);
    await older.set('overtaken', value('old'), STORE_LOADER);
    const entry = await handlerFor({}, 1_000_000).get('overtaken', LOADER);
    expect(JSON.stringify(entry?.value)).toContain('new');
  });

  it('replaces what was stored before the clock was set back', async () => {
    await handler().set('/ahead', page('old', TAGGED), {});
    const tomorrow = new Date(Date.now() + 86_400_000);
    utimesSync(path.join(folder, 'server', 'app', 'ahead.html'), tomorrow, tomorrow);
    markStale(['article']);
    const entry = await handlerFor({}, 1_000_000).get('/ahead', PAGE);
    expect(areTagsStale(['article'], entry?.lastModified ?? NaN)).toBe(true);
    await pause(2);
    await handlerFor({}, 1_000_000).set('/ahead', page('new', TAGGED), {});
    expect((await handlerFor({}, 1_000_000).get('/ahead', PAGE))?.value.html).toBe('new');
  });

  it('keeps what the disk does not take in memory', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    writeFileSync(path.join(folder, 'server', 'app', 'no-folder'), '');
    await handlerFor({}, 1_000_000).set('/no-folder/page', page('new', TAGGED), {});
    const entry = await handlerFor({}, 1_000_000).get('/no-folder/page', PAGE);
    expect(entry?.value.html).toBe('new');
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  it('leaves no half-written file', async () => {
    await handler().set('/whole', page('whole', TAGGED), {});
    expect(
      readdirSync(path.join(folder, 'server', 'app')).filter((name) => name.endsWith('.tmp')),
    ).toEqual([]);
  });
});
