import { CAPTCHA } from '../http/schemas.js';
import type { InputSchema, Property } from '../http/validation.js';
import type { Kind } from './kinds.js';
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
  YES_OR_NO,
} from './rules.js';

/** A form that is received: where, with which fields, and what is answered. */
export interface Form {
  kind: Kind;
  path: string;
  summary: string;
  message: string;
  /** Name of the field of the PDF that belongs to it; such a form is sent as multipart. */
  file?: string;
  /** Whether the captcha's answer is asked for. */
  captcha: boolean;
  schema: InputSchema;
}

const SENT = 'Message Sent';

const RELATIONS = [
  'Investor',
  'Importer / Exporter',
  'Shipping Line / Agent',
  'Marine Line / Agent',
  'Customer Broker',
  'Other',
];

function fields(
  properties: Record<string, Property>,
  without: readonly string[] = [],
): InputSchema {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties).filter(
      (name) => name !== 'captcha' && !without.includes(name),
    ),
    properties,
  };
}

const JOB_APPLICATION: Form = {
  kind: 'job-application',
  path: '/applyJob',
  summary: 'Apply for a job',
  message: SENT,
  file: 'resume',
  captcha: true,
  schema: fields({
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
  path: '/contactUs',
  summary: 'Contact, suggestion or complaint',
  message: SENT,
  file: 'file',
  captcha: true,
  schema: fields({
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
  path: '/orderForm',
  summary: 'Order a movable item; MovableId, or the names of movable, item and site, say which',
  message: 'Order Placed',
  captcha: true,
  schema: fields(
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
  path: '/remarks',
  summary: 'Ask to be called back',
  message: SENT,
  captcha: false,
  schema: fields({ name: line(100), phoneNumber: CALLBACK_MOBILE, details: lines(2000) }),
};

const DATA_SHARING: Form = {
  kind: 'data-sharing',
  path: '/dataSharing',
  summary: 'Ask for data to be shared',
  message: SENT,
  captcha: true,
  schema: fields({
    name: line(50),
    applicant: line(100),
    mobileNumber: MOBILE,
    emailAddress: EMAIL,
    purpose: lines(500),
    requiredData: lines(500),
    dataSharingAgreement: YES_OR_NO,
    containsPersonalData: YES_OR_NO,
    applicantIsDataOfficer: YES_OR_NO,
    dataLegalBasis: YES_OR_NO,
    accessAPIs: YES_OR_NO,
    captcha: CAPTCHA,
  }),
};

const FEEDBACK: Form = {
  kind: 'feedback',
  path: '/feedback',
  summary: 'Say whether a page was useful',
  message: SENT,
  captcha: false,
  schema: fields(
    {
      page: { type: 'string', minLength: 1, maxLength: 200, pattern: '^/([\\x21-\\x7e]*)$' },
      useful: choice(['yes', 'no']),
      reason: optional(lines(1000)),
    },
    ['reason'],
  ),
};

export const FORMS: readonly Form[] = [
  JOB_APPLICATION,
  CONTACT,
  ORDER,
  CALLBACK,
  DATA_SHARING,
  FEEDBACK,
];
