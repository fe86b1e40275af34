import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchAll, fetchFirst, fetchPage, fetchSingle } from './client';
import { closeCircuit } from '../resilience/circuit';
import { entry, requiredText } from './fields';
import { withDrafts } from '../preview/reading-drafts';
import { NotPublishedError } from './errors';
import { manyFiles } from './media-fields';
import { CONTENT_CIRCUIT } from './request';
import { evictShared } from '../cache/until-change';
import { dropProcessWide } from '../process-state';

const schema = entry({ Title: requiredText });
const item = (title: string) => ({ id: 1, attributes: { updatedAt: '2026-01-01', Title: title } });
const paged = (...data: unknown[]) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: data.length } },
});

let respond: (request: http.IncomingMessage, response: http.ServerResponse) => void;
const server = http.createServer((request, response) => respond(request, response));
const requests: URL[] = [];

function json(body: unknown, status = 200) {
  respond = (request, response) => {
    requests.push(new URL(request.url ?? '', 'http://cms'));
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
}

const mockLog = { info: jest.fn(), warn: jest.fn() };
jest.mock('../logging/log', () => ({
  log: {
    info: (...args: unknown[]) => mockLog.info(...args),
    warn: (...args: unknown[]) => mockLog.warn(...args),
  },
}));
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
  jest.clearAllMocks();
  dropProcessWide('accepted-ways', 'reports');
  evictShared();
  closeCircuit(CONTENT_CIRCUIT);
});

it('reads a collection page by page', async () => {
  respond = (request, response) => {
    const page = new URL(request.url ?? '', 'http://cms').searchParams.get('pagination[page]');
    const pagination = { page: Number(page), pageSize: 100, pageCount: 3, total: 3 };
    response.end(JSON.stringify({ data: [item(`Page ${page}`)], meta: { pagination } }));
  };
  const entries = await fetchAll('articles', 'ar', schema, {});
  expect(entries.map(({ Title }) => Title)).toEqual(['Page 1', 'Page 2', 'Page 3']);
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
  await expect(fetchAll('articles', 'ar', schema, {})).resolves.toHaveLength(1);
  expect(requests.map((url) => url.searchParams.get('status'))).toEqual(['draft', null]);
  expect(tokens).toEqual(['Bearer previewer', 'Bearer reader']);
});

it('distinguishes an empty result from a failure', async () => {
  json({ data: [], meta: { pagination: { page: 1, pageSize: 1, pageCount: 0, total: 0 } } });
  await expect(fetchFirst('articles', 'ar', schema, {})).rejects.toThrow(NotPublishedError);
  json({ data: null, error: { status: 404, name: 'NotFoundError' } }, 404);
  await expect(fetchSingle('condition', 'ar', schema)).rejects.toThrow(NotPublishedError);
});

it('limits concurrent reads of a slow CMS', async () => {
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
  ['a text instead of entries', { data: 'none' }, 200],
  ['a 503', {}, 503],
  ['a 401', {}, 401],
  ['a query that it refuses in its plainest form', {}, 400],
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

it('leaves out an entry that cannot be shown, and logs it once', async () => {
  const broken = { id: 7, attributes: { updatedAt: '2026-01-01', Title: null } };
  json(paged(item('A'), broken, item('B')));
  for (let read = 1; read <= 2; read += 1) {
    const entries = await fetchAll('articles', 'ar', schema, {});
    expect(entries.map(({ Title }) => Title)).toEqual(['A', 'B']);
  }
  expect(mockLog.warn).toHaveBeenCalledTimes(1);
  expect(mockLog.warn).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'articles', id: '7', field: 'Title' }),
    'entry left out',
  );
});

it.each([404, 403])(
  'has nothing of a type that responds with %d, and logs it once',
  async (status) => {
    json({ message: 'no route' }, status);
    await expect(fetchAll('articles', 'ar', schema, {})).resolves.toEqual([]);
    await expect(fetchFirst('articles', 'ar', schema, {})).rejects.toThrow(NotPublishedError);
    await expect(fetchSingle('condition', 'ar', schema)).rejects.toThrow(NotPublishedError);
    const lines = [...mockLog.info.mock.calls, ...mockLog.warn.mock.calls];
    expect(lines.map(([about]) => about)).toEqual([
      { type: 'articles', status },
      { type: 'condition', status },
    ]);
  },
);

it('accepts a list for a single type and an entry for a list', async () => {
  json({ data: { documentId: 'a1', Title: 'A' } });
  await expect(fetchAll('abouts', 'ar', schema, {})).resolves.toMatchObject([{ Title: 'A' }]);
  json({ data: [{ id: 3, Title: 7 }] });
  await expect(fetchSingle('license', 'ar', schema)).resolves.toMatchObject({
    Title: '7',
    documentId: '3',
  });
});

describe('of an API that refuses queries', () => {
  const titles = ['C', 'A', 'B'].map((Title, index) => ({ id: index + 1, Title, Rank: '2' }));
  const query = {
    'filters[Title][$in][0]': 'A',
    'filters[Title][$in][1]': 'b',
    sort: 'Title:desc',
  };

  beforeEach(() => {
    respond = (request, response) => {
      const url = new URL(request.url ?? '', 'http://cms');
      requests.push(url);
      const isPlain = url.searchParams.get('populate') === '*' && !url.searchParams.has('sort');
      response.statusCode = isPlain ? 200 : 400;
      response.end(JSON.stringify(isPlain ? { data: titles } : { data: null, error: {} }));
    };
  });

  it('reads all entries once and carries the query out', async () => {
    const read = () => fetchAll('articles', 'ar', schema, query);
    expect((await read()).map(({ Title }) => Title)).toEqual(['B', 'A']);
    expect((await read()).map(({ Title }) => Title)).toEqual(['B', 'A']);
    await expect(
      fetchPage('articles', 'ar', schema, {
        ...query,
        'pagination[page]': 2,
        'pagination[pageSize]': 1,
      }),
    ).resolves.toMatchObject({ entries: [{ Title: 'A' }], pageCount: 2, total: 2 });
    expect(requests).toHaveLength(2);
    evictShared();
    await read();
    expect(requests).toHaveLength(3);
  });

  it('reads a single type without the plugin for deep population', async () => {
    await expect(fetchSingle('condition', 'ar', schema)).resolves.toMatchObject({ Title: 'C' });
    await fetchSingle('condition', 'en', schema);
    expect(requests.map((url) => url.searchParams.get('populate'))).toEqual(['deep', '*', '*']);
  });
});

it.each([
  ['a filter', { 'filters[Title][$eqi]': 'b' }, ['B']],
  ['an order', { sort: 'Title:desc' }, ['C', 'B', 'A']],
])('carries out %s that the API ignores', async (_, query, expected) => {
  json(paged(item('A'), item('C'), item('B')));
  const entries = await fetchAll('articles', 'ar', schema, query);
  expect(entries.map(({ Title }) => Title)).toEqual(expected);
});

it('requests all fields if files are not populated by name', async () => {
  const withFiles = entry({ Title: requiredText, Images: manyFiles });
  respond = (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://cms');
    const Images =
      searchParams.get('populate') === '*' ? { Images: [{ url: '/uploads/a.jpg' }] } : {};
    response.end(JSON.stringify(paged({ id: 1, Title: 'A', ...Images })));
  };
  const [found] = await fetchAll('articles', 'ar', withFiles, { 'populate[Images]': 'true' });
  expect(found?.Images).toHaveLength(1);
});
