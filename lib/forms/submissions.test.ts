import { ValidationError, type Schema } from 'yup';
import { callbackSchema } from './callback';
import { contactSchema } from './contact';
import { dataSharingSchema, YES } from './data-sharing';
import { jobApplicationSchema } from './job-application';
import { orderSchema } from './order';
import { MAX_FILE_BYTES } from '@ports-authority/submissions/pdf-rules';
import { suggestMobile } from './personal-fields';

const pdf = (name = 'letter.pdf', type = 'application/pdf', bytes = 100) =>
  new File([new Uint8Array(bytes)], name, { type });

const contact = {
  name: 'نورة',
  emailAddress: 'nora@example.com',
  phoneNumber: '966112345678',
  mobileNumber: '966512345678',
  identityNumber: '1012345678',
  relationToPorts: 'Investor',
  port: 'Jeddah Port',
  purpose: 'Complaint',
  details: 'سطر\nوسطر',
  file: pdf(),
  captcha: '123456',
};
const sharing = {
  name: 'جامعة',
  applicant: 'سالم',
  mobileNumber: '966512345678',
  emailAddress: 'a@b.sa',
  purpose: 'بحث',
  requiredData: 'أعداد السفن',
  dataSharingAgreement: YES,
  containsPersonalData: YES,
  applicantIsDataOfficer: YES,
  dataLegalBasis: YES,
  accessAPIs: YES,
  captcha: '1',
};
const order = {
  name: 'فهد',
  identityNumber: '1012345678',
  mobileNumber: '966512345678',
  email: 'a@b.sa',
  entity: 'أمانة',
  management: 'المشتريات',
  city: 'جدة',
  classification: '1',
  item: '2',
  site: '3',
  movable: '4',
  available: 10,
  quantity: '2.5',
  reviews: '',
  captcha: '',
};
const application = {
  firstName: 'ليلى',
  lastName: 'أحمد',
  email: 'a@b.sa',
  phone: '966112345678',
  message: 'أرغب في العمل',
  resume: pdf(),
  captcha: '1',
};
const callback = { name: 'هند', mobile: '0512345678', details: 'استفسار' };

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
  [contactSchema, contact, { mobileNumber: '0512345678' }, { mobileNumber: 'ERROR MOBILE NUMBER' }],
  [contactSchema, contact, { mobileNumber: '٩٦٦٥١٢٣٤٥٦٧٨' }, {}],
  [contactSchema, contact, { mobileNumber: '+966 51 234-5678' }, {}],
  [contactSchema, contact, { phoneNumber: '0112345678' }, { phoneNumber: 'ERROR PHONE INVALID' }],
  [contactSchema, contact, { identityNumber: '2012345678' }, { identityNumber: 'ID Number Error' }],
  [contactSchema, contact, { identityNumber: '101234567' }, { identityNumber: 'ID Number Error' }],
  [contactSchema, contact, { emailAddress: 'a@b' }, { emailAddress: 'ERROR EMAIL INVALID' }],
  [contactSchema, contact, { relationToPorts: 'Pirate' }, { relationToPorts: 'ERROR RELATION' }],
  [contactSchema, contact, { file: pdf('a.pdf', 'text/html') }, { file: 'filetype' }],
  [contactSchema, contact, { file: pdf('a.docx') }, { file: 'filetype' }],
  [contactSchema, contact, { file: pdf('a.pdf', '', 0) }, { file: 'filetype' }],
  [contactSchema, contact, { file: pdf('a.pdf', '', MAX_FILE_BYTES + 1) }, { file: 'max' }],
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
  [callbackSchema, callback, { details: '\u0000' }, { details: 'ERROR TEXT' }],
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
  '501234567',
  '050.123–4567',
])('calls %s back at 0501234567', (mobile) => {
  expect(callbackSchema.validateSync({ ...callback, mobile }).mobile).toBe('0501234567');
});

it('suggests the international format of a mobile number', () => {
  expect(suggestMobile('0512345678')).toBe('966512345678');
  expect(suggestMobile('٠٥١٢٣٤٥٦٧٨')).toBe('966512345678');
  expect(suggestMobile('+9660512345678')).toBe('966512345678');
  expect(suggestMobile('966512345678')).toBeNull();
  expect(suggestMobile('12')).toBeNull();
});
