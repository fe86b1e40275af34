import { CONTACT_FORM, exampleOf } from '@ports-authority/e-services-contract';
import { samplePdf } from '../../packages/submissions/src/testing/sample-pdf';
import { MockServer } from '../e-services/testing/mock-server';
import type { FormValues } from '../forms/schema-of';
import { ServiceSession } from '../e-services/session';
import { submitContact } from './submit-contact';

const settings = {
  eServicesApiUrl: '',
  eServicesApiTimeoutMs: 1000,
  eServicesShortTimeoutMs: 1000,
  contentApiUrl: '',
  contentFormsToken: 'forms-token',
  contactFormTarget: 'content',
};
jest.mock('../config', () => ({ config: () => settings }));
jest.mock('../logging/log');

const STORED = '3f2b1c9e-1a52-4d0e-9c0b-5a2f6d7e8f90.pdf';
const service = new MockServer();
const content = new MockServer();
const jar = Buffer.from('captcha_session=abc').toString('base64url');
const sender = {
  visitor: { ip: '203.0.113.7', session: new ServiceSession(`${'i'.repeat(43)}.${jar}`) },
  key: '0f8fad5b-d9cb-469f-a165-70867728950e',
};
let held: { Reference: string; SubmissionKey: string }[];

const values = (
  file = new File([new Uint8Array(samplePdf())], 'letter.pdf'),
): FormValues<typeof CONTACT_FORM> => ({
  ...exampleOf(CONTACT_FORM),
  file,
  captcha: '123456',
});

beforeAll(async () => {
  await Promise.all([service.start(), content.start()]);
  settings.eServicesApiUrl = service.url;
  settings.contentApiUrl = new URL(content.url).origin;
});
afterAll(() => {
  service.stop();
  content.stop();
});
beforeEach(() => {
  service.requests.length = 0;
  service.posts.length = 0;
  content.posts.length = 0;
  held = [];
  service.json({ isSuccess: true, error: null, data: null });
  content.reply = (response, { operation }) => {
    const isPost = content.posts.at(-1)?.operation === operation;
    const body = operation.includes('upload')
      ? [{ id: STORED }, { id: 42 }]
      : { data: isPost ? { Reference: 'NPA-2026-CMS001' } : held };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
});

it('stores the file first and names its first id in the form', async () => {
  await expect(submitContact(values(), sender)).resolves.toEqual({
    reference: 'NPA-2026-CMS001',
    message: 'Message Sent',
  });
  const [upload, form] = content.posts;
  expect(upload).toMatchObject({ operation: '/api/upload' });
  expect(upload?.body).toContain('%PDF-1.4');
  expect(form).toMatchObject({ operation: '/api/contact-forms' });
  expect(form?.body).toContain(`name="file"\r\n\r\n${STORED}\r\n`);
  expect(form?.body).not.toContain('123456\r\n');
  expect(service.requests[0]).toMatchObject({
    operation: 'captcha/check',
    cookie: 'captcha_session=abc',
  });
  expect(JSON.parse(service.posts[0]?.body ?? '')).toEqual({ captcha: '123456' });
});

it('stores nothing on a wrong captcha', async () => {
  service.json({ isSuccess: false, error: 'Invalid Captcha', data: null }, 400);
  await expect(submitContact(values(), sender)).rejects.toMatchObject({
    message: 'Invalid Captcha',
  });
  expect(content.posts).toHaveLength(0);
});

it('returns the same receipt again without checking the captcha', async () => {
  await submitContact(values(), sender);
  const SubmissionKey = /name="SubmissionKey"\r\n\r\n(\S+)/.exec(content.posts[1]?.body ?? '')?.[1];
  expect(SubmissionKey).toMatch(/^[0-9a-f]{96}$/);
  held = [{ Reference: 'NPA-2026-BEFORE', SubmissionKey: SubmissionKey ?? '' }];
  service.requests.length = 0;
  content.posts.length = 0;
  await expect(submitContact(values(), sender)).resolves.toMatchObject({
    reference: 'NPA-2026-BEFORE',
  });
  const other = { ...values(), details: 'Other content under the same key' };
  await expect(submitContact(other, sender)).rejects.toMatchObject({
    message: 'Already sent with other content',
    status: 409,
  });
  expect(service.requests).toHaveLength(0);
  expect(content.posts).toHaveLength(0);
});

it('returns the receipt of an instance that consumed the captcha meanwhile', async () => {
  await submitContact(values(), sender);
  const SubmissionKey = /name="SubmissionKey"\r\n\r\n(\S+)/.exec(content.posts[1]?.body ?? '')?.[1];
  content.posts.length = 0;
  service.reply = (response) => {
    held = [{ Reference: 'NPA-2026-OTHER', SubmissionKey: SubmissionKey ?? '' }];
    const body = { isSuccess: false, error: 'Invalid Captcha', data: null };
    response.writeHead(400, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
  await expect(submitContact(values(), sender)).resolves.toMatchObject({
    reference: 'NPA-2026-OTHER',
  });
  expect(content.posts).toHaveLength(0);
});

it('handles requests with one key one after the other, without Redis too', async () => {
  const { reply } = content;
  content.reply = (response, request, headers) => {
    const { body = '', operation } = content.posts.at(-1) ?? {};
    const SubmissionKey = /name="SubmissionKey"\r\n\r\n(\S+)/.exec(body)?.[1];
    if (held.length > 0) {
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ data: held }));
      return;
    }
    if (operation === '/api/contact-forms' && SubmissionKey) {
      held = [{ Reference: 'NPA-2026-CMS001', SubmissionKey }];
    }
    reply(response, request, headers);
  };
  const receipts = await Promise.all([
    submitContact(values(), sender),
    submitContact(values(), sender),
  ]);
  expect(receipts.map(({ reference }) => reference)).toEqual([
    'NPA-2026-CMS001',
    'NPA-2026-CMS001',
  ]);
  expect(service.requests).toHaveLength(1);
  expect(content.posts).toHaveLength(2);
});

