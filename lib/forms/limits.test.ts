import {
  CALLBACK_FORM,
  CONTACT_FORM,
  DATA_SHARING_FORM,
  FEEDBACK_FORM,
  JOB_APPLICATION_FORM,
  ORDER_FORM,
  type FormDefinition,
} from '@ports-authority/e-services-contract';
import { ValidationError, type AnyObjectSchema } from 'yup';
import { agentSearchSchema } from './agent-search';
import { orderSchema } from './order';
import { vesselSearchSchema } from './vessel-search';
import { schemaOf } from './schema-of';
import { pdfField } from './pdf-file';

const callbackSchema = schemaOf(CALLBACK_FORM);
const contactSchema = schemaOf(CONTACT_FORM, pdfField);
const dataSharingSchema = schemaOf(DATA_SHARING_FORM);
const feedbackSchema = schemaOf(FEEDBACK_FORM);
const jobApplicationSchema = schemaOf(JOB_APPLICATION_FORM, pdfField);

/** The texts of a form with their limits. */
const textFields = ({ fields }: FormDefinition) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => ('max' in field ? [[name, field.max]] : [])),
  );

/** The longest text each field takes, in characters. */
const limits: readonly (readonly [string, AnyObjectSchema, Readonly<Record<string, number>>])[] = [
  ['agent search', agentSearchSchema, { port: 100, agent: 100 }],
  ['callback', callbackSchema, textFields(CALLBACK_FORM)],
  ['contact', contactSchema, textFields(CONTACT_FORM)],
  ['data sharing', dataSharingSchema, textFields(DATA_SHARING_FORM)],
  ['feedback', feedbackSchema, { page: 200, ...textFields(FEEDBACK_FORM) }],
  ['job application', jobApplicationSchema, textFields(JOB_APPLICATION_FORM)],
  // List fields submit ids.
  [
    'order',
    orderSchema,
    { ...textFields(ORDER_FORM), classification: 100, item: 100, site: 100, movable: 100 },
  ],
  ['vessel search', vesselSearchSchema, { port: 100, agent: 100, vessel: 100 }],
];

/** A text of a length that is also a path of the site. */
const localPath = (length: number) => `/${'a'.repeat(length - 1)}`;

async function errorMessages(schema: AnyObjectSchema, field: string, value: unknown) {
  try {
    await schema.validateAt(field, { [field]: value }, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

describe.each(limits)('%s', (_form, schema, fields) => {
  it.each(Object.entries(fields))('%s takes %i characters and none more', async (field, most) => {
    expect(await errorMessages(schema, field, localPath(most))).toEqual([]);
    expect(await errorMessages(schema, field, localPath(most + 1))).not.toEqual([]);
  });
});

describe('a text of megabytes', () => {
  const megabytes = 'a.'.repeat(1_300_000);

  it.each([
    ['e-mail', contactSchema, 'emailAddress', `a@${megabytes}`],
    ['mobile number', contactSchema, 'mobileNumber', `966512345678${' -'.repeat(1_300_000)}`],
    ['captcha', contactSchema, 'captcha', '٠'.repeat(2_600_000)],
    ['page', feedbackSchema, 'page', `/${megabytes}`],
    ['details', contactSchema, 'details', megabytes],
  ] as const)(
    'is refused as %s before any pattern searches it',
    async (_name, schema, field, text) => {
      // A pattern that went over it would take longer than a test may.
      expect(await errorMessages(schema, field, text)).not.toEqual([]);
    },
  );
});

describe('characters that change how a line reads', () => {
  it.each(['\u202e', '\u2066'])('%j is removed', (hidden) => {
    const { name } = contactSchema.pick(['name']).validateSync({ name: `cv${hidden}exe` });
    expect(name).toBe('cvexe');
  });

  it.each(['\u009b', '\u0007'])('%j is refused', async (hidden) => {
    expect(await errorMessages(contactSchema, 'name', `cv${hidden}exe`)).toEqual(['ERROR TEXT']);
  });

  it('are accepted where they come along with Arabic text, and in several lines', async () => {
    expect(await errorMessages(contactSchema, 'name', 'أحمد\u200f')).toEqual([]);
    expect(await errorMessages(contactSchema, 'details', 'سطر\n\u2067سطر\u2069')).toEqual([]);
  });

  it('are refused in the name of a file', async () => {
    const file = new File(['%PDF-'], 'cv\u202exe.pdf', { type: 'application/pdf' });
    expect(await errorMessages(contactSchema, 'file', file)).toEqual(['ERROR FILE NAME DIRECTION']);
  });
});
