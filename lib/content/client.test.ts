import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchAll, fetchFirst, fetchSingle } from './client';
import { entry, requiredText } from './fields';
import { withDrafts } from '../preview/reading-drafts';
import { NotPublishedError } from './errors';

const schema = entry({ Title: requiredText });
const item = (title: string) => ({ id: 1, attributes: { updatedAt: '2026-01-01', Title: title } });

let respond: (request: http.IncomingMessage, response: http.ServerResponse) => void;
const server = http.createServer((request, response) => respond(request, response));
const requests: URL[] = [];

function json(body: unknown, status = 200) {
  respond = (request, response) => {
    requests.push(new URL(request.url ?? '', 'http://cms'));
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
}

jest.mock('../logging/log', () => ({ log: { info: () => undefined, warn: () => undefined } }));
jest.mock('../config', () => ({ config: () => settings }));
const settings = {
  contentApiUrl: '',
  contentApiTimeoutMs: 20_000,
  contentApiToken: 'reader',
  contentPreviewToken: 'previewer',
};

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  settings.contentApiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests.length = 0;
});

it('reads a collection page by page', async () => {
  respond = (request, response) => {
    const page = new URL(request.url ?? '', 'http://cms').searchParams.get('pagination[page]');
    const pagination = { page: Number(page), pageSize: 100, pageCount: 3, total: 3 };
    response.end(JSON.stringify({ data: [item(`Page ${page}`)], meta: { pagination } }));
  };
  const entries = await fetchAll('articles', 'ar', schema, {});
  expect(entries.map(({ attributes }) => attributes.Title)).toEqual(['Page 1', 'Page 2', 'Page 3']);
});

it('passes the locale and the query on', async () => {
  json({
    data: [item('A')],
    meta: { pagination: { page: 1, pageSize: 1, pageCount: 1, total: 1 } },
  });
  await fetchFirst('articles', 'en', schema, { populate: '*' });
  expect(requests[0]?.searchParams.get('locale')).toBe('en');
  expect(requests[0]?.searchParams.get('populate')).toBe('*');
});

it('reads drafts with the preview token only within a preview, and leaves unfinished ones out', async () => {
  const tokens: (string | undefined)[] = [];
  const meta = { pagination: { page: 1, pageSize: 100, pageCount: 1, total: 2 } };
  const unfinished = { id: 2, attributes: { updatedAt: '2026-01-01', Title: null } };
  json({ data: [item('A'), unfinished], meta });
  const send = respond;
  respond = (request, response) => {
    tokens.push(request.headers.authorization);
    send(request, response);
  };
  await expect(withDrafts(() => fetchAll('articles', 'ar', schema, {}))).resolves.toHaveLength(1);
  await expect(fetchAll('articles', 'ar', schema, {})).rejects.toThrow();
  expect(requests.map((url) => url.searchParams.get('status'))).toEqual(['draft', null]);
  expect(tokens).toEqual(['Bearer previewer', 'Bearer reader']);
});

it('distinguishes an empty result from a failure', async () => {
  json({ data: [], meta: { pagination: { page: 1, pageSize: 1, pageCount: 0, total: 0 } } });
  await expect(fetchFirst('articles', 'ar', schema, {})).rejects.toThrow(NotPublishedError);
  json({ data: null, error: { status: 404, name: 'NotFoundError' } }, 404);
  await expect(fetchSingle('condition', 'ar', schema)).rejects.toThrow(NotPublishedError);
});

it('reads much at once from a CMS that does one thing after the other', async () => {
  const oneTakesMs = 20;
  settings.contentApiTimeoutMs = 25 * oneTakesMs;
  const open = new Set<http.ServerResponse>();
  const body = JSON.stringify({ data: item('A') });
  respond = (_, response) => void open.add(response);
  const timer = setInterval(() => {
    const [first] = open;
    if (!first) return;
    open.delete(first);
    first.end(body);
  }, oneTakesMs);
  try {
    const reads = Array.from({ length: 40 }, () => fetchSingle('condition', 'ar', schema));
    await expect(Promise.all(reads)).resolves.toHaveLength(40);
  } finally {
    clearInterval(timer);
    settings.contentApiTimeoutMs = 20_000;
  }
});

it.each([
  ['an empty object', {}, 200],
  ['another list', { data: {} }, 200],
  [
    'an entry without its title',
    {
      data: [{ attributes: { updatedAt: 'x' } }],
      meta: { pagination: { page: 1, pageSize: 1, pageCount: 1, total: 1 } },
    },
    200,
  ],
  ['a 404 that is not its own', { message: 'no route' }, 404],
  ['a 503', {}, 503],
])('fails on %s', async (_, body, status) => {
  json(body, status);
  const failure = await fetchFirst('articles', 'ar', schema, {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(NotPublishedError);
  const single = await fetchSingle('condition', 'ar', schema).catch((error: unknown) => error);
  expect(single).not.toBeInstanceOf(NotPublishedError);
});

it('fails on a page of HTML and on a response that never comes', async () => {
  respond = (_, response) => response.end('<h1>Maintenance</h1>');
  await expect(fetchFirst('articles', 'ar', schema, {})).rejects.toThrow();
  respond = () => {};
  settings.contentApiTimeoutMs = 300;
  await expect(fetchFirst('articles', 'ar', schema, {})).rejects.toThrow(/timeout|aborted/i);
  settings.contentApiTimeoutMs = 20_000;
});
