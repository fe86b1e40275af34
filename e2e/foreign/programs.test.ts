import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_TYPES } from './content-types.mjs';
import { startContentApi } from './content-api.mjs';
import { BASE_PATH, startSecondService } from './second-service.mjs';

/* The two programs accept nothing beyond sections 3 and 7 of the specification. */

const PROGRAMS = [
  'content-api',
  'content-types',
  'sample-content',
  'second-service',
  'http-server',
  'files',
  'mutations',
];

test.each(PROGRAMS)('%s.mjs imports nothing of the project', (name) => {
  const source = readFileSync(path.join(__dirname, `${name}.mjs`), 'utf8');
  const imported = [...source.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(
    ([, from = '']) => from,
  );
  expect(imported.filter((from) => !/^(?:node:|\.\/[a-z-]+\.mjs$)/.test(from))).toEqual([]);
});

describe('the content API', () => {
  let api: Awaited<ReturnType<typeof startContentApi>>;
  beforeAll(async () => {
    api = await startContentApi();
  });
  afterAll(() => api.stop());

  const fetchStatus = async (address: string) => (await fetch(`${api.url}/api/${address}`)).status;

  test.each([
    'site-setting',
    'pages',
    'redirects',
    'sla-rows',
    'faqs',
    'statistics-files',
    'articles/1',
  ])('%s is not there', async (name) => {
    expect(await fetchStatus(name)).toBe(404);
  });

  test.each([
    'articles?filters[PublishDate][$lte]=2026-01-01',
    'articles?filters[$or][0][Slug][$eq]=x',
    'articles?sort=updatedAt:desc',
    'articles?fields[0]=updatedAt',
    'articles?populate=Author',
    'port-employees?sort=DisplayOrder:asc',
  ])('%s is refused', async (address) => {
    expect(await fetchStatus(address)).toBe(400);
  });

  test('entries have the fields of the specification and numeric ids', async () => {
    for (const [type, { fields }] of Object.entries(CONTENT_TYPES)) {
      const response = await fetch(`${api.url}/api/${type}?populate=deep&locale=ar`);
      const { data } = (await response.json()) as { data: unknown };
      const entries = [data].flat() as { id: number; attributes: object }[];
      expect([type, entries.length > 0]).toEqual([type, true]);
      for (const { id, attributes } of entries) {
        expect(typeof id).toBe('number');
        expect(Object.keys(attributes).sort()).toEqual([...Object.keys(fields), 'locale'].sort());
      }
    }
  });
});

describe('the second service', () => {
  let service: Awaited<ReturnType<typeof startSecondService>>;
  beforeAll(async () => {
    service = await startSecondService();
  });
  afterAll(() => service.stop());

  test.each(['capabilities', 'captcha/check', 'submissionStatus', 'portCalls', 'serviceRatings'])(
    '%s is not there',
    async (operation) => {
      expect((await fetch(`${service.baseUrl}/${operation}`)).status).toBe(404);
    },
  );

  test('parameters and fields of others are refused', async () => {
    const search = await fetch(`${service.baseUrl}/lookups?pageSize=100`);
    expect(search.status).toBe(400);
    const form = await fetch(`${service.baseUrl}/remarks`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'a', phoneNumber: '05', details: 'b', key: 'c' }),
    });
    expect(form.status).toBe(400);
  });

  test('a session has cookies of its own, below the base path', async () => {
    const response = await fetch(`${service.baseUrl}/captcha`);
    const [session = '', node = ''] = response.headers.getSetCookie();
    expect(session).toMatch(new RegExp(`^PORTAL_SESSION=\\w+; Path=${BASE_PATH};`));
    const cookie = [session, node].map((header) => header.split(';')[0]).join('; ');
    const again = await fetch(`${service.baseUrl}/captcha`, { headers: { cookie } });
    expect(again.headers.getSetCookie()).toEqual([]);
  });
});
