import { get } from '../support/http';
import { site } from '../support/site';
import { BASE_PATH, INVALID_CAPTCHA, REFUSALS, REFUSED_SENTENCE } from './second-service.mjs';
import { receivedBy, sharedServices, Visitor } from './visitor';

/* Searches and lookups of the second service, through the handlers that pages call. */

type Row = Readonly<Record<string, unknown>>;

const schedule = {
  trafficType: '-1',
  port: 'Marjan Port',
  startDate: '28/11/2026',
  endDate: '31/12/2026',
  agent: '',
  vessel: '',
};
const agents = { port: 'Marjan Port', agent: '' };
const transaction = { documentNumber: '45001234', hijriDate: '5/3/1448' };

async function search(path: string, values: Readonly<Record<string, string>>, captcha?: string) {
  const visitor = new Visitor();
  const right = await visitor.captcha();
  return visitor.call(path, { ...values, captcha: captcha ?? right });
}

async function data(path: string): Promise<unknown> {
  const { status, text } = await get(site() + path);
  const body = JSON.parse(text) as { isSuccess: boolean; data: unknown };
  expect([path, status, body.isSuccess]).toEqual([path, 200, true]);
  return body.data;
}

test.each([
  ['/api/vessel-schedule', schedule],
  ['/api/agents', agents],
  ['/api/transactions', transaction],
])('%s rejects a wrong code with the captcha error', async (path, values) => {
  const { status, body } = await search(path, values, 'wrong');
  expect(status).toBeLessThan(500);
  expect(body).toMatchObject({ isSuccess: false, error: INVALID_CAPTCHA });
});

test('the vessel schedule has every row, also one of an unknown status', async () => {
  const { status, body } = await search('/api/vessel-schedule', schedule);
  expect([status, body.isSuccess]).toEqual([200, true]);
  expect((body.data as Row[]).map(({ vessel }) => vessel)).toEqual(
    expect.arrayContaining(['MV Northern Pearl', 'MT Desert Rose', 'MV Lone Star']),
  );
  const calls = await receivedBy(sharedServices(), 'searchVesselSchedule');
  const { captcha, ...query } = calls.findLast((call) => call.query.VesselName === '')?.query ?? {};
  expect(captcha).toMatch(/^\w+$/);
  expect(query).toEqual({
    AgentName: '',
    VesselName: '',
    Status: '-1',
    Port: 'Marjan Port',
    StartDate: '11/28/2026',
    EndDate: '12/31/2026',
  });
});

test.each([
  [{ vessel: 'northern' }, ['MV Northern Pearl']],
  [{ agent: 'crescent' }, ['MT Desert Rose']],
  [{ trafficType: '1' }, ['MV Northern Pearl']],
  [{ vessel: 'no such ship' }, []],
])('the vessel schedule is searched with %j', async (more, vessels) => {
  const { body } = await search('/api/vessel-schedule', { ...schedule, ...more });
  expect([body.isSuccess, (body.data as Row[]).map(({ vessel }) => vessel)]).toEqual([
    true,
    vessels,
  ]);
});

test('agents are found with the given details', async () => {
  const { body } = await search('/api/agents', agents);
  expect(body.isSuccess).toBe(true);
  expect(JSON.stringify(body.data)).toMatch(/Blue Anchor Company Limited[^]*Crescent Shipping/);
  const calls = await receivedBy(sharedServices(), 'searchAgents');
  expect(Object.keys(calls.at(-1)?.query ?? {}).sort()).toEqual(['AgentName', 'Port', 'captcha']);
});

test.each([
  ['45001234', '45001234'],
  ['45001235', '45001235'],
])('transaction %s is found', async (documentNumber, reference) => {
  const { status, body } = await search('/api/transactions', { ...transaction, documentNumber });
  expect([status, body.isSuccess]).toEqual([200, true]);
  expect(body.data).toMatchObject({ reference });
  expect(JSON.stringify(body.data)).toContain('طلب تمديد عقد');
});

test.each(['45001236', '45001237'])('transaction %s does not exist', async (documentNumber) => {
  const { status, body } = await search('/api/transactions', { ...transaction, documentNumber });
  expect([status, body.isSuccess, body.data]).toEqual([200, true, null]);
});

test.each([
  ['45001238', REFUSED_SENTENCE],
  ['45001239', 'No records found'],
])('the sentence of the service about transaction %s is shown', async (documentNumber, error) => {
  const { status, body } = await search('/api/transactions', { ...transaction, documentNumber });
  expect(status).toBeLessThan(500);
  expect(body).toMatchObject({ isSuccess: false, error });
});

test.each([
  [REFUSALS.sentence, REFUSED_SENTENCE],
  [REFUSALS.status, REFUSED_SENTENCE],
])('%s: the sentence of the service is the result of a search', async (vessel, error) => {
  const { status, body } = await search('/api/vessel-schedule', { ...schedule, vessel });
  expect(status).toBeLessThan(500);
  expect(body).toMatchObject({ isSuccess: false, error });
});

test('a text of the server is not passed on', async () => {
  const { body } = await search('/api/agents', { ...agents, agent: REFUSALS.text });
  expect(body.isSuccess).toBe(false);
  expect(body.error).not.toMatch(/Server Error/);
});

test('lookups, biddings and movables can be chosen from', async () => {
  expect(JSON.stringify(await data('/api/lookups'))).toMatch(/Marjan Port[^]*متوقعة/);
  const biddings = (await data('/api/biddings')) as Row[];
  expect(biddings).toHaveLength(3);
  expect(JSON.stringify(biddings)).toMatch(/نظافة المباني الإدارية/);
  expect(JSON.stringify(biddings)).toMatch(/مبنى الهيئة، الدور الثاني/);
  const categories = (await data('/api/movables/categories')) as Row[];
  expect(JSON.stringify(categories)).toMatch(/Furniture[^]*Vehicles/);
  const items = (await data(`/api/movables/items?category=${categories[0]?.id}`)) as Row[];
  expect(JSON.stringify(items)).toMatch(/Desks[^]*Chairs/);
  const path = `/api/movables/stock?item=${items[0]?.id}`;
  const stock = (await data(path)) as Row[];
  expect(stock.map(({ quantity }) => Number(quantity))).toEqual([25, 4]);
  const ids = stock.map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  expect(((await data(path)) as Row[]).map(({ id }) => id)).toEqual(ids);
});

test('the service receives only calls of the specification', async () => {
  const { serviceUrl } = sharedServices();
  const response = await fetch(`${serviceUrl}/__control/received`);
  const paths = ((await response.json()) as { path: string }[]).map(({ path }) => path);
  const known = [
    'searchVesselSchedule',
    'searchAgents',
    'captcha',
    'lookups',
    'biddings',
    'transactionStatus',
    'mainCategories',
    'subCategories',
    'movable',
    'getAnnouncements',
    'applyJob',
    'contactUs',
    'orderForm',
    'remarks',
    'dataSharing',
    // Capabilities and the health check are optional: a 404 is a valid response.
    'capabilities',
    'health/ready',
  ].map((operation) => `${BASE_PATH}/${operation}`);
  expect(paths.filter((path) => !known.includes(path))).toEqual([]);
});
