import {
  CONTACT_FORM,
  DATA_SHARING_FORM,
  exampleOf,
  JOB_APPLICATION_FORM,
} from '@ports-authority/e-services-contract';
import { languages } from '../support/site';
import { elements, textOf } from '../http/html';
import { PAYLOADS } from './second-service.mjs';
import { pdfFile, receivedBy, sharedServices, Visitor } from './visitor';

/* Each form, posted without scripts, reaches the second service as in section 3 of the
   specification; its refusals are in lib/e-services/any-service.test.ts. */

const PERSON = {
  identityNumber: '1012345678',
  mobileNumber: '966512345678',
};

interface Form {
  readonly path: string;
  readonly operation: keyof typeof PAYLOADS;
  /** Field with the sender's name, which each test makes unique. */
  readonly nameField: string;
  readonly values: Readonly<Record<string, string>>;
  readonly file?: string;
}

const FORMS: readonly Form[] = [
  {
    path: '/contact',
    operation: 'contactUs',
    nameField: 'name',
    values: {
      ...exampleOf(CONTACT_FORM),
      ...PERSON,
      port: 'Marjan Port',
      details: 'First line\nSecond line',
    },
    file: 'file',
  },
  {
    path: '/vacancies',
    operation: 'applyJob',
    nameField: 'firstName',
    values: {
      ...exampleOf(JOB_APPLICATION_FORM),
      phone: '966112345678',
    },
    file: 'resume',
  },
  {
    path: '/data-sharing',
    operation: 'dataSharing',
    nameField: 'name',
    values: {
      ...exampleOf(DATA_SHARING_FORM),
      mobileNumber: PERSON.mobileNumber,
    },
  },
];

const { at, messages } = languages.find(({ locale }) => locale === 'en')!;

let count = 0;
const ownName = () =>
  `Nora ${process.pid} ${(count += 1)}`.replaceAll(/\d/g, (digit) =>
    'abcdefghij'.charAt(Number(digit)),
  );

function filled({ nameField, values, file }: Form, name: string, captcha: string) {
  return {
    ...values,
    [nameField]: name,
    ...(file && { [file]: pdfFile() }),
    captcha,
  };
}

async function lastPayload(operation: string, nameField: string, name: string) {
  const all = await receivedBy(sharedServices(), operation);
  return all.filter(({ fields }) => fields[nameField] === name);
}

test.each(FORMS)('$path is sent with the fields of the specification alone', async (form) => {
  const { path, operation, nameField, values, file } = form;
  const visitor = new Visitor();
  const name = ownName();
  const page = await visitor.post(at(path), filled(form, name, await visitor.captcha()));
  expect([page.status, page.text]).toEqual([
    200,
    expect.stringContaining(messages.submission.sent),
  ]);
  const [received, ...others] = await lastPayload(operation, nameField, name);
  expect(others).toEqual([]);
  const { captcha, ...fields } = received?.fields ?? {};
  expect(captcha).toMatch(/^\w{5}$/);
  const normalized = Object.entries(fields).map(([key, value]) => [
    key,
    value.replaceAll('\r\n', '\n'),
  ]);
  expect(Object.fromEntries(normalized)).toEqual({ ...values, [nameField]: name });
  expect(received?.files.map(({ field, type }) => [field, type])).toEqual(
    file ? [[file, 'application/pdf']] : [],
  );
  // Without a receipt of the service there is no reference.
  expect(page.text).not.toContain('undefined');
});

test('an order is chosen step by step and sent with the fields of the movable', async () => {
  const path = at('/e-services/moveableitems');
  const visitor = new Visitor();
  const name = ownName();
  const person = {
    name,
    ...PERSON,
    email: 'nora@example.com',
    entity: 'Ministry of Health',
    management: 'Supplies',
    city: 'Riyadh',
    reviews: '',
  };
  const next = { button: messages.order.nextButton };
  let page = await visitor.post(path, person, next);
  const choose = async (field: string, text: string) => {
    const options = elements(elements(page.document, 'select', { name: field })[0]!, 'option');
    const value = options.find((option) => textOf(option).includes(text))?.attribs.value;
    expect([field, options.map(textOf), value]).toEqual([
      field,
      expect.anything(),
      expect.stringMatching(/./),
    ]);
    page = await visitor.post(path, { [field]: value ?? '' }, { ...next, within: page });
  };
  await choose('classification', 'Furniture');
  await choose('item', 'Desks');
  await choose('site', 'Marjan Port');
  await choose('movable', 'Wooden desk');
  expect(page.text).toContain('25');
  const send = { button: messages.order.submit };

  const right = { quantity: '3', captcha: await visitor.captcha() };
  page = await visitor.post(path, right, { ...send, within: page });
  expect([page.status, page.text]).toEqual([200, expect.stringContaining(messages.order.placed)]);

  const sent = await lastPayload('orderForm', 'Title', name);
  const { captcha, ...fields } = sent.at(-1)?.fields ?? {};
  expect(captcha).toMatch(/^\w{5}$/);
  const known = PAYLOADS.orderForm.filter((field) => field !== 'captcha');
  const blank = Object.keys(fields).filter((field) => !known.includes(field));
  expect(blank).toHaveLength(1);
  expect(fields).toEqual({
    Title: name,
    IdentityNo: PERSON.identityNumber,
    MobileNo: PERSON.mobileNumber,
    Email: 'nora@example.com',
    DirectionName: 'Ministry of Health',
    DepartmentName: 'Supplies',
    Location: 'Riyadh',
    MangulCategory: 'Desks',
    Port: 'Marjan Port',
    AvalibleQuantity: '25',
    Quantity: '3',
    Explain: '',
    MainCategory: 'Furniture',
    ManqulName: 'Wooden desk',
    Created: '2026-05-01T08:00:00',
    Modified: '2026-06-01T09:30:00',
    Author: 'warehouse1',
    Editor: 'warehouse2',
    [blank[0] ?? '']: '',
  });
});

test('a callback request is sent as name, phoneNumber and details', async () => {
  const name = ownName();
  const values = { name, mobile: '0512345678', details: 'Please call.' };
  const { status, body } = await new Visitor().call('/api/callback-requests', values);
  expect([status, body.isSuccess]).toEqual([200, true]);
  const [received] = await lastPayload('remarks', 'name', name);
  expect(received?.fields).toEqual({ name, phoneNumber: '0512345678', details: 'Please call.' });
});
