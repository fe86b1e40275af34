import {
  CONTACT_FORM,
  DATA_SHARING_FORM,
  exampleOf,
  findFileField,
  FORMS,
  ORDER_FORM,
  type FormDefinition,
} from '@ports-authority/e-services-contract';
import fc from 'fast-check';
import { CLIENT_IP_HEADER } from '@/lib/server/client-ip';
import { MAX_MULTIPART_BYTES } from '@/lib/api/multipart';
import { MockServer } from '@/lib/e-services/testing/mock-server';
import { MAX_FILE_BYTES } from '@ports-authority/submissions/pdf-rules';
import { POST as order } from './orders/route';

const settings = {
  eServicesApiUrl: '',
  eServicesApiTimeoutMs: 1000,
  eServicesShortTimeoutMs: 1000,
  eServicesDataSharingPath: 'dataSharing',
  siteUrl: 'https://ports.example',
  contactFormTarget: 'e-services',
  rateLimitPerAddress: 1_000_000,
  rateLimitPerSession: 1_000_000,
  rateLimitWithoutCaptcha: 1_000_000,
};
jest.mock('@/lib/config', () => ({ config: () => settings }));
jest.mock('@/lib/logging/log');

const service = new MockServer();
const session = 's'.repeat(43);
const submissionKey = '0f8fad5b-d9cb-469f-a165-70867728950e';
const receipt = { reference: 'NPA-2026-ABC123', message: 'Message Sent' };

beforeAll(async () => {
  await service.start();
  settings.eServicesApiUrl = service.url;
});
afterAll(() => service.stop());
beforeEach(() => {
  service.requests.length = 0;
  service.posts.length = 0;
  service.json({ isSuccess: true, error: null, data: receipt });
});

type Post = (request: Request, context: unknown) => Promise<Response>;
type Values = Record<string, string | File>;

const pdf = (bytes = 100, name = 'letter.pdf', type = 'application/pdf') =>
  new File(['%PDF-', new Uint8Array(Math.max(0, bytes - 5))], name, { type });

/** Values that differ from the examples of the definition. */
const DIFFERENT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [CONTACT_FORM.kind]: { mobileNumber: '٩٦٦٥١٢٣٤٥٦٧٨', details: 'سطر\r\nوسطر' },
};

/** Valid values of the required fields. */
function goodValues(form: FormDefinition): Record<string, string> {
  const examples = Object.entries(exampleOf(form));
  return {
    ...Object.fromEntries(examples.filter(([name]) => form.fields[name]?.missing !== undefined)),
    ...DIFFERENT[form.kind],
    ...(form.captcha === 'required' && { captcha: '123456' }),
  };
}

// Orders have stock as well, and tests of their own.
const forms: readonly FormDefinition[] = Object.values(FORMS).filter((form) => form !== ORDER_FORM);

const isUpload = (form: FormDefinition) => findFileField(form) !== undefined;

function loadHandler({ endpoint }: FormDefinition): Post {
  return (request, context) =>
    jest.requireActual<{ POST: Post }>(`./${endpoint}/route`).POST(request, context);
}

const headers = {
  Origin: 'https://ports.example',
  Cookie: `__Host-captcha=${session}.${Buffer.from('JSESSIONID=1').toString('base64url')}`,
  [CLIENT_IP_HEADER]: '203.0.113.1',
};

function send(post: Post, body: BodyInit, more: Record<string, string> = {}): Promise<Response> {
  const request = new Request('https://ports.example/api/x', {
    method: 'POST',
    body,
    headers: { ...headers, ...more },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
  return post(request, undefined);
}

const sendJson = (post: Post, values: object) =>
  send(post, JSON.stringify(values), { 'Content-Type': 'application/json' });

function toFormData(values: Values): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

async function expectRefusal(response: Response): Promise<void> {
  const text = await response.text();
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(JSON.parse(text)).toMatchObject({ isSuccess: false, error: expect.any(String) });
  expect(text).not.toContain('q7Zx');
  expect(response.headers.get('cache-control')).toBe('no-store');
}

const nasty = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('q7Zx<img>', '\u0000q7Zx', '\ud800', 'q7Zx'.repeat(3000)),
);

describe.each(forms.filter((form) => !isUpload(form)))('$kind', (form) => {
  const post = loadHandler(form);
  const good = goodValues(form);

  it('passes a submission on with its key and responds with the receipt', async () => {
    const response = await sendJson(post, { ...good, submissionKey, extra: 'q7Zx' });
    expect(await response.json()).toEqual({ isSuccess: true, error: null, data: receipt });
    expect(service.posts).toHaveLength(1);
    expect(service.posts[0]).toMatchObject({ operation: form.path, key: submissionKey });
    expect(service.posts[0]?.body).not.toMatch(/q7Zx|submissionKey/);
    expect(service.requests[0]?.cookie).toBe('JSESSIONID=1');
  });

  it('rejects requests without a key or from another origin', async () => {
    const response = await sendJson(post, good);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      data: { fields: { submissionKey: 'ERROR TEXT' } },
    });
    expect((await sendJson(post, { ...good, submissionKey: 'x'.repeat(36) })).status).toBe(400);
    const foreign = await send(post, '{}', { Origin: 'https://elsewhere.example' });
    expect(foreign.status).toBe(403);
    expect(service.requests).toHaveLength(0);
  });

  it.each([{ toString: {} }, ['q7Zx'], {}])('refuses %j in a field', async (value) => {
    const [field = ''] = Object.keys(good);
    await expectRefusal(await sendJson(post, { ...good, [field]: value, submissionKey }));
    expect(service.requests).toHaveLength(0);
  });

  it('rejects malformed forms without calling the e-services API', async () => {
    const keys = [...Object.keys(good), '__proto__', 'constructor', 'toString'];
    const required = Object.keys(good);
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom(...keys), nasty, { maxKeys: keys.length }),
        fc.constantFrom(...required),
        async (values, missing) => {
          const body = { ...good, ...values, [missing]: '', submissionKey };
          await expectRefusal(await sendJson(post, body));
        },
      ),
      { numRuns: 200 },
    );
    expect(service.requests).toHaveLength(0);
  });
});

