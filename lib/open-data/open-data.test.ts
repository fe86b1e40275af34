import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { parse } from 'csv-parse/sync';
import { CLIENT_IP_HEADER } from '../server/client-ip';
import { ContentUnavailableError } from '../content/errors';
import { MockServer } from '../e-services/testing/mock-server';
import { setCapabilities } from '../capabilities';
import { sampleCircular } from '../content/circulars/testing/sample-circular';
import { DATASETS } from './datasets';
import { openApiDocument } from './openapi';
import { serveOpenData } from './serve';
import { messages } from '../i18n/messages';
import { dropProcessWide } from '../process-state';

const settings = {
  siteUrl: 'https://ports.example',
  eServicesApiUrl: '',
  eServicesApiTimeoutMs: 5_000,
  eServicesShortTimeoutMs: 5_000,
  rateLimitOpenData: 1_000_000,
};
jest.mock('../config', () => ({ config: () => settings }));
jest.mock('../logging/log');

const mockTerminals = [
  {
    name: { ar: 'محطة الركاب', en: 'Passenger Terminal' },
    berths: 6,
    depth: 10,
    maximumDraught: 9,
  },
  {
    name: { ar: 'محطة الحاويات', en: 'Container Terminal' },
    berths: 11,
    depth: 13.5,
    maximumDraught: null,
  },
];
const CHANGED = '2026-10-04T07:30:00.000Z';
const mockPort = (slug: string, name: string, locode: string) => ({
  slug,
  name,
  locode,
  category: 'commercial',
  position: { latitude: 21.5, longitude: 39.2 },
  berths: 62,
  terminals: 8,
  capacity: 130,
  area: 12.5,
  terminalList: slug === 'jeddah' ? mockTerminals : [],
  updatedAt: CHANGED,
});
const mockPorts = jest.fn(async (locale: string) =>
  locale === 'ar'
    ? [mockPort('jeddah', 'ميناء جدة', 'SAJED'), mockPort('jubail', 'ميناء الجبيل', '')]
    : [mockPort('jeddah', 'Jeddah Port', 'SAJED'), mockPort('jubail', 'Jubail Port', '')],
);
jest.mock('../content/collections/ports', () => ({
  loadPorts: (locale: string) => mockPorts(locale),
}));
const mockCirculars = jest.fn(async (locale: string) => {
  const both = sampleCircular({
    number: '2026/014',
    releasedAt: '2026-09-13',
    subject: locale === 'ar' ? 'إشعار الوصول' : 'Arrival notice',
    ports: ['jeddah'],
  });
  const alone = sampleCircular({ number: '2025/002', releasedAt: '2025-02-01', ports: [] });
  return locale === 'ar' ? [both, alone] : [both];
});
jest.mock('../content/collections/circulars', () => ({
  circularChanges: async () => () => CHANGED,
  loadCircularsByNumber: async (locale: string, numbers: readonly string[]) =>
    (await mockCirculars(locale)).filter(({ number }) => numbers.includes(number)),
}));
jest.mock('../search/circulars', () => ({
  indexedCirculars: (locale: string) => mockCirculars(locale),
}));
jest.mock('../content/collections/statistics', () => ({
  loadStatisticsYears: async () => [
    {
      year: 2025,
      updatedAt: CHANGED,
      file: { src: '/media/statistics-2025.zip', bytes: 81_000, type: 'application/zip' },
    },
    { year: 2024, updatedAt: CHANGED, file: null },
  ],
}));

const call = (id: number, more: object = {}) => ({
  id,
  trafficType: 'Expected',
  status: 'Expected',
  arrivalDate: `2026-11-${String(10 + id)}T14:30:00+03:00`,
  ...{ departureDate: null, startDate: null, endDate: null },
  ...{ agent: 'Gulf Agency', agentAr: 'وكالة الخليج' },
  tonnage: 51000,
  vessel: `Pearl-Horizon ${id}`,
  imo: '9205902',
  port: 'Jeddah Port',
  portAr: 'ميناء جدة',
  ...more,
});
const bidder = { bidder: 'شركة الرصيف', bidderEn: 'Golden Quay', amount: 400_000 };
const bid = (id: number, more: object = {}) => ({
  id,
  title: `منافسة ${id}`,
  titleEn: `Tender ${id}`,
  compDocumentFeesAr: 500,
  ...more,
});

