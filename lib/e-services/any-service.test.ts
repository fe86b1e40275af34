import {
  CALLBACK_FORM,
  CONTACT_FORM,
  DATA_SHARING_FORM,
  exampleOf,
} from '@ports-authority/e-services-contract';
import { agentSearchSchema } from '../forms/agent-search';
import { transactionSchema } from '../forms/transaction';
import { vesselSearchSchema } from '../forms/vessel-search';
import { log } from '../logging/log';
import { searchAgents } from './agents';
import { loadAnnouncementDetails } from './announcements';
import { loadBiddings } from './biddings';
import { setCapabilities } from '../capabilities';
import { ServiceRefusedError, ServiceUnavailableError } from './errors';
import { loadMovableCategories, loadMovableItems, loadMovableStock } from './movables';
import { ServiceSession } from './session';
import { submitForm } from './submissions';
import { submitOrder } from './submit-order';
import { findTransaction } from './transactions';
import { searchVesselSchedule } from './vessel-schedule';

/** A service with only the calls and fields of the contract, in any shape and spelling. */

const settings = {
  eServicesApiUrl: 'https://services.example/api',
  eServicesDataSharingPath: 'requests/data-sharing',
  eServicesApiTimeoutMs: 20_000,
  eServicesShortTimeoutMs: 20_000,
};
jest.mock('../config', () => ({ config: () => settings }));
jest.mock('../logging/log');

interface Sent {
  readonly operation: string;
  readonly query: Readonly<Record<string, string>>;
  readonly key: string | null;
  /** Field names of a multipart body. */
  readonly body: unknown;
}

/** Mock of fetch. */
const service = {
  sent: [] as Sent[],
  reply: (operation: string): Response => new Response(operation),
  json(body: unknown, status = 200): void {
    this.reply = () => Response.json(body, { status });
  },
  text(body: string, status = 200): void {
    this.reply = () => new Response(body, { status });
  },
};

globalThis.fetch = async (given, init = {}) => {
  const { pathname, searchParams } = new URL(String(given));
  const operation = pathname.replace('/api/', '');
  const { body } = init;
  service.sent.push({
    operation,
    query: Object.fromEntries(searchParams),
    key: new Headers(init.headers).get('Idempotency-Key'),
    body:
      body instanceof FormData ? [...body.keys()] : typeof body === 'string' && JSON.parse(body),
  });
  return service.reply(operation);
};

const visitor = { ip: '203.0.113.7', session: new ServiceSession() };
const sender = { visitor, key: '0f8fad5b-d9cb-469f-a165-70867728950e' };

beforeEach(() => {
  setCapabilities([]);
  service.sent.length = 0;
  jest.mocked(log.warn).mockClear();
});

const vessels = vesselSearchSchema.validateSync({
  port: 'Dammam',
  startDate: '21/11/2026',
  captcha: '1',
});
const agents = agentSearchSchema.validateSync({ port: 'Dammam', captcha: '1' });
const transaction = transactionSchema.validateSync({
  documentNumber: '45/12',
  hijriDate: '9/06/1448',
  captcha: '1',
});
const order = {
  name: 'فهد',
  identityNumber: '1012345678',
  mobileNumber: '966512345678',
  email: 'a@b.sa',
  entity: 'أمانة',
  management: 'المشتريات',
  city: 'جدة',
  classification: '1',
  item: '11',
  site: '3',
  movable: '7',
  quantity: '2',
  reviews: '',
  captcha: 'aB3x',
};
const request = { ...exampleOf(DATA_SHARING_FORM), captcha: '1' };

/** Every read operation with a row of the contract's fields. */
const reads: Record<string, { read: () => Promise<unknown>; row: Record<string, unknown> }> = {
  'vessel schedule': {
    read: () => searchVesselSchedule(vessels, visitor),
    row: {
      trafficType: 'Expected',
      arrivalDate: '2026-11-21',
      departureDate: null,
      agent: 'Gulf',
      tonnage: '51,000',
      vessel: 'Najm',
    },
  },
  agents: {
    read: () => searchAgents(agents, visitor),
    row: { title: 'A', company: 'C', address: 'Jeddah', description: '' },
  },
  transaction: {
    read: () => findTransaction(transaction, visitor),
    row: { REFERENCE_NUMBER: 45, SUBJECT: 'طلب', STATUS: 'منجزة' },
  },
  biddings: {
    read: loadBiddings,
    row: {
      title: 'منافسة',
      compDocumentFeesAr: '500',
      compFinalDateAr: '21/11/2026',
      day: 'الأحد',
    },
  },
  announcements: { read: loadAnnouncementDetails, row: { id: 'A-1', details: '<p>نص</p>' } },
  categories: { read: loadMovableCategories, row: { title: 'Vehicles', id: 1 } },
  items: { read: () => loadMovableItems('1'), row: { title: 'Lifting' } },
  stock: {
    read: () => loadMovableStock('11'),
    row: {
      title: 'Forklift',
      category: 'Vehicles',
      port: { port: 'Jeddah', id: 3 },
      quantity: '9',
    },
  },
};

