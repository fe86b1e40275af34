import type { Locale } from '../locales';
import { OPERATIONS } from '../paths';
import { CALLBACK_FORM } from './callback';
import { CONTACT_FORM } from './contact';
import { DATA_SHARING_FORM } from './data-sharing';
import type { FormDefinition } from './definition';
import { FEEDBACK_FORM } from './feedback';
import { JOB_APPLICATION_FORM } from './job-application';
import { ORDER_FORM } from './order';

/** All forms by their kind, in the order of lists. A page imports its own alone. */
export const FORMS = {
  contact: CONTACT_FORM,
  'data-sharing': DATA_SHARING_FORM,
  order: ORDER_FORM,
  'job-application': JOB_APPLICATION_FORM,
  callback: CALLBACK_FORM,
  feedback: FEEDBACK_FORM,
} as const satisfies { readonly [Kind in string]: FormDefinition & { readonly kind: Kind } };

/** Kinds of case: the forms that visitors send. */
export type CaseKind = keyof typeof FORMS;

export const CASE_KINDS = Object.keys(FORMS) as readonly CaseKind[];

type InBoth = Readonly<Record<Locale, string>>;

/** Names of the kinds of case in messages and at the desk, and the next step for the sender. */
export const CASE_TEXTS: Readonly<
  Record<CaseKind, { readonly name: InBoth; readonly next: InBoth }>
> = {
  contact: {
    name: { ar: 'شكوى أو مقترح أو استفسار', en: 'Complaint, suggestion or enquiry' },
    next: {
      ar: 'تنظر الإدارة المختصة في رسالتك، ثم ترد عليك بالبريد الإلكتروني أو بالهاتف.',
      en: 'The department responsible considers your message and answers you by email or telephone.',
    },
  },
  'data-sharing': {
    name: { ar: 'طلب مشاركة البيانات', en: 'Data sharing request' },
    next: {
      ar: 'يقيّم مكتب إدارة البيانات طلبك، ثم يراسلك على هذا البريد الإلكتروني.',
      en: 'The Data Management Office evaluates your request and writes to this email address.',
    },
  },
  order: {
    name: { ar: 'طلب مواد منقولة', en: 'Order of movable items' },
    next: {
      ar: 'يتحقق موظفو المستودع من الطلب، ثم يتواصلون معك على رقم الجوال أو البريد الإلكتروني الذي أدخلته.',
      en: 'Warehouse staff check the order and contact you at the mobile number or email address given.',
    },
  },
  'job-application': {
    name: { ar: 'طلب توظيف', en: 'Job application' },
    next: {
      ar: 'نقارن طلبك بالوظائف الشاغرة، ونتواصل معك إذا وُجدت وظيفة مناسبة.',
      en: 'We compare your application with the vacancies and contact you about a suitable vacancy.',
    },
  },
  callback: {
    name: { ar: 'طلب معاودة الاتصال', en: 'Callback request' },
    next: {
      ar: 'نتصل بك في أوقات العمل.',
      en: 'We will call you during support hours.',
    },
  },
  feedback: {
    name: { ar: 'تقييم صفحة', en: 'Page feedback' },
    next: {
      ar: '',
      en: '',
    },
  },
};

/** Paths of all operations below `BASE_PATH` by their names. */
export const ALL_OPERATIONS: Readonly<Record<string, string>> = {
  ...OPERATIONS,
  ...Object.fromEntries(Object.values(FORMS).map(({ operation, path }) => [operation, path])),
};

export const formByKind = (kind: CaseKind): FormDefinition => FORMS[kind];

/**
 * Days after the day of its receipt for which an order reserves its quantity: until the end of the day by
 * which a decision is promised.
 */
export const RESERVATION_DAYS = ORDER_FORM.promise.days;

export * from './callback';
export * from './contact';
export * from './data-sharing';
export * from './definition';
export * from './feedback';
export * from './job-application';
export * from './order';
