import {
  CALLBACK_FORM,
  CONTACT_FORM,
  DATA_SHARING_FORM,
  exampleOf,
  JOB_APPLICATION_FORM,
  ORDER_FORM,
} from '@ports-authority/e-services-contract';
import { ValidationError, type Schema } from 'yup';
import { orderSchema } from './order';
import { serviceRatingSchema } from './service-rating';
import { MAX_FILE_BYTES } from '@ports-authority/submissions/pdf-rules';
import { schemaOf } from './schema-of';
import { pdfField } from './pdf-file';

const callbackSchema = schemaOf(CALLBACK_FORM);
const contactSchema = schemaOf(CONTACT_FORM, pdfField);
const dataSharingSchema = schemaOf(DATA_SHARING_FORM);
const jobApplicationSchema = schemaOf(JOB_APPLICATION_FORM, pdfField);

const pdf = (name = 'letter.pdf', type = 'application/pdf', bytes = 100) =>
  new File([new Uint8Array(bytes)], name, { type });

const contact = { ...exampleOf(CONTACT_FORM), file: pdf(), captcha: '123456' };
const sharing = { ...exampleOf(DATA_SHARING_FORM), captcha: '1' };
const order = { ...exampleOf(ORDER_FORM), available: 10, quantity: '2.5', captcha: '' };
const application = { ...exampleOf(JOB_APPLICATION_FORM), resume: pdf(), captcha: '1' };
const callback = exampleOf(CALLBACK_FORM);

/** First message of each refused field. */
function refused(schema: Schema, values: object): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found: Record<string, string> = {};
    for (const { path = '', message } of error.inner) found[path] ??= message;
    return found;
  }
}

it.each([
  ['contact', contactSchema, contact],
  ['data sharing', dataSharingSchema, sharing],
  ['order', orderSchema, order],
  ['job application', jobApplicationSchema, application],
  ['callback', callbackSchema, callback],
] as const)('takes a right %s form', (_name, schema, values) => {
  expect(refused(schema, values)).toEqual({});
});

it.each([
  ['contact', contactSchema, contact, []],
  ['data sharing', dataSharingSchema, sharing, []],
  ['order', orderSchema, order, ['available', 'unit', 'reviews', 'captcha']],
  ['job application', jobApplicationSchema, application, []],
  ['callback', callbackSchema, callback, []],
] as const)('asks for every required field of the %s form', (_name, schema, values, optional) => {
  const required = Object.keys(values).filter(
    (field) => !(optional as readonly string[]).includes(field),
  );
  expect(Object.keys(refused(schema, {})).sort()).toEqual(required.sort());
});

it.each([
  [contactSchema, contact, { mobileNumber: '051234567' }, { mobileNumber: 'ERROR MOBILE NUMBER' }],
  [contactSchema, contact, { mobileNumber: '0112345678' }, { mobileNumber: 'ERROR MOBILE NUMBER' }],
  [contactSchema, contact, { mobileNumber: '' }, { mobileNumber: 'ERROR MOBILE' }],
  [contactSchema, contact, { phoneNumber: '11234567' }, { phoneNumber: 'ERROR PHONE INVALID' }],
  [contactSchema, contact, { identityNumber: '2012345678' }, { identityNumber: 'ID Number Error' }],
  [contactSchema, contact, { identityNumber: '101234567' }, { identityNumber: 'ID Number Error' }],
  [contactSchema, contact, { emailAddress: 'a@b' }, { emailAddress: 'ERROR EMAIL INVALID' }],
  [contactSchema, contact, { relationToPorts: 'Pirate' }, { relationToPorts: 'ERROR RELATION' }],
  [contactSchema, contact, { file: pdf('a.pdf', 'text/html') }, { file: 'filetype' }],
  [contactSchema, contact, { file: pdf('a.pdf', 'application/x-pdf') }, {}],
  [contactSchema, contact, { file: pdf('a.docx') }, { file: 'filetype' }],
  [contactSchema, contact, { file: pdf('a.pdf', '', 0) }, { file: 'filetype' }],
  [contactSchema, contact, { file: pdf('a.pdf', '', MAX_FILE_BYTES + 1) }, { file: 'max' }],
  [jobApplicationSchema, application, { resume: pdf('a.pdf', '', 5_242_881) }, { resume: 'max' }],
  [contactSchema, contact, { file: pdf('a.b.PDF', '', MAX_FILE_BYTES) }, {}],
  [contactSchema, contact, { file: pdf('letter.DOCX.pdf') }, { file: 'ERROR FILE NAME' }],
  [contactSchema, contact, { file: pdf('a.pdf.docx') }, { file: 'filetype' }],
  [dataSharingSchema, sharing, { name: 'س'.repeat(51) }, { name: 'ERROR TEXT LENGTH' }],
  [dataSharingSchema, sharing, { purpose: 'س'.repeat(501) }, { purpose: 'ERROR TEXT LENGTH' }],
  [dataSharingSchema, sharing, { accessAPIs: 'yes' }, { accessAPIs: 'ERROR MANDATORY' }],
  [orderSchema, order, { quantity: '11' }, { quantity: 'Requrie Quantity Error' }],
  [orderSchema, order, { quantity: '01' }, { quantity: 'Requrie Quantity Error' }],
  [orderSchema, order, { quantity: '-1' }, { quantity: 'Requrie Quantity Error' }],
  [orderSchema, order, { quantity: '0' }, { quantity: 'ERROR QUANTITY ZERO' }],
  [orderSchema, order, { quantity: '٠٫٠' }, { quantity: 'ERROR QUANTITY ZERO' }],
  [orderSchema, order, { quantity: '0.5', unit: 'piece' }, { quantity: 'ERROR QUANTITY WHOLE' }],
  [orderSchema, order, { quantity: '1e3' }, { quantity: 'Requrie Quantity Error' }],
  [orderSchema, order, { quantity: '' }, { quantity: 'Requrie Quantity Empty Error' }],
  [orderSchema, order, { quantity: '٢٫٥' }, {}],
  [callbackSchema, callback, { mobile: '966112345678' }, { mobile: 'ERROR CALLBACK MOBILE' }],
  [callbackSchema, callback, { mobile: '0512345678901' }, { mobile: 'ERROR CALLBACK MOBILE' }],
  [callbackSchema, callback, { details: '\u0000' }, { details: 'ERROR DETAILS' }],
  [callbackSchema, callback, { details: 'a\u0000b' }, { details: 'ERROR TEXT' }],
  [callbackSchema, callback, { name: '\u200b \u200b' }, { name: 'ERROR NAME' }],
  [contactSchema, contact, { details: '\u200b' }, { details: 'ERROR DETAILS' }],
  [contactSchema, contact, { emailAddress: '\u2068\u2069' }, { emailAddress: 'ERROR EMAIL' }],
  [dataSharingSchema, sharing, { name: '\u3164' }, { name: 'ERROR NAME OF THE ENTITY' }],
  [callbackSchema, callback, { name: 7 }, { name: 'ERROR TEXT' }],
])('judges %#', (schema, values, change, expected) => {
  expect(refused(schema, { ...values, ...change })).toEqual(expected);
});