describe.each(forms.filter(isUpload))('$kind', (form) => {
  const post = loadHandler(form);
  const good = goodValues(form);
  const file = findFileField(form) ?? '';
  const whole = (change: Values = {}) =>
    toFormData({ ...good, [file]: pdf(), submissionKey, ...change });

  it('passes fields and file on', async () => {
    const response = await send(post, whole({ extra: 'q7Zx', [file]: pdf(100, 'سيرة.pdf', '') }));
    expect(await response.json()).toEqual({ isSuccess: true, error: null, data: receipt });
    expect(service.posts[0]).toMatchObject({ operation: form.path, key: submissionKey });
    const { body = '', type = '' } = service.posts[0] ?? {};
    expect(type).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toContain('filename="سيرة.pdf"');
    expect(body).toContain('Content-Type: application/pdf');
    expect(body).toContain('%PDF-');
    expect(body).not.toMatch(/q7Zx|submissionKey/);
  });

  it.each([
    ['no file', () => ({ [file]: 'q7Zx' }), {}],
    ['an empty file', () => ({ [file]: new File([], 'a.pdf') }), { [file]: 'filetype' }],
    ['another type', () => ({ [file]: pdf(10, 'a.docx') }), { [file]: 'filetype' }],
    ['a byte too much', () => ({ [file]: pdf(MAX_FILE_BYTES + 1) }), { [file]: 'max' }],
    ['a file for a text', () => ({ captcha: pdf() }), {}],
  ])('refuses %s', async (_what, change, fields) => {
    const response = await send(post, whole(change()));
    expect(response.status).toBe(400);
    const { data } = (await response.json()) as { data: { fields?: object } | null };
    if (Object.keys(fields).length > 0) expect(data?.fields).toEqual(fields);
    expect(service.requests).toHaveLength(0);
  });

  it('refuses two files and fields given twice', async () => {
    const twoFiles = whole();
    twoFiles.append('second', pdf());
    const twice = whole();
    twice.append('captcha', '1');
    const twoOfOne = whole();
    twoOfOne.append(file, pdf());
    for (const form of [twoFiles, twice, twoOfOne]) {
      expect((await send(post, form)).status).toBe(400);
    }
    expect(service.requests).toHaveLength(0);
  });

  it('accepts the largest file, and rejects a larger body early', async () => {
    expect((await send(post, whole({ [file]: pdf(MAX_FILE_BYTES) }))).status).toBe(200);
    const announced = await send(post, 'x', {
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': String(MAX_MULTIPART_BYTES + 1),
    });
    expect(announced.status).toBe(413);
    expect(await announced.json()).toMatchObject({
      error: 'File is too large',
      data: { fields: { [file]: 'max' } },
    });
    let given = 0;
    const endless = new ReadableStream({
      pull(controller) {
        given += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const streamed = await send(post, endless, {
      'Content-Type': 'multipart/form-data; boundary=x',
    });
    expect(streamed.status).toBe(413);
    expect(given).toBeLessThan(MAX_MULTIPART_BYTES + 5 * 65_536);
  });

  it('marks the file that the e-services API refuses', async () => {
    const message = 'File must be a PDF';
    const data = { message, fields: { [file]: message } };
    service.json({ isSuccess: false, error: message, data }, 400);
    const response = await send(post, whole());
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: message,
      data: { message, fields: { [file]: 'filetype' } },
    });
  });

  it('rejects bytes that are not a form', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 400 }),
        fc.constantFrom('multipart/form-data; boundary=x', 'multipart/form-data', 'text/plain'),
        async (bytes, type) => {
          await expectRefusal(await send(post, new Uint8Array(bytes), { 'Content-Type': type }));
        },
      ),
      { numRuns: 100 },
    );
    expect(service.requests).toHaveLength(0);
  });

  it('rejects malformed forms', async () => {
    const names = Object.keys(good);
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 100 })),
        fc.constantFrom(...names),
        async (values, missing) => {
          await expectRefusal(await send(post, whole({ ...values, [missing]: '' })));
        },
      ),
      { numRuns: 100 },
    );
    expect(service.requests).toHaveLength(0);
  });
});

