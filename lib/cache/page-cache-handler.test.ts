import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { INLINE_SOURCES_HEADER as NAME_OF_SERVER } from '../http/page-policy';
import { INLINE_SOURCES_HEADER } from './inline-sources.mjs';
import PageCacheHandler from './page-cache-handler.mjs';

const NONCE = 'c2VjcmV0LW9mLW9uZS1wYWdl';
const PAGE = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false };

const folder = mkdtempSync(path.join(tmpdir(), 'page-cache-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A handler as Next makes one for each request; without memory, so that `get` reads the disk. */
function handler(nonce?: string) {
  return new PageCacheHandler({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: folder,
    maxMemoryCacheSize: 0,
    revalidatedTags: [],
    _requestHeaders: nonce ? { 'content-security-policy': `script-src 'nonce-${nonce}'` } : {},
  }) as unknown as {
    get(key: string, context: object): Promise<{ value: Page } | null>;
    set(key: string, data: Page, context: object): Promise<void>;
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
  ['a script that swallows one of the renderer’s', `<script>evil();/*<script nonce="${NONCE}">*/`],
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
  const meta = readFileSync(path.join(folder, 'app', 'page.meta'), 'utf8');
  expect(meta).toContain(INLINE_SOURCES_HEADER);
});

it('trusts a page of the build, which holds no content', async () => {
  const app = path.join(folder, 'app');
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