it.each(['1 012 345 678', '1-012-345-678', '١٠١٢٣٤٥٦٧٨'])(
  'takes the identity number %s',
  (identityNumber) => {
    const cast = contactSchema.validateSync({ ...contact, identityNumber });
    expect(cast.identityNumber).toBe('1012345678');
  },
);

it.each([
  '050 123 4567',
  '05-0123-4567',
  '+966501234567',
  '00966 50 123 4567',
  '+966 (0)50 123 4567',
  'tel:+966-50-123-4567',
  '966501234567',
  '501234567',
  '050.123–4567',
  '٠٥٠١٢٣٤٥٦٧',
  '\u202a+966 50 123 4567\u202c',
])('accepts %s as a mobile number in every form', (typed) => {
  const mobileNumber = typed;
  expect(callbackSchema.validateSync({ ...callback, mobile: typed }).mobile).toBe('0501234567');
  for (const schema of [contactSchema, dataSharingSchema, orderSchema]) {
    const values = schema === contactSchema ? contact : schema === orderSchema ? order : sharing;
    expect(schema.validateSync({ ...values, mobileNumber }).mobileNumber).toBe('966501234567');
  }
});

it('accepts a national telephone number', () => {
  const values = contactSchema.validateSync({ ...contact, phoneNumber: '011 234-5678' });
  expect(values.phoneNumber).toBe('966112345678');
});

it.each([
  ['visitor@مثال.السعودية', 'visitor@xn--mgbh0fb.xn--mgberp4a5d4ar'],
  ['visitor@xn--mgbh0fb.xn--mgberp4a5d4ar', 'visitor@xn--mgbh0fb.xn--mgberp4a5d4ar'],
  ['\u200evisitor@example.org', 'visitor@example.org'],
  ['\u2068visitor@example.org\u2069', 'visitor@example.org'],
])('accepts the address %j', (emailAddress, stored) => {
  expect(contactSchema.validateSync({ ...contact, emailAddress }).emailAddress).toBe(stored);
});

it('accepts text copied from chats, slides and documents', () => {
  const values = contactSchema.validateSync({
    ...contact,
    name: '\u2068شركة النقل\u2069',
    details: 'First\u000bline\u000cTerminal\u001e3, co\u001foperate',
  });
  expect(values).toMatchObject({
    name: 'شركة النقل',
    details: 'First\nline\nTerminal-3, cooperate',
  });
});

it.each([
  ['callback', callbackSchema],
  ['contact', contactSchema],
  ['data sharing', dataSharingSchema],
  ['job application', jobApplicationSchema],
  ['order', orderSchema],
  ['service rating', serviceRatingSchema],
])('refuses values of another type in the form of %s without repeating them', (_name, schema) => {
  const fields = Object.keys((schema as unknown as { fields: object }).fields);
  for (const value of ['<q7zx>', ['<q7zx>'], { q7zx: '<q7zx>' }]) {
    const values = Object.fromEntries(fields.map((field) => [field, value]));
    expect(JSON.stringify(Object.values(refused(schema, values)))).not.toContain('q7zx');
  }
});
