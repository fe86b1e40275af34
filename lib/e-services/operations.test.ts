import { BIDDINGS_PER_RESPONSE } from '@ports-authority/e-services-contract';
import { setCapabilities } from '../capabilities';
import { agentSearchSchema } from '../forms/agent-search';
import { transactionSchema } from '../forms/transaction';
import { vesselSearchSchema } from '../forms/vessel-search';
import { searchAgents } from './agents';
import { loadAnnouncementDetails } from './announcements';
import {
  findBid,
  loadBiddings,
  loadKnownBiddings,
  loadRecentBiddings,
  loadSharedBiddings,
} from './biddings';
import { captchaAudio, newCaptcha, newProof } from './captcha';
import { ServiceUnavailableError } from './errors';
import { loadMovableCategories, loadMovableItems, loadMovableStock } from './movables';
import { findSubmission } from './submissions';
import { ServiceSession } from './session';
import { MockServer } from './testing/mock-server';
import { findTransaction } from './transactions';
import { searchVesselSchedule } from './vessel-schedule';
import { dropProcessWide } from '../process-state';

const settings = {
  eServicesApiUrl: '',
  eServicesApiTimeoutMs: 1000,
  eServicesShortTimeoutMs: 1000,
};
jest.mock('../config', () => ({ config: () => settings }));
jest.mock('../logging/log');
const service = new MockServer();
const search = (data: unknown[]) => ({ isSuccess: true, error: null, data, meta: { total: 7 } });
const session = new ServiceSession();
session.keep(new Headers({ 'Set-Cookie': 'captcha_session=abc' }));
const visitor = { ip: '203.0.113.7', session };

beforeAll(async () => {
  await service.start();
  settings.eServicesApiUrl = service.url;
});
afterAll(() => service.stop());

const vesselRow = {
  id: 5,
  trafficType: 'Anchorage Area',
  status: 'Anchorage Area',
  arrivalDate: '2026-11-21T14:30:00+03:00',
  departureDate: null,
  startDate: null,
  endDate: null,
  agent: 'Gulf Agency',
  agentAr: 'وكالة الخليج',
  tonnage: 51000,
  vessel: 'Najm',
  imo: '9300001',
  port: 'Dammam',
  portAr: 'الدمام',
};

const vesselValues = vesselSearchSchema.validateSync({
  port: 'Dammam',
  startDate: '٢١/١١/٢٠٢٦',
  trafficType: '3',
  vessel: ' Najm ',
  captcha: '123456',
});

it('searches the vessel schedule with the names and dates of the wire', async () => {
  service.json(search([vesselRow]));
  await expect(searchVesselSchedule(vesselValues, visitor)).resolves.toMatchObject({
    total: 7,
    rows: [
      {
        id: '5',
        status: 'anchorage',
        statusText: 'Anchorage Area',
        arrivesAt: '2026-11-21T14:30:00+03:00',
        departsAt: null,
        berthedFrom: null,
        berthedUntil: null,
        agent: { ar: 'وكالة الخليج', en: 'Gulf Agency' },
        tonnage: 51000,
        vessel: 'Najm',
        imo: '9300001',
        port: { ar: 'الدمام', en: 'Dammam' },
      },
    ],
  });
  expect(service.requests.at(-1)).toEqual({
    operation: 'searchVesselSchedule',
    cookie: 'captcha_session=abc',
    query: {
      AgentName: '',
      VesselName: 'Najm',
      Status: '3',
      Port: 'Dammam',
      StartDate: '11/21/2026',
      EndDate: '',
      captcha: '123456',
      pageSize: '500',
    },
  });
});

it('searches agents', async () => {
  const agent = { id: 1, title: 'A', titleAr: 'أ', company: 'C', phone: null };
  service.json(search([agent]));
  const values = agentSearchSchema.validateSync({ port: 'Dammam', captcha: '1' });
  const { rows } = await searchAgents(values, { ip: 'unknown' });
  expect(rows[0]).toMatchObject({
    id: '1',
    name: { ar: 'أ', en: 'A' },
    company: { ar: 'C', en: 'C' },
    phone: '',
  });
  expect(service.requests.at(-1)?.query).toMatchObject({ Port: 'Dammam', AgentName: '' });
  expect(service.requests.at(-1)?.cookie).toBeUndefined();
});