const service = new MockServer();
let isDown = false;
const calls = [
  call(1, {
    status: 'Departed',
    departureDate: '2026-11-12T09:00:00+03:00',
    imo: '',
    vessel: '=HYPERLINK("x")',
  }),
  call(2, { port: 'Jubail Port', portAr: 'ميناء الجبيل' }),
  call(3),
  call(4, { port: 'Nowhere', portAr: '' }),
];
const tenders = [
  bid(1, {
    compFinalDateAr: '2020-01-01T14:00:00+03:00',
    bids: [bidder],
    award: { ...bidder, awardedAt: '2020-02-01T10:00:00+03:00' },
  }),
  bid(2, { compFinalDateAr: '2199-01-01T14:00:00+03:00' }),
  bid(3),
];

beforeAll(async () => {
  await service.start();
  settings.eServicesApiUrl = service.url;
});
afterAll(() => service.stop());
beforeEach(() => {
  isDown = false;
  service.reply = (response, request) => {
    if (isDown) {
      response.writeHead(500).end('down');
      return;
    }
    const body =
      request.operation === 'portCalls'
        ? {
            isSuccess: true,
            error: null,
            data: calls.filter(({ id }) => id > Number(request.query.after)).slice(0, 3),
            meta: { asOf: new Date().toISOString(), perResponse: 3 },
          }
        : tenders;
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
});
afterEach(() => jest.useRealTimers());

let client = 0;
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const url = new URL(`https://ports.example/api/open/v1${path}`);
  const segments = url.pathname.split('/').slice(4).filter(Boolean);
  const ip = `192.0.2.${++client % 250}`;
  const request = new Request(url, { method, headers: { [CLIENT_IP_HEADER]: ip, ...headers } });
  return serveOpenData(request, segments);
}

interface List {
  data: Record<string, unknown>[];
  meta: { total: number; asOf: string | null; isStale: boolean };
  links: { self: string; next: string | null };
}
const list = async (path: string) => (await (await get(path)).json()) as List;
const ids = async (path: string) => (await list(path)).data.map(({ id }) => id);

