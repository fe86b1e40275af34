import {
  CONTACT_FORM,
  DATA_SHARING_FORM,
  exampleOf,
  JOB_APPLICATION_FORM,
} from '@ports-authority/e-services-contract';
import { languages, type Language } from '../support/site';
import { elements, textOf } from '../http/html';
import {
  INVALID_CAPTCHA,
  PAYLOADS,
  REFUSALS,
  REFUSED_ROWS,
  REFUSED_SENTENCE,
} from './second-service.mjs';
import { pdfFile, receivedBy, sharedServices, Visitor, type Shown } from './visitor';

/* Each form, posted without scripts, reaches the second service as in section 3 of the
   specification. */

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
  /** Expected payload in addition to the values; null omits a value. */
  readonly sent?: Readonly<Record<string, string>>;
  readonly success: (language: Language) => string;
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
    success: ({ messages }) => messages.submission.sent,
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
    success: ({ messages }) => messages.submission.sent,
  },
  {
    path: '/data-sharing',
    operation: 'dataSharing',
    nameField: 'name',
    values: {
      ...exampleOf(DATA_SHARING_FORM),
      mobileNumber: PERSON.mobileNumber,
    },
    success: ({ messages }) => messages.submission.sent,
  },
];

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

function isMarked({ document }: Shown, name: string): boolean {
  return ['input', 'textarea', 'select'].some((element) =>
    elements(document, element, { name }).some(({ attribs }) => attribs['aria-invalid'] === 'true'),
  );
}

const alerts = ({ document }: Shown) =>
  elements(document, 'div', { role: 'alert' }).map(textOf).join('\n');

describe.each(languages)('$locale', (language) => {
  const { at, messages } = language;

  describe.each(FORMS)('$path', (form) => {
    const { path, operation, nameField, values, file, success } = form;

    test('is sent with the fields of the specification alone', async () => {
      const visitor = new Visitor();
      const name = ownName();
      const page = await visitor.post(at(path), filled(form, name, await visitor.captcha()));
      expect([page.status, page.text]).toEqual([200, expect.stringContaining(success(language))]);

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

    test('marks the captcha alone where the code is wrong', async () => {
      const visitor = new Visitor();
      await visitor.captcha();
      const page = await visitor.post(at(path), filled(form, ownName(), 'wrong'));
      expect(page.text).toContain(messages.errors['ERROR CAPTCHA INVALID']);
      expect(page.text).not.toContain(INVALID_CAPTCHA);
      expect(isMarked(page, 'captcha')).toBe(true);
      expect(isMarked(page, nameField)).toBe(false);
    });

    test.each([
      ['a sentence with status 200', REFUSALS.sentence, REFUSED_SENTENCE],
      ['a sentence with status 422', REFUSALS.status, REFUSED_SENTENCE],
    ])('shows %s', async (_kind, name, sentence) => {
      const visitor = new Visitor();
      const page = await visitor.post(at(path), filled(form, name, await visitor.captcha()));
      expect(alerts(page)).toContain(sentence);
      expect(page.text).not.toContain(success(language));
    });

    test('shows a general message where the service fails with plain text', async () => {
      const visitor = new Visitor();
      const captcha = await visitor.captcha();
      const page = await visitor.post(at(path), filled(form, REFUSALS.text, captcha));
      expect(page.status).toBe(200);
      expect(page.text).not.toContain('Server Error');
      expect(alerts(page)).toMatch(/\S{3}/);
    });
  });

  test('a refused data sharing request shows each row of the message', async () => {
    const [, , form] = FORMS;
    const visitor = new Visitor();
    const captcha = await visitor.captcha();
    const page = await visitor.post(at('/data-sharing'), filled(form!, REFUSALS.rows, captcha));
    for (const row of REFUSED_ROWS) expect(alerts(page)).toContain(row);
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

    const tooMany = await visitor.post(
      path,
      { quantity: '26', captcha: await visitor.captcha() },
      { ...send, within: page },
    );
    expect(tooMany.text).toContain(messages.errors['Requrie Quantity Error']);

    await visitor.captcha();
    const wrong = { quantity: '3', captcha: 'wrong' };
    page = await visitor.post(path, wrong, { ...send, within: page });
    expect(isMarked(page, 'captcha')).toBe(true);

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
});

test('a callback request is sent as name, phoneNumber and details', async () => {
  const name = ownName();
  const values = { name, mobile: '0512345678', details: 'Please call.' };
  const { status, body } = await new Visitor().call('/api/callback-requests', values);
  expect([status, body.isSuccess]).toEqual([200, true]);
  const [received] = await lastPayload('remarks', 'name', name);
  expect(received?.fields).toEqual({ name, phoneNumber: '0512345678', details: 'Please call.' });
});

test('a failed callback request is reported as failed', async () => {
  const values = { name: REFUSALS.text, mobile: '0512345678', details: 'Please call.' };
  const { status, body } = await new Visitor().call('/api/callback-requests', values);
  expect(status).toBeGreaterThanOrEqual(500);
  expect(body.isSuccess).toBe(false);
  expect(body.error).not.toContain('Server Error');
});