const ODD_VALUES = [
  null,
  '',
  0,
  -1,
  true,
  [],
  ['x'],
  {},
  { id: {} },
  'x'.repeat(5000),
  '🚢',
  1e308,
];

const shapes = (row: unknown): Record<string, unknown> => ({
  'a list': [row],
  'wrapped data': { data: [row] },
  'an envelope': { isSuccess: true, data: [row] },
  'an envelope in text': { isSuccess: 'true', error: '', data: [row] },
  'a single object': { isSuccess: true, data: row },
});

describe.each(Object.entries(reads))('%s', (_name, { read, row }) => {
  it('reads every shape alike', async () => {
    service.json([row]);
    const expected = await read();
    expect(JSON.stringify(expected)).not.toMatch(/undefined|NaN/);
    for (const [shape, body] of Object.entries(shapes(row))) {
      service.json(body);
      expect([shape, await read()]).toEqual([shape, expected]);
    }
  });

  it.each([
    { isSuccess: true },
    { isSuccess: true, data: null },
    { isSuccess: true, data: [] },
    { isSuccess: true, data: {} },
    { data: null },
    [],
    null,
  ])('has nothing in %j', async (body) => {
    service.json([]);
    const nothing = await read();
    service.json(body);
    expect(await read()).toEqual(nothing);
  });

  it('treats an empty object as a failure, not as an empty list', async () => {
    service.json({});
    await expect(read()).rejects.toBeInstanceOf(ServiceUnavailableError);
  });

  it('survives any value of a field and keeps the other rows', async () => {
    for (const field of Object.keys(row)) {
      for (const value of [...ODD_VALUES, undefined]) {
        service.json([{ ...row, [field]: value }, row]);
        expect(JSON.stringify(await read())).not.toMatch(/^(?:null|\[\]|\{\}|.*"rows":\[\])/);
      }
    }
  });

  it.each([
    ['a page', '<html><body>Log in</body></html>'],
    ['words', 'Hello'],
    ['a number', '5'],
  ])('fails on %s', async (_what, body) => {
    service.text(body);
    const outcome = await read().catch((error: unknown) => error);
    expect(outcome instanceof ServiceUnavailableError || outcome === null).toBe(true);
  });
});

it('leaves out rows that cannot be shown, and counts them in one line', async () => {
  service.json([{ title: 'أ' }, { day: 'الأحد' }, null, { title: 'ب' }]);
  expect((await loadBiddings()).map(({ title }) => title.en)).toEqual(['أ', 'ب']);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.warn).toHaveBeenCalledWith({ operation: 'biddings', leftOut: 2 }, expect.any(String));
});