describe('the OpenAPI document', () => {
  it.each(['ar', 'en'] as const)('is one, in %s', async (locale) => {
    const { valid, errors } = await new Validator().validate(openApiDocument(locale));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it.each(['ar', 'en'] as const)('describes every operation, in %s', (locale) => {
    const paths = openApiDocument(locale)['paths'] as Record<string, { get: object }>;
    for (const { get: operation } of Object.values(paths)) {
      expect(operation).toMatchObject({
        operationId: expect.any(String),
        summary: expect.any(String),
        description: expect.any(String),
      });
    }
  });

  it('describes every field and parameter', () => {
    for (const { fields, parameters } of Object.values(DATASETS)) {
      for (const name of Object.keys(fields))
        expect(messages.ar.openData.fields).toHaveProperty(name);
      for (const name of parameters) expect(messages.ar.openData.parameters).toHaveProperty(name);
    }
  });

  it.each(Object.entries(DATASETS))('describes the responses of %s', async (name, { path }) => {
    const document = openApiDocument('en') as Record<string, unknown>;
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    ajv.addSchema(document, 'openapi');
    const schema = `openapi#/paths/~1${path}/get/responses/200/content/application~1json/schema`;
    const body = await list(`/${path}`);
    expect(body.data.length).toBeGreaterThan(0);
    expect(ajv.validate({ $ref: schema }, body) || ajv.errors).toBe(true);
    const [first] = body.data;
    const spoilt = { ...body, data: [{ ...first, [Object.keys(first ?? {})[0] ?? '']: 5 }] };
    expect(ajv.validate({ $ref: schema }, spoilt)).toBe(false);
    expect(name in DATASETS).toBe(true);
    const fault = await (await get(`/${path}?limit=0`)).json();
    const problem = { $ref: 'openapi#/components/schemas/problem' };
    expect(ajv.validate(problem, fault) || ajv.errors).toBe(true);
  });
});

describe('port calls', () => {
  it('are found by port, number, name, status and days', async () => {
    expect(await ids('/port-calls')).toEqual(['1', '2', '3', '4']);
    expect(await ids('/port-calls?locode=sajed')).toEqual(['1', '3']);
    expect(await ids('/port-calls?port=jubail')).toEqual(['2']);
    expect(await ids('/port-calls?port=nowhere')).toEqual([]);
    expect(await ids('/port-calls?locode=SAJED&port=jubail')).toEqual([]);
    expect(await ids('/port-calls?imo=IMO9205902')).toEqual(['2', '3', '4']);
    expect(await ids('/port-calls?name=pearl%20hori')).toEqual(['2', '3', '4']);
    expect(await ids('/port-calls?status=departed')).toEqual(['1']);
    expect(await ids('/port-calls?from=2026-11-13')).toEqual(['2', '3', '4']);
    expect(await ids('/port-calls?to=2026-11-12')).toEqual(['1', '2']);
    expect((await list('/port-calls?port=jeddah')).data[1]).toMatchObject({
      port: 'jeddah',
      locode: 'SAJED',
      portEn: 'Jeddah Port',
      imo: '9205902',
    });
    expect((await list('/port-calls')).data[3]).toMatchObject({ port: null, locode: null });
  });

  it('come in pages that stay in place when a call is added', async () => {
    const first = await list('/port-calls?limit=2&status=expected');
    expect(first.data.map(({ id }) => id)).toEqual(['2', '3']);
    expect(first.meta.total).toBe(3);
    const next = new URL(first.links.next ?? '');
    expect(next.pathname).toBe('/api/open/v1/port-calls.json');
    const last = await list(`/port-calls${next.search}`);
    expect(last.data.map(({ id }) => id)).toEqual(['4']);
    expect(last.links.next).toBeNull();
  });

  it('are CSV by suffix and by Accept, without formulas', async () => {
    for (const response of [
      await get('/port-calls.csv'),
      await get('/port-calls', { accept: 'application/json;q=0.5, text/csv' }),
    ]) {
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      const rows = parse<Record<string, string>>(await response.text(), {
        bom: true,
        columns: true,
      });
      expect(rows[0]).toMatchObject({
        id: '1',
        vessel: `'=HYPERLINK("x")`,
        imo: '',
        port: 'jeddah',
      });
    }
    const browser = await get('/port-calls', { accept: 'text/html,*/*;q=0.8' });
    expect(browser.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(
      (await get('/port-calls.json', { accept: 'text/csv' })).headers.get('content-type'),
    ).toMatch(/json/);
  });

  it('are read from the e-services API once for all requests', async () => {
    service.requests.length = 0;
    for (let count = 0; count < 20; count++) await get(`/port-calls?limit=${count + 1}`);
    expect(service.requests).toEqual([]);
  });

  it('stay when the e-services API fails, marked as stale', async () => {
    const before = await get('/port-calls');
    expect(before.headers.get('cache-control')).toMatch(/max-age=60/);
    isDown = true;
    jest.useFakeTimers({
      now: Date.now() + 10 * 60_000,
      doNotFake: ['setImmediate', 'nextTick', 'setTimeout'],
    });
    const response = await get('/port-calls');
    const body = (await response.json()) as List;
    expect(body.data).toHaveLength(4);
    expect(body.meta.isStale).toBe(true);
    expect(response.headers.get('cache-control')).toBe('public, max-age=10');
    expect(response.headers.get('etag')).not.toBe(before.headers.get('etag'));
  });
});

describe('ports, circulars and tenders', () => {
  it('have both languages, with null for a missing one', async () => {
    expect((await list('/ports?locode=SAJED')).data).toMatchObject([
      { port: 'jeddah', nameAr: 'ميناء جدة', nameEn: 'Jeddah Port', berths: 62 },
    ]);
    const { data } = await list('/circulars');
    expect(data.map(({ number }) => number)).toEqual(['2026/014', '2025/002']);
    expect(data[0]).toMatchObject({ subjectAr: 'إشعار الوصول', subjectEn: 'Arrival notice' });
    expect(data[1]).toMatchObject({ pageEn: null, subjectEn: null });
    expect((await list('/circulars?port=jubail')).data).toMatchObject([{ number: '2025/002' }]);
    expect((await list('/circulars?q=arrival')).data).toHaveLength(1);
    expect((await list('/circulars?year=2025')).data).toHaveLength(1);
  });

  it('list the terminals of each port with berths, depth and draught', async () => {
    const all = await list('/terminals');
    expect(all.data.map(({ terminalEn }) => terminalEn)).toEqual([
      'Container Terminal',
      'Passenger Terminal',
    ]);
    expect(all.data[0]).toEqual({
      ...{ port: 'jeddah', locode: 'SAJED', portAr: 'ميناء جدة', portEn: 'Jeddah Port' },
      ...{ terminalAr: 'محطة الحاويات', terminalEn: 'Container Terminal' },
      ...{ berths: 11, depth: 13.5, maximumDraught: null, changedAt: CHANGED },
    });
    expect((await list('/terminals?port=jubail')).data).toEqual([]);
    const first = await list('/terminals?locode=SAJED&limit=1');
    const rest = await list(`/terminals${new URL(first.links.next ?? '').search}`);
    expect(rest.data).toMatchObject([{ terminalAr: 'محطة الركاب', depth: 10, maximumDraught: 9 }]);
    const csv = await (await get('/terminals.csv')).text();
    expect(csv).toContain('محطة الحاويات,Container Terminal,11,13.5,,');
  });

  it('have the state and winner of a tender', async () => {
    const { data } = await list('/tenders');
    expect(data.map(({ id, state }) => [id, state])).toEqual([
      ['2', 'open'],
      ['1', 'awarded'],
      ['3', null],
    ]);
    expect(data[1]).toMatchObject({ winnerEn: 'Golden Quay', awardAmount: 400_000 });
    expect(await ids('/tenders?state=open')).toEqual(['2']);
    expect((await list('/tenders?limit=1')).links.next).toMatch(/cursor=/);
  });
});

describe('HTTP', () => {
  it('responds 304 to a current ETag, and sends Last-Modified where known', async () => {
    const first = await get('/ports');
    expect(first.headers.get('last-modified')).toBe(new Date(CHANGED).toUTCString());
    expect((await get('/port-calls')).headers.get('last-modified')).toBeNull();
    const etag = first.headers.get('etag') ?? '';
    const again = await get('/ports', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const other = await get('/ports', {
      'if-none-match': 'W/"x"',
      'if-modified-since': new Date(CHANGED).toUTCString(),
    });
    expect(other.status).toBe(200);
    const dated = await get('/ports', { 'if-modified-since': new Date(CHANGED).toUTCString() });
    expect(dated.status).toBe(304);
    expect((await get('/ports.csv', { 'if-none-match': etag })).status).toBe(200);
  });

  it('may be read by any page, and by nothing but reading', async () => {
    expect((await get('/ports')).headers.get('access-control-allow-origin')).toBe('*');
    const preflight = await get('/ports', {}, 'OPTIONS');
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const refused = await get('/ports', {}, method);
      expect(refused.status).toBe(405);
      expect(refused.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    }
  });

  it.each([
    ['/port-calls?locode=Jeddah', 'locode'],
    ['/port-calls?imo=123', 'imo'],
    ['/port-calls?name=x', 'name'],
    ['/port-calls?status=sunk', 'status'],
    ['/port-calls?from=2026-02-30', 'from'],
    ['/port-calls?from=2026-11-20&to=2026-11-19', 'to'],
    ['/port-calls?limit=1001', 'limit'],
    ['/port-calls?limit=1&limit=2', 'limit'],
    ['/port-calls?cursor=!', 'cursor'],
    ['/port-calls?ship=x', 'ship'],
    ['/circulars?year=26', 'year'],
    ['/tenders?state=won', 'state'],
    ['/openapi.json?locale=fr', 'locale'],
  ])('names the parameter of %s', async (path, parameter) => {
    const response = await get(path);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ status: 400, parameter });
  });

  it.each([
    '/ships',
    '/ports.xml',
    '/ports/jeddah',
    '/calendars/fr/tenders.ics',
    '/calendars/ar/ports/x.ics',
  ])('has nothing at %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ status: 404 });
  });

  it('is 503, never 500, while neither content nor a copy of it is there', async () => {
    mockPorts.mockRejectedValueOnce(new ContentUnavailableError('ports'));
    const response = await get('/ports');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('60');
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    mockPorts.mockRejectedValueOnce(new TypeError('a fault of the site'));
    expect((await get('/ports')).status).toBe(503);
  });

  it('has a quota for each client', async () => {
    dropProcessWide('open-data-limiter');
    settings.rateLimitOpenData = 2;
    const ask = () => get('/ports', { [CLIENT_IP_HEADER]: '203.0.113.9' });
    expect((await ask()).headers.get('ratelimit-policy')).toBe('"anonymous";q=2;w=3600');
    expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(3500);
    expect(refused.headers.get('ratelimit')).toBe(`"anonymous";r=0;t=${wait}`);
    expect(await refused.json()).toMatchObject({ status: 429 });
    expect((await get('/ports')).status).toBe(200);
    settings.rateLimitOpenData = 1_000_000;
    dropProcessWide('open-data-limiter');
  });
});

describe('calendars', () => {
  const unfolded = async (path: string) => {
    const response = await get(path);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    return (await response.text()).replace(/\r\n /g, '');
  };

  it('have the planned calls of a port in both languages', async () => {
    const english = await unfolded('/calendars/en/ports/jeddah.ics');
    expect(english.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(english).toContain('UID:call-3@ports.example\r\n');
    expect(english).toContain('SUMMARY;LANGUAGE=en:Pearl-Horizon 3 (expected)\r\n');
    expect(english).toContain('X-WR-CALNAME:Vessel calls: Jeddah Port\r\n');
    const arabic = await unfolded('/calendars/ar/ports/jeddah.ics');
    expect(arabic).toContain('UID:call-3@ports.example\r\n');
    expect(arabic).toContain('LOCATION;LANGUAGE=ar:ميناء جدة\r\n');
  });

  it('have the dates of the tenders that are to come', async () => {
    const file = await unfolded('/calendars/en/tenders.ics');
    expect(file).toContain('UID:bid-2-final@ports.example\r\n');
    expect(file).not.toContain('bid-1-');
    const etag = (await get('/calendars/en/tenders.ics')).headers.get('etag') ?? '';
    expect((await get('/calendars/en/tenders.ics', { 'if-none-match': etag })).status).toBe(304);
  });
});

it('lists everything in a catalogue, the files of the statistics too', async () => {
  const body = (await (await get('/catalog.jsonld')).json()) as Record<string, unknown>;
  const listed = body['dcat:dataset'] as Record<string, unknown>[];
  expect(listed.map((item) => item['dct:identifier'])).toEqual([
    ...Object.keys(DATASETS),
    'statistics',
  ]);
  expect(listed.at(-1)).toMatchObject({
    'dcat:distribution': [
      { 'dcat:downloadURL': { '@id': 'https://ports.example/media/statistics-2025.zip' } },
    ],
  });
});

describe('the catalogue', () => {
  const AUTHORITY = 'http://publications.europa.eu/resource/authority';
  type Node = Record<string, unknown>;
  const iri = (pattern: string) => ({ '@id': expect.stringMatching(new RegExp(`^${pattern}$`)) });
  const inBoth = [
    { '@language': 'ar', '@value': expect.any(String) },
    { '@language': 'en', '@value': expect.any(String) },
  ];
  const read = async () => (await (await get('/catalog.jsonld')).json()) as Node;

  it('names languages, frequencies, themes and formats by tables that portals share', async () => {
    const body = await read();
    expect(body['dct:language']).toEqual([
      { '@id': `${AUTHORITY}/language/ARA` },
      { '@id': `${AUTHORITY}/language/ENG` },
    ]);
    expect(body['dcat:themeTaxonomy']).toEqual({ '@id': `${AUTHORITY}/data-theme` });
    const datasets = body['dcat:dataset'] as Node[];
    expect(datasets[0]?.['dct:accrualPeriodicity']).toEqual({
      '@id': `${AUTHORITY}/frequency/UPDATE_CONT`,
    });
    for (const dataset of datasets) {
      expect(dataset['dct:accrualPeriodicity']).toEqual(iri(`${AUTHORITY}/frequency/[A-Z_]+`));
      expect(dataset['dcat:theme']).toEqual(iri(`${AUTHORITY}/data-theme/[A-Z]{4}`));
      expect(dataset['dcat:contactPoint']).toEqual({ '@id': 'https://ports.example/#contact' });
      const languages = (dataset['dcat:keyword'] as Node[]).map((keyword) => keyword['@language']);
      expect(new Set(languages)).toEqual(new Set(['ar', 'en']));
    }
  });

  it('states licence, format and description of each distribution', async () => {
    const datasets = (await read())['dcat:dataset'] as Node[];
    const distributions = datasets.flatMap((dataset) => dataset['dcat:distribution'] as Node[]);
    expect(distributions.length).toBeGreaterThan(10);
    for (const distribution of distributions) {
      expect(distribution).toMatchObject({
        'dcat:accessURL': iri('https://.+'),
        'dct:license': iri('https://.+#licence'),
        'dct:format': iri(`${AUTHORITY}/file-type/(?:JSON|CSV|ICS|ZIP)`),
        'dct:description': inBoth,
      });
    }
  });

  it('lists the datasets of the API and a contact', async () => {
    const body = await read();
    const ids = (body['dcat:dataset'] as Node[]).map((dataset) => dataset['@id']);
    expect(body['dcat:service']).toMatchObject({
      'dcat:servesDataset': ids.slice(0, -1).map((id) => ({ '@id': id })),
      'dcat:contactPoint': {
        '@type': 'vcard:Organization',
        'vcard:fn': expect.any(String),
        'vcard:hasURL': iri('https://.+/contact'),
      },
    });
  });
});

describe('without vessel calls and tenders of the e-services API', () => {
  beforeEach(() => setCapabilities([]));

  it('the lists and calendars of both are missing', async () => {
    for (const path of [
      '/port-calls',
      '/tenders.csv',
      '/calendars/ar/tenders.ics',
      '/calendars/en/ports/jeddah.ics',
    ]) {
      expect((await get(path)).status).toBe(404);
    }
    expect((await get('/ports')).status).toBe(200);
    const { datasets } = (await (await get('/')).json()) as { datasets: object };
    expect(Object.keys(datasets)).toEqual(['ports', 'terminals', 'circulars']);
  });

  it.each(['ar', 'en'] as const)(
    'neither document nor catalogue name them, in %s',
    async (locale) => {
      const document = openApiDocument(locale);
      const { valid } = await new Validator().validate(document);
      expect(valid).toBe(true);
      const catalogue = await (await get('/catalog.jsonld')).text();
      for (const text of [JSON.stringify(document), catalogue]) {
        expect(text).not.toMatch(/tenders|port-?calls|calendars/i);
      }
    },
  );
});