it('finds a transaction or none', async () => {
  const values = transactionSchema.validateSync({
    documentNumber: '٤٥/١٢',
    hijriDate: '٠٩/6/١٤٤٨',
    captcha: '1',
  });
  service.json({ isSuccess: true, error: null, data: null });
  await expect(findTransaction(values, visitor)).resolves.toBeNull();
  expect(service.requests.at(-1)?.query).toMatchObject({
    DocumentNumber: '45/12',
    HDate: '9/06/1448',
  });
  service.json({
    isSuccess: true,
    error: null,
    data: { REFERENCE_NUMBER: '45/12', SUBJECT: 'طلب', SUBJECT_EN: 'Request', STATUS: 'منجزة' },
  });
  await expect(findTransaction(values, visitor)).resolves.toMatchObject({
    reference: '45/12',
    subject: { ar: 'طلب', en: 'Request' },
    status: { ar: 'منجزة', en: 'منجزة' },
  });
});

it('sorts bids by final date, newest first, and makes their HTML safe', async () => {
  const bid = { compDocumentFeesAr: 0, openEnvelopesDate: null, day: null };
  const on = (id: number, compFinalDateAr: string | null) => ({
    ...bid,
    id,
    title: `منافسة ${id}`,
    compFinalDateAr,
    compSubmissionLocationAr: '<p onclick="x()">الرياض<script>x()</script></p>',
  });
  service.json([
    on(1, null),
    on(2, '2026-11-20T10:00:00+03:00'),
    on(3, null),
    on(4, '2026-12-20T10:00:00+03:00'),
  ]);
  const bids = await loadBiddings();
  expect(bids.map(({ id }) => id)).toEqual(['4', '2', '1', '3']);
  expect(bids[0]?.location).toEqual({ ar: '<p>الرياض</p>', en: '<p>الرياض</p>' });
  expect(bids[0]?.locationText).toEqual({ ar: 'الرياض', en: 'الرياض' });
  expect(bids[0]?.title).toEqual({ ar: 'منافسة 4', en: 'منافسة 4' });
});

it.each([
  ['all', loadBiddings],
  ['recent', () => loadRecentBiddings(31)],
])('reads %s bids by page', async (_, load) => {
  const rows = Array.from({ length: BIDDINGS_PER_RESPONSE + 1 }, (_, index) => ({
    id: index + 1,
    title: 'منافسة',
  }));
  service.reply = (response, { query }) => {
    const first = Number(query.after);
    response.end(JSON.stringify(rows.slice(first, first + BIDDINGS_PER_RESPONSE)));
  };
  expect(await load()).toHaveLength(rows.length);
  expect(service.requests.slice(-2).map(({ query }) => query.after)).toEqual(['0', '1000']);
});

it('reads bids once from a service that ignores `after`', async () => {
  const rows = Array.from({ length: BIDDINGS_PER_RESPONSE + 1 }, (_, index) => ({
    id: index + 1,
    title: 'منافسة',
  }));
  service.json(rows);
  expect(await loadBiddings()).toHaveLength(rows.length);
});

it('reads only bids of a year and new ones again', async () => {
  const day = (ago: number) => new Date(Date.now() - ago * 24 * 60 * 60 * 1000).toISOString();
  const row = (id: number, ago: number | null, title: string) => ({
    ...{ id, title, openEnvelopesDate: null, compFinalDateAr: ago === null ? null : day(ago) },
  });
  service.json([
    row(1, 900, 'قديمة'),
    row(2, 10, 'حالية'),
    row(3, 20, 'محذوفة'),
    row(4, null, 'بلا'),
  ]);
  expect(await loadKnownBiddings()).toHaveLength(4);
  service.requests.length = 0;
  service.reply = (response, { query }) => {
    const rows = query.days ? [row(2, 10, 'معدلة')] : [row(5, null, 'جديدة')];
    response.end(JSON.stringify(rows));
  };
  const titles = (await loadKnownBiddings()).map(({ title }) => title.ar);
  expect(titles).toEqual(['معدلة', 'قديمة', 'بلا', 'جديدة']);
  const queries = service.requests.map(({ query }) => JSON.stringify(query)).sort();
  expect(queries).toEqual(['{"after":"4"}', '{"days":"366","after":"0"}']);
});