it('reads a vessel call with missing fields', async () => {
  const call = { vessel: 'Najm', status: 'في الميناء', arrivalDate: '2026-11-21 14:30' };
  service.json({ isSuccess: true, data: [call, { ...call, status: 'Sunk' }] });
  const { rows, total } = await searchVesselSchedule(vessels, visitor);
  expect(total).toBe(2);
  expect(rows).toMatchObject([
    {
      status: 'inPort',
      arrivesAt: '2026-11-21T14:30:00+03:00',
      departsAt: null,
      tonnage: null,
      port: { ar: '', en: '' },
    },
    { status: null, statusText: 'Sunk' },
  ]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
});

it('sends only names of the contract', async () => {
  service.json([]);
  await searchVesselSchedule(vessels, visitor);
  expect(Object.keys(service.sent[0]?.query ?? {})).toEqual([
    ...['AgentName', 'VesselName', 'Status', 'Port', 'StartDate', 'EndDate', 'captcha'],
  ]);
  await searchAgents(agents, visitor);
  expect(service.sent[1]?.query).toEqual({ Port: 'Dammam', AgentName: '', captcha: '1' });
});

describe('identifiers', () => {
  it('are made where there are none, the same at each reading and never twice', async () => {
    const rows = [{ title: 'أ' }, { title: 'أ' }, { title: 'ب' }, { id: 5, title: 'ج' }];
    service.json(rows);
    const first = (await loadBiddings()).map(({ id }) => id);
    service.json([...rows].reverse());
    const again = (await loadBiddings()).map(({ id }) => id);
    expect(new Set(first).size).toBe(4);
    expect(new Set(again)).toEqual(new Set(first));
    expect(first).toContain('5');
  });

  it('of movables outlive their stock', async () => {
    const movable = { title: 'Forklift', port: 'Jeddah' };
    service.json([{ ...movable, quantity: 9, modified: 'a' }]);
    const [before] = await loadMovableStock('11');
    service.json([{ ...movable, quantity: 2, modified: 'b' }]);
    const [after] = await loadMovableStock('11');
    expect(after).toMatchObject({ id: before?.id, quantity: 2, site: { id: 'Jeddah' } });
  });

  it('of choices are their titles', async () => {
    service.json(['Vehicles', { titleAr: 'أثاث' }]);
    await expect(loadMovableCategories()).resolves.toEqual([
      { id: 'Vehicles', ar: 'Vehicles', en: 'Vehicles' },
      { id: 'أثاث', ar: 'أثاث', en: 'أثاث' },
    ]);
  });
});

describe('lookups', () => {
  const read = async (body: unknown) => {
    service.json(body);
    return jest.isolateModulesAsync(async () => {
      const { loadLookups } = await import('./lookups');
      lookups = await loadLookups();
    });
  };
  let lookups: unknown;

  it('have "all" even if the service does not list it', async () => {
    await read({ data: { vesselPorts: [{ title: 'Dammam' }], vesselTrafficTypes: [] } });
    expect(lookups).toEqual({
      ports: [{ value: 'Dammam', ar: 'Dammam', en: 'Dammam' }],
      trafficTypes: [{ id: '-1', ar: 'الكل', en: 'All' }],
    });
    await read({ vesselPorts: ['جدة', null], vesselTrafficTypes: [{ id: -1, title: 'Any' }] });
    expect(lookups).toEqual({
      ports: [{ value: 'جدة', ar: 'جدة', en: 'جدة' }],
      trafficTypes: [{ id: '-1', ar: 'Any', en: 'Any' }],
    });
  });

  it('keep usable ports beside invalid ones', async () => {
    for (const value of ODD_VALUES) {
      const ports = [{ title: 'Dammam' }, { title: value, titleAr: value }, value];
      await read({ vesselPorts: ports, vesselTrafficTypes: [{ id: value, title: value }] });
      expect(JSON.stringify(lookups)).toContain('"value":"Dammam"');
      await read({ vesselPorts: ports, vesselTrafficTypes: value });
      expect(JSON.stringify(lookups)).toContain('"value":"Dammam"');
    }
  });

  it('fail without ports', async () => {
    await expect(read({ isSuccess: true, data: [] })).rejects.toThrow('failed');
  });
});

describe('a refusal', () => {
  const failure = (body: unknown, status: number) => {
    if (typeof body === 'string') service.text(body, status);
    else service.json(body, status);
    return submitForm(CALLBACK_FORM)(
      { name: 'هند', mobile: '0512345678', details: 'x' },
      sender,
    ).catch((error: unknown) => error);
  };

  it.each<[unknown, number]>([
    [{ isSuccess: false, error: 'Invalid Captcha' }, 200],
    [{ isSuccess: false, error: ' invalid  captcha. ', data: null }, 400],
    [{ isSuccess: false, error: { message: 'Invalid Captcha' } }, 500],
    [{ isSuccess: false, message: 'INVALID CAPTCHA' }, 200],
    [{ error: 'Invalid Captcha' }, 400],
    [{ statusCode: 400, error: 'Bad Request', message: 'Invalid Captcha' }, 400],
    [{ error: { message: 'Invalid captcha' } }, 403],
    ['Invalid Captcha', 400],
    ['"Invalid Captcha"', 422],
    ['Invalid Captcha\r\n', 200],
  ])('for a wrong captcha is %j with status %i', async (body, status) => {
    const error = await failure(body, status);
    expect(error).toBeInstanceOf(ServiceRefusedError);
    expect(error).toMatchObject({ message: 'Invalid Captcha', status });
  });

  it.each<[unknown, number, string]>([
    [{ isSuccess: false, error: 'Closed' }, 200, 'Closed'],
    [{ isSuccess: false, error: null, data: null }, 200, 'Something went wrong'],
    [{ isSuccess: 'false', error: '' }, 400, 'Something went wrong'],
    [{ isSuccess: false, error: 'Closed' }, 401, 'Closed'],
    [{ error: 'Closed' }, 409, 'Closed'],
    [{ message: ['name is long', 'phone is short'] }, 422, 'name is long phone is short'],
    ['Closed\n  today', 400, 'Closed today'],
    [{ error: 'x'.repeat(2000) }, 400, 'x'.repeat(300)],
  ])('reads %j with status %i as %j', async (body, status, message) => {
    expect(await failure(body, status)).toMatchObject({ name: 'ServiceRefusedError', message });
  });

  it('repeats the rows of a message', async () => {
    const rows = { isSuccess: false, error: 'No', data: { message: ['First', 'Second'] } };
    expect(await failure(rows, 400)).toMatchObject({ details: { message: 'First\nSecond' } });
  });

  it.each<[unknown, number]>([
    ['<html><h1>Request Rejected</h1></html>', 400],
    [{ error: '<b>Closed</b>' }, 400],
    ['', 404],
    [{}, 400],
    [{ error: 'Unauthorized' }, 401],
    [{ isSuccess: false, error: 'Something went wrong' }, 401],
    ['Forbidden', 403],
    [{ message: 'Internal server error' }, 500],
    ['Bad gateway', 502],
    [{ data: { message: 'Message Sent' } }, 200],
    [[], 200],
  ])('is not read from %j with status %i', async (body, status) => {
    expect(await failure(body, status)).toBeInstanceOf(ServiceUnavailableError);
  });
});

describe('a form', () => {
  it.each([
    { isSuccess: true },
    { isSuccess: true, error: '', data: null },
    { isSuccess: true, data: 'Message Sent' },
    { isSuccess: 1, data: [] },
  ])('is stored by %j, without a reference', async (body) => {
    service.json(body);
    await expect(submitForm(DATA_SHARING_FORM)(request, sender)).resolves.toEqual({
      reference: '',
      message: '',
    });
  });

  it('has its own names and nothing else', async () => {
    service.json({ isSuccess: true, data: { message: 'تم استلام طلبكم' } });
    await expect(submitForm(DATA_SHARING_FORM)(request, sender)).resolves.toMatchObject({
      message: 'تم استلام طلبكم',
    });
    const operation = 'requests/data-sharing';
    expect(service.sent).toEqual([{ operation, query: {}, key: null, body: request }]);
  });

  it('with a file is multipart under the names of the contract', async () => {
    service.json({ isSuccess: true });
    const fields = {
      ...exampleOf(CONTACT_FORM),
      captcha: '1',
    };
    await submitForm(CONTACT_FORM)({ ...fields, file: new File(['%PDF-'], 'a.pdf') }, sender);
    expect(service.sent[0]?.body).toEqual([...Object.keys(fields), 'file']);
  });

  it('orders a movable of a service without ids of its own', async () => {
    const replies: Record<string, unknown> = {
      movable: [{ id: 7, title: 'رافعة', port: { port: 'ميناء جدة', id: 3 }, quantity: '9' }],
      mainCategories: { data: [{ id: 1, title: 'مركبات' }] },
      subCategories: [{ id: '11', title: 'رفع' }],
      orderForm: { isSuccess: true },
    };
    service.reply = (operation) => Response.json(replies[operation]);
    const tooMany = submitOrder({ ...order, quantity: '9.5' }, sender);
    await expect(tooMany).rejects.toThrow('Quantity exceeds what is available');
    await expect(submitOrder(order, sender)).resolves.toMatchObject({ reference: '' });
    expect(service.sent.at(-1)?.body).toEqual({
      Title: 'فهد',
      IdentityNo: '1012345678',
      MobileNo: '966512345678',
      Email: 'a@b.sa',
      DirectionName: 'أمانة',
      DepartmentName: 'المشتريات',
      Location: 'جدة',
      MainCategory: 'مركبات',
      MangulCategory: 'رفع',
      Port: 'ميناء جدة',
      ManqulName: 'رافعة',
      AvalibleQuantity: '9',
      Quantity: '2',
      Explain: '',
      Created: '',
      Modified: '',
      Author: '',
      Editor: '',
      Title2: '',
      captcha: 'aB3x',
    });
  });
});
