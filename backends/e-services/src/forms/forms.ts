import {
  CONTACT_FILE_FIELD,
  DATA_SHARING_QUESTIONS,
  FEEDBACK_ANSWERS,
  FEEDBACK_TOPICS,
  JOB_APPLICATION_FILE_FIELD,
  NO,
  OPERATIONS,
  RELATIONS,
  YES,
  type CallbackFields,
  type ContactFields,
  type DataSharingFields,
  type FeedbackFields,
  type JobApplicationFields,
  type OrderFields,
  type CaseKind,
} from '@ports-authority/e-services-contract';
import { CAPTCHA } from '../http/schemas.js';
import type { InputSchema, Property } from '../http/validation.js';
import {
  CALLBACK_MOBILE,
  choice,
  EMAIL,
  IDENTITY,
  line,
  lines,
  MOBILE,
  optional,
  PHONE,
  QUANTITY,
} from './rules.js';

/** A form that visitors submit. */
export interface Form {
  kind: CaseKind;
  /** Below the base path, with a leading slash. */
  path: string;
  summary: string;
  /** Text of the receipt. */
  message: string;
  /** Field of the required PDF; such a form is sent as multipart. */
  file?: string;
  /** Fields copied from another response of this service, whose values may change. */
  copied?: readonly string[];
  /** The form requires a captcha. */
  captcha: boolean;
  schema: InputSchema;
}

const SENT = 'Message Sent';

const YES_OR_NO = choice([YES, NO]);

/** Not required by the schema, so that a missing answer is a captcha error. */
function fields<Fields>(
  properties: Record<keyof Fields, Property>,
  without: readonly (keyof Fields)[] = [],
): InputSchema {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties).filter(
      (name) => name !== 'captcha' && !without.includes(name as keyof Fields),
    ),
    properties,
  };
}

const JOB_APPLICATION: Form = {
  kind: 'job-application',
  path: `/${OPERATIONS.jobApplication}`,
  summary: 'Apply for a job',
  message: SENT,
  file: JOB_APPLICATION_FILE_FIELD,
  captcha: true,
  schema: fields<JobApplicationFields>({
    firstName: line(100),
    lastName: line(100),
    email: EMAIL,
    phone: PHONE,
    message: lines(5000),
    captcha: CAPTCHA,
  }),
};

const CONTACT: Form = {
  kind: 'contact',
  path: `/${OPERATIONS.contact}`,
  summary: 'Contact, suggestion or complaint',
  message: SENT,
  file: CONTACT_FILE_FIELD,
  captcha: true,
  schema: fields<ContactFields>({
    name: line(100),
    emailAddress: EMAIL,
    phoneNumber: PHONE,
    mobileNumber: MOBILE,
    identityNumber: IDENTITY,
    relationToPorts: choice(RELATIONS),
    port: line(100),
    purpose: line(100),
    details: lines(5000),
    captcha: CAPTCHA,
  }),
};

const ORDER: Form = {
  kind: 'order',
  path: `/${OPERATIONS.order}`,
  summary:
    'Order a movable item, identified by MovableId or by the names of movable, item and site',
  message: 'Order Placed',
  copied: ['AvalibleQuantity', 'Created', 'Modified', 'Author', 'Editor'],
  captcha: true,
  schema: fields<OrderFields>(
    {
      Title: line(100),
      IdentityNo: IDENTITY,
      MobileNo: MOBILE,
      Email: EMAIL,
      DirectionName: line(200),
      DepartmentName: line(200),
      Location: line(100),
      MainCategory: line(200),
      MangulCategory: line(200),
      Port: line(100),
      ManqulName: line(200),
      MovableId: { type: 'string', pattern: '^([1-9]\\d{0,8})?$', default: '' },
      AvalibleQuantity: optional(line(20)),
      Quantity: QUANTITY,
      Explain: optional(lines(2000)),
      Created: optional(line(40)),
      Modified: optional(line(40)),
      Author: optional(line(100)),
      Editor: optional(line(100)),
      Title2: optional(line(100)),
      captcha: CAPTCHA,
    },
    [
      'MovableId',
      'AvalibleQuantity',
      'Explain',
      'Created',
      'Modified',
      'Author',
      'Editor',
      'Title2',
    ],
  ),
};

const CALLBACK: Form = {
  kind: 'callback',
  path: `/${OPERATIONS.callback}`,
  summary: 'Request a callback',
  message: SENT,
  captcha: false,
  schema: fields<CallbackFields>({
    name: line(100),
    phoneNumber: CALLBACK_MOBILE,
    details: lines(2000),
  }),
};

const DATA_SHARING: Form = {
  kind: 'data-sharing',
  path: `/${OPERATIONS.dataSharing}`,
  summary: 'Request data sharing',
  message: SENT,
  captcha: true,
  schema: fields<DataSharingFields>({
    name: line(50),
    applicant: line(100),
    mobileNumber: MOBILE,
    emailAddress: EMAIL,
    purpose: lines(500),
    requiredData: lines(500),
    ...questions(),
    captcha: CAPTCHA,
  }),
};

const FEEDBACK: Form = {
  kind: 'feedback',
  path: `/${OPERATIONS.feedback}`,
  summary: 'Rate a page as useful or not',
  message: SENT,
  captcha: false,
  schema: fields<FeedbackFields>(
    {
      page: { type: 'string', minLength: 1, maxLength: 200, pattern: '^/([\\x21-\\x7e]*)$' },
      useful: choice(FEEDBACK_ANSWERS),
      topic: { ...choice(['', ...FEEDBACK_TOPICS]), default: '' },
      reason: optional(lines(1000)),
    },
    ['topic', 'reason'],
  ),
};

function questions() {
  return Object.fromEntries(DATA_SHARING_QUESTIONS.map((name) => [name, YES_OR_NO])) as Record<
    (typeof DATA_SHARING_QUESTIONS)[number],
    Property
  >;
}

export const FORMS: readonly Form[] = [
  JOB_APPLICATION,
  CONTACT,
  ORDER,
  CALLBACK,
  DATA_SHARING,
  FEEDBACK,
];