describe('orders', () => {
  const good = {
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
    quantity: '2.5',
    reviews: '',
    captcha: '123456',
    available: 10,
    // A forged value of the movable.
    Author: 'q7Zx',
    Created: 'q7Zx',
  };
  const stock = (quantity: number) => [
    {
      id: 7,
      title: 'Forklift',
      titleAr: 'رافعة',
      category: { id: 1, title: 'Vehicles', titleAr: 'مركبات' },
      subcategory: { id: 11, title: 'Lifting', titleAr: 'رفع' },
      port: { id: 3, port: 'Jeddah Port', portAr: 'ميناء جدة' },
      quantity,
      created: '2026-01-02T10:00:00+03:00',
      modified: '2026-02-03T10:00:00+03:00',
      author: 'Warehouses',
      editor: 'Stores',
    },
  ];

  function serve(quantity: number): void {
    service.reply = (response, { operation }) => {
      const body =
        operation === 'movable'
          ? stock(quantity)
          : { isSuccess: true, error: null, data: { ...receipt, message: 'Order Placed' } };
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    };
  }

  it('copies the movable from the e-services API', async () => {
    serve(9.5);
    const response = await sendJson(order, { ...good, submissionKey });
    expect(await response.json()).toMatchObject({ isSuccess: true });
    expect(service.requests[0]).toMatchObject({
      operation: 'movable',
      query: { subCategory: '11' },
    });
    expect(JSON.parse(service.posts[0]?.body ?? '')).toEqual({
      Title: 'فهد',
      IdentityNo: '1012345678',
      MobileNo: '966512345678',
      Email: 'a@b.sa',
      DirectionName: 'أمانة',
      DepartmentName: 'المشتريات',
      Location: 'جدة',
      MainCategory: 'Vehicles',
      MangulCategory: 'Lifting',
      Port: 'Jeddah Port',
      ManqulName: 'Forklift',
      MovableId: '7',
      AvalibleQuantity: '9.5',
      Quantity: '2.5',
      Explain: '',
      Created: '2026-01-02T10:00:00+03:00',
      Modified: '2026-02-03T10:00:00+03:00',
      Author: 'Warehouses',
      Editor: 'Stores',
      Title2: '',
      captcha: '123456',
    });
  });

  it('retries an order with the stock of the moment, which the service does not compare', async () => {
    serve(9.5);
    await sendJson(order, { ...good, submissionKey });
    serve(7);
    await sendJson(order, { ...good, submissionKey });
    const [first, again] = service.posts.map(({ body, ...post }) => {
      const { AvalibleQuantity, ...fields } = JSON.parse(body) as Record<string, string>;
      return { ...post, fields, AvalibleQuantity };
    });
    expect([first?.AvalibleQuantity, again?.AvalibleQuantity]).toEqual(['9.5', '7']);
    expect(again).toEqual({ ...first, AvalibleQuantity: '7' });
  });

  it('refuses ids that name no movable', async () => {
    serve(9.5);
    const key = 'aaaaaaaa-d9cb-469f-a165-70867728950e';
    for (const change of [{ movable: '8' }, { site: '4' }, { classification: '2' }]) {
      const response = await sendJson(order, { ...good, ...change, submissionKey: key });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: 'The item is no longer available' });
    }
    expect(service.posts).toHaveLength(0);
  });

  it('marks a quantity that others were quicker to take', async () => {
    const message = 'Quantity exceeds what is available';
    service.reply = (response, { operation }) => {
      const refused = {
        isSuccess: false,
        error: message,
        data: { fields: { Quantity: message } },
      };
      const body = operation === 'movable' ? stock(10) : refused;
      response.writeHead(operation === 'movable' ? 200 : 400).end(JSON.stringify(body));
    };
    const response = await sendJson(order, { ...good, submissionKey });
    expect(await response.json()).toMatchObject({
      error: message,
      data: { fields: { quantity: 'Requrie Quantity Error' } },
    });
  });
});

it('keeps the rows of a refused data sharing request', async () => {
  const data = { message: 'First row\nSecond row', fields: {} };
  service.json({ isSuccess: false, error: 'Input is not valid', data }, 400);
  const values = { ...goodValues(DATA_SHARING_FORM), submissionKey };
  const response = await sendJson(loadHandler(DATA_SHARING_FORM), values);
  expect(await response.json()).toEqual({ isSuccess: false, error: 'Input is not valid', data });
});