it('looks into the file', async () => {
  const zip = new File(['PK'], 'letter.pdf', { type: 'application/pdf' });
  await expect(submitContact(values(zip), sender)).rejects.toMatchObject({
    details: { fields: { file: 'filetype' } },
  });
  const cut = new File(['%PDF-'], 'letter.pdf', { type: 'application/pdf' });
  await expect(submitContact(values(cut), sender)).rejects.toMatchObject({
    details: { fields: { file: 'ERROR FILE DAMAGED' } },
  });
});

it('names the fields that the content API refuses', async () => {
  const refuse = (status: number, message: string) => {
    content.reply = (response, { operation }) => {
      const isUpload = operation.includes('upload');
      const error = { status, message, details: { fields: { file: message } } };
      response
        .writeHead(isUpload ? status : 200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(isUpload ? { data: null, error } : { data: [] }));
    };
  };
  refuse(413, 'File is too large');
  await expect(submitContact(values(), sender)).rejects.toMatchObject({
    status: 413,
    details: { fields: { file: 'max' } },
  });
  refuse(400, 'File must be a PDF');
  await expect(submitContact(values(), sender)).rejects.toMatchObject({
    message: 'File must be a PDF',
    details: { fields: { file: 'filetype' } },
  });
});

it('does not reveal that its token was refused', async () => {
  content.json({ data: null, error: { status: 403, message: 'Forbidden', details: {} } }, 403);
  await expect(submitContact(values(), sender)).rejects.toMatchObject({ reason: 'failed' });
});

it('reports a failure while the content API is down', async () => {
  content.cut();
  await expect(submitContact(values(), sender)).rejects.toMatchObject({ reason: 'failed' });
});

it('stores a form in a content API without references, keys and forms of its own', async () => {
  content.reply = (response, { operation }, headers) => {
    const isForm = operation.includes('contact-forms');
    const isEntry = headers['content-type'] === 'application/json';
    const isFound = content.posts.length > 0;
    const status = isForm ? (isEntry ? 201 : isFound ? 400 : 404) : 200;
    const error = { status, name: 'ValidationError', message: 'Missing "data" payload' };
    const body = isForm ? (isEntry ? { data: { id: 3 } } : { data: null, error }) : [{ id: 17 }];
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
  await expect(submitContact(values(), sender)).resolves.toEqual({
    reference: '',
    message: 'Message Sent',
  });
  expect(JSON.parse(content.posts.at(-1)?.body ?? '')).toEqual({
    data: { ...exampleOf(CONTACT_FORM), file: 17 },
  });
});
