import { dropProcessWide } from '../process-state';
import PageCacheHandler from './page-cache-handler.mjs';
import { cacheStore } from './store';

jest.mock('../config', () => ({ config: () => ({ redisUrl: '' }) }));
jest.mock('../logging/log');

const CONTEXT = { kind: 'APP_PAGE' };
const LIFETIME = { cacheControl: { revalidate: 300, expire: 604_800 } };

interface Page {
  kind: string;
  html: string;
  rscData?: Buffer;
  status?: number;
  headers?: Record<string, string>;
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

/** Renders a missing or expired page as Next does. */
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

it('stores nothing and finds nothing during a build', async () => {
  dropProcessWide('cache-store');
  const data = page('<p></p>');
  await rendered('/page', data);
  expect(await handler().get('/page', CONTEXT)).toBeNull();
});

describe('stored entries', () => {
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

  it('expires after ten minutes with live data', async () => {
    await rendered('/page', page('', { headers: { 'x-next-cache-tags': 'article,live' } }));
    expect(await handler().get('/page', CONTEXT)).toMatchObject({
      cacheControl: { revalidate: 300, expire: 600 },
    });
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

  it('does not store pages without known tags', async () => {
    await rendered('/page', page('', { headers: {} }));
    expect(await handler().get('/page', CONTEXT)).toBeNull();
    const fetched = { kind: 'FETCH', tags: ['article'] };
    await handler().get('content', fetched);
    await handler().set('content', { kind: 'FETCH', data: { body: '1' } }, { fetchCache: true });
    expect(await handler().get('content', fetched)).toBeNull();
  });
});