it('reads the bids for the pages of a list once, and again after a failure', async () => {
  dropProcessWide('shared-biddings');
  service.cut();
  await expect(loadSharedBiddings()).rejects.toThrow();
  service.json([{ id: 7, title: 'منافسة' }]);
  await loadSharedBiddings();
  service.requests.length = 0;
  await Promise.all([loadSharedBiddings(), loadSharedBiddings()]);
  expect(service.requests).toHaveLength(0);
});

it('reads recent bids, one bid and one announcement', async () => {
  service.json([{ id: 7, title: 'منافسة' }]);
  expect(await loadRecentBiddings(31)).toHaveLength(1);
  expect(await findBid('7')).toMatchObject({ id: '7' });
  service.json([{ id: 7, details: '<p>نص</p>' }]);
  expect(await loadAnnouncementDetails('7')).toEqual({ '7': { details: '<p>نص</p>' } });
  const queries = service.requests.slice(-3).map(({ query }) => query);
  expect(queries).toEqual([{ days: '31', after: '0' }, { id: '7' }, { id: '7' }]);
});

it('asks a service without queries for all bids', async () => {
  setCapabilities([]);
  service.json([{ id: 7, title: 'منافسة' }]);
  expect(await findBid('8')).toBeUndefined();
  expect(service.requests.at(-1)?.query).toEqual({});
});

it('writes the lines of a location one after the other, with a comma between them', async () => {
  const bid = { compDocumentFeesAr: 0, openEnvelopesDate: null, day: null, compFinalDateAr: null };
  service.json([
    {
      ...bid,
      id: 1,
      title: 'منافسة',
      compSubmissionLocationAr: '<p>مبنى الإدارة<br />وحدة المنافسات،</p> <p>الدور الثاني</p>',
      compSubmissionLocationEn: '<p>Administration building<br>Tenders unit, 8am to 2pm</p>',
    },
  ]);
  const bids = await loadBiddings();
  expect(bids[0]?.locationText).toEqual({
    ar: 'مبنى الإدارة، وحدة المنافسات، الدور الثاني',
    en: 'Administration building, Tenders unit, 8am to 2pm',
  });
});

it('keys announcement details by number', async () => {
  service.json([
    { id: 1005, details: '<p>تفاصيل<img src=x onerror=alert(1)></p>' },
    { id: 1006, details: ' ' },
  ]);
  const details = await loadAnnouncementDetails();
  expect(Object.keys(details)).toEqual(['1005']);
  expect(details['1005']?.details).toContain('تفاصيل');
  expect(details['1005']?.details).not.toContain('onerror');
});

it('reads movable items, categories and stock', async () => {
  const category = { id: 1, title: 'Furniture', titleAr: 'أثاث' };
  service.json([category]);
  await expect(loadMovableCategories()).resolves.toEqual([
    { id: '1', en: 'Furniture', ar: 'أثاث' },
  ]);
  service.json([{ id: 9, title: 'Desk', titleAr: 'مكتب', category }]);
  await expect(loadMovableItems('1')).resolves.toEqual([{ id: '9', en: 'Desk', ar: 'مكتب' }]);
  expect(service.requests.at(-1)?.query).toEqual({ maincategory: '1' });
  service.json([
    {
      id: 3,
      title: 'Desk',
      titleAr: 'مكتب',
      category,
      subcategory: { id: 9, title: 'Desk', titleAr: 'مكتب' },
      port: { id: 2, port: 'Dammam', portAr: 'الدمام' },
      quantity: 4,
      created: '2026-01-01T00:00:00+03:00',
    },
  ]);
  await expect(loadMovableStock('9')).resolves.toMatchObject([
    { id: '3', site: { id: '2', ar: 'الدمام' }, quantity: 4, item: { id: '9' } },
  ]);
  expect(service.requests.at(-1)?.query).toEqual({ subCategory: '9' });
});

