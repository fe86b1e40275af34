import { MockServer } from '../e-services/testing/mock-server';
import { setCapabilities } from '../capabilities';
import { CONTACT_FORM, exampleOf } from '@ports-authority/e-services-contract';
import { submitForm } from '../e-services/submissions';
import { CLIENT_IP_HEADER } from '../server/client-ip';
import { findCaseStatus } from '../e-services/case-status';
import { requestTrackingSchema } from '../forms/request-tracking';
import { handleFormAction, handleSearchAction } from './handle-form-action';
import { schemaOf } from '../forms/schema-of';
import { pdfField } from '../forms/pdf-file';

const contactSchema = schemaOf(CONTACT_FORM, pdfField);

const settings = {
  eServicesApiUrl: '',
  eServicesApiTimeoutMs: 1000,
  eServicesShortTimeoutMs: 1000,
  siteUrl: 'https://ports.example',
  rateLimitPerAddress: 1_000_000,
  rateLimitPerSession: 1_000_000,
};
jest.mock('../config', () => ({ config: () => settings }));
jest.mock('../logging/log');

let given: Headers;
const setCookie = jest.fn();
jest.mock('next/headers', () => ({
  headers: async () => given,
  cookies: async () => ({ set: setCookie }),
}));

const service = new MockServer();
const form = {
  name: 'contact',
  schema: contactSchema,
  fileField: 'file',
  submit: submitForm(CONTACT_FORM),
};
const typed = {
  ...exampleOf(CONTACT_FORM),
  name: 'نورة',
};

beforeAll(async () => {
  await service.start();
  settings.eServicesApiUrl = service.url;
});
afterAll(() => service.stop());
beforeEach(() => {
  service.posts.length = 0;
  given = new Headers({
    origin: 'https://ports.example',
    cookie: `__Host-captcha=${'s'.repeat(43)}`,
    [CLIENT_IP_HEADER]: '203.0.113.1',
  });
  const data = { reference: 'NPA-2026-ABC123', message: 'Message Sent' };
  service.json({ isSuccess: true, error: null, data });
});

function sent(change: Record<string, string | File> = {}): FormData {
  const data = new FormData();
  const file = new File(['%PDF-1'], 'letter.pdf', { type: 'application/pdf' });
  const values = { ...typed, file, captcha: '123456', $ACTION_KEY: 'k', ...change };
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

it('returns the reference number and nothing to refill', async () => {
  expect(await handleFormAction(form, sent())).toMatchObject({
    status: 'sent',
    reference: 'NPA-2026-ABC123',
    values: {},
  });
});

it('reports when the form was first stored, and its file', async () => {
  const receivedAt = '2026-11-25T06:30:00.000Z';
  const data = { reference: 'NPA-2026-ABC123', message: 'Message Sent', receivedAt };
  service.json({ isSuccess: true, error: null, data });
  expect(await handleFormAction(form, sent())).toMatchObject({
    sentAt: Date.parse(receivedAt),
    files: { file: { name: 'letter.pdf' } },
  });
});

it('falls back to its own time without one of the service', async () => {
  const before = Date.now();
  expect((await handleFormAction(form, sent())).sentAt).toBeGreaterThanOrEqual(before);
});

it('sends the same key again for the same picture, and another one for another', async () => {
  await handleFormAction(form, sent());
  await handleFormAction(form, sent({ captcha: '١٢٣٤٥٦' }));
  await handleFormAction(form, sent({ captcha: '654321' }));
  const [first, again, other] = service.posts.map(({ key }) => key);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it('sends a second click once to a service that does not recognise keys', async () => {
  setCapabilities([]);
  await Promise.all([handleFormAction(form, sent()), handleFormAction(form, sent())]);
  expect(service.posts).toHaveLength(1);
  await handleFormAction(form, sent());
  expect(service.posts).toHaveLength(2);
});

it('keeps the session that the service changes, also where the form is refused', async () => {
  await handleFormAction(form, sent());
  expect(setCookie).not.toHaveBeenCalled();
  service.reply = (response) => {
    response
      .writeHead(400, { 'Set-Cookie': 'JSESSIONID=2; Path=/api' })
      .end('{"isSuccess":false,"error":"Invalid Captcha"}');
  };
  await handleFormAction(form, sent());
  expect(setCookie).toHaveBeenCalledWith(
    '__Host-captcha',
    `${'s'.repeat(43)}.${Buffer.from('JSESSIONID=2').toString('base64url')}`,
    { path: '/', secure: true, httpOnly: true, sameSite: 'strict' },
  );
});

it('returns the message of the service, also without a reference', async () => {
  service.json({ isSuccess: true, data: { message: 'تم استلام طلبكم' } });
  expect(await handleFormAction(form, sent())).toMatchObject({
    status: 'sent',
    reference: '',
    message: 'تم استلام طلبكم',
  });
});

it('fills the fields in again, but for the captcha and the file', async () => {
  const state = await handleFormAction(form, sent({ mobileNumber: '051234567' }));
  expect(state).toMatchObject({
    status: 'refused',
    fields: { mobileNumber: 'ERROR MOBILE NUMBER' },
    values: { ...typed, mobileNumber: '051234567' },
  });
  expect(state.values).not.toHaveProperty('captcha');
  expect(state.values).not.toHaveProperty('$ACTION_KEY');
  expect(service.posts).toHaveLength(0);
});

it('accepts pasted values', async () => {
  const pasted = {
    mobileNumber: '+966 (0)51 234 5678',
    emailAddress: '\u200evisitor@مثال.السعودية',
  };
  expect(await handleFormAction(form, sent(pasted))).toMatchObject({ status: 'sent' });
  const body = service.posts.at(-1)?.body ?? '';
  expect(body).toContain('\r\n966512345678\r\n');
  expect(body).toContain('\r\nvisitor@xn--mgbh0fb.xn--mgberp4a5d4ar\r\n');
});

it('treats the empty file of a browser as no file', async () => {
  const state = await handleFormAction(form, sent({ file: new File([], '') }));
  expect(state.fields).toEqual({ file: 'ERROR FILE' });
});

it('marks the captcha alone', async () => {
  service.json({ isSuccess: false, error: 'Invalid Captcha', data: null }, 400);
  expect(await handleFormAction(form, sent())).toMatchObject({
    error: 'Invalid Captcha',
    fields: { captcha: 'ERROR CAPTCHA INVALID' },
  });
});

it('reports a failure and refills everything', async () => {
  service.cut();
  expect(await handleFormAction(form, sent())).toMatchObject({
    status: 'refused',
    error: 'Something went wrong',
    values: typed,
  });
});

it('rejects requests of another origin', async () => {
  given.delete('origin');
  expect(await handleFormAction(form, sent())).toMatchObject({
    error: 'Request from another site',
  });
  expect(service.posts).toHaveLength(0);
});

it.each([
  ['a text', 'x'],
  ['nothing', undefined],
  ['an object', { get: 1 }],
])('refuses a forged call that brings %s', async (_what, data) => {
  expect(await handleFormAction(form, data)).toMatchObject({
    status: 'refused',
    error: 'Input is not valid',
  });
});

describe('a search', () => {
  const search = { schema: requestTrackingSchema, find: findCaseStatus };
  const asked = { reference: 'npa 2026 7k3m9q', contact: '0512345678', captcha: '123456' };
  const posted = (change: Partial<typeof asked> = {}) => {
    const data = new FormData();
    for (const [name, value] of Object.entries({ ...asked, ...change })) data.set(name, value);
    return data;
  };

  it('returns the result or none, and refills the form', async () => {
    const found = {
      reference: 'NPA-2026-7K3M9Q',
      kind: 'contact',
      state: 'received',
      receivedOn: '2026-11-23',
      changedOn: '2026-11-23',
      dueOn: '2026-11-25',
    };
    service.json({ isSuccess: true, error: null, data: found });
    const state = await handleSearchAction(search, posted());
    expect(state).toMatchObject({ status: 'sent', found, values: { contact: '0512345678' } });
    expect(state.values).not.toHaveProperty('captcha');
    service.json({ isSuccess: true, error: null, data: null });
    expect(await handleSearchAction(search, posted())).toMatchObject({
      status: 'sent',
      found: null,
    });
  });

  it('is refused like a form', async () => {
    expect(await handleSearchAction(search, posted({ contact: '' }))).toMatchObject({
      status: 'refused',
      fields: { contact: 'ERROR CONTACT' },
    });
    service.json({ isSuccess: false, error: 'Invalid Captcha', data: null }, 400);
    expect(await handleSearchAction(search, posted())).toMatchObject({
      status: 'refused',
      fields: { captcha: 'ERROR CAPTCHA INVALID' },
    });
    given.set('origin', 'https://other.example');
    expect(await handleSearchAction(search, posted())).toMatchObject({ status: 'refused' });
  });
});

it.each([
  ['https://ports.example/en/contact?purpose=Complaint', 'en'],
  ['https://ports.example/contact', 'ar'],
])('sends the service the language of the page %s', async (referer, language) => {
  given.set('referer', referer);
  await handleFormAction(form, sent());
  expect(service.headers.at(-1)?.['accept-language']).toBe(language);
});