describe('captcha', () => {
  const challenge = 'c'.repeat(48);

  function picture(headers: Record<string, string>) {
    service.reply = (response) => {
      response.writeHead(200, { 'Content-Type': 'image/png', ...headers }).end('png');
    };
  }

  it('begins a session, and keeps the cookies that come with the picture', async () => {
    picture({ 'X-Captcha-Challenge': challenge, 'Set-Cookie': 'JSESSIONID=1; Path=/api' });
    const own = new ServiceSession();
    const { type, challenge: given } = await newCaptcha({ ip: 'unknown', session: own });
    expect([type, given]).toEqual(['image/png', challenge]);
    expect(own.cookies).toBe('JSESSIONID=1');
    picture({ 'X-Captcha-Challenge': 'x' });
    const without = new ServiceSession();
    const other = await newCaptcha({ ip: 'unknown', session: without });
    expect(other.challenge).toBeUndefined();
    expect(without.changed).toBe(without.id);
  });

  it('returns the service’s proof of work', async () => {
    const parameters = {
      algorithm: 'PBKDF2/SHA-256',
      nonce: '00',
      salt: '11',
      cost: 4000,
      keyLength: 32,
      keyPrefix: 'ab',
      keySignature: 'cd',
      expiresAt: 1,
      data: { kind: 'instead', most: 600 },
    };
    service.json({ isSuccess: true, error: null, data: { parameters, signature: 'ef' } });
    await expect(newProof(visitor, 'instead')).resolves.toEqual({ parameters, signature: 'ef' });
    expect(service.requests.at(-1)?.query).toEqual({ for: 'instead' });
  });

  it('refuses a page in place of a picture or audio', async () => {
    service.text('<h1>Hello</h1>');
    await expect(newCaptcha(visitor)).rejects.toThrow(ServiceUnavailableError);
    await expect(captchaAudio(visitor, challenge, 'en')).rejects.toThrow(ServiceUnavailableError);
  });

  it('requests the sound of a challenge', async () => {
    service.reply = (response) => response.writeHead(200, { 'Content-Type': 'audio/wav' }).end('w');
    await expect(captchaAudio(visitor, challenge, 'en')).resolves.toHaveLength(1);
    expect(service.requests.at(-1)?.query).toEqual({ challenge, audio: '1', locale: 'en' });
  });
});

describe('status of a submission', () => {
  const key = '9F0C7A52-0000-4000-8000-000000000000';
  const receipt = { reference: 'NPA-2026-ABC123', message: 'Message Sent' };
  const answer = (data: unknown) => ({ isSuccess: true, error: null, data });

  it('is stored, with its receipt', async () => {
    service.json(answer({ state: 'stored', ...receipt }));
    await expect(findSubmission(key)).resolves.toEqual({ state: 'stored', ...receipt });
    expect(service.requests.at(-1)).toMatchObject({
      operation: 'submissionStatus',
      query: { key: key.toLowerCase() },
    });
  });

  it('is in progress', async () => {
    service.json(answer({ state: 'in-progress' }), 202);
    await expect(findSubmission(key)).resolves.toEqual({ state: 'in-progress' });
  });

  it('is unknown only if the service responds so', async () => {
    service.json({ isSuccess: false, error: 'No such submission', data: null }, 404);
    await expect(findSubmission(key)).resolves.toBeNull();
    service.json({ isSuccess: false, error: 'Not found', data: null }, 404);
    await expect(findSubmission(key)).rejects.toThrow('Not found');
    service.json(answer({ state: 'stored' }));
    await expect(findSubmission(key)).rejects.toThrow(ServiceUnavailableError);
    service.reply = (response) => response.writeHead(404).end();
    await expect(findSubmission(key)).rejects.toThrow(ServiceUnavailableError);
  });
});
