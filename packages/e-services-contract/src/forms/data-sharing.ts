import type { ChoiceField, FormDefinition } from './definition';

/** The answers to the questions, the Arabic words in both languages. */
export const YES = 'نعم';
export const NO = 'لا';

const QUESTION = {
  kind: 'choice',
  values: [YES, NO],
  labels: { [YES]: 'dataSharing.yes', [NO]: 'dataSharing.no' },
  control: 'radio',
  wide: true,
  missing: 'ERROR MANDATORY',
  sharesMessage: true,
  example: YES,
} as const satisfies Omit<ChoiceField, 'label'>;

/** Data sharing request of an entity. */
export const DATA_SHARING_FORM = {
  kind: 'data-sharing',
  operation: 'dataSharing',
  path: 'dataSharing',
  endpoint: 'data-sharing',
  summary: 'Request data sharing',
  receipt: 'Message Sent',
  captcha: 'required',
  validatedOn: 'onBlur',
  fields: {
    name: {
      kind: 'line',
      max: 50,
      label: 'dataSharing.name',
      counted: true,
      missing: 'ERROR NAME OF THE ENTITY',
      autoComplete: 'organization',
      example: 'جهة حكومية',
    },
    applicant: {
      kind: 'line',
      max: 100,
      label: 'dataSharing.applicant',
      counted: true,
      missing: "ERROR APPLICANT'S NAME",
      autoComplete: 'name',
      example: 'مدير البيانات',
    },
    mobileNumber: {
      kind: 'mobile',
      label: 'submission.mobile',
      missing: 'ERROR MOBILE',
      example: '966500000003',
    },
    emailAddress: {
      kind: 'email',
      label: 'dataSharing.email',
      counted: true,
      missing: 'ERROR EMAIL',
      example: 'data@agency.example',
    },
    purpose: {
      kind: 'lines',
      max: 500,
      label: 'dataSharing.purpose',
      missing: 'ERROR REQUEST PURPOSE',
      example: 'دراسة حركة الملاحة',
    },
    requiredData: {
      kind: 'lines',
      max: 500,
      label: 'dataSharing.requiredData',
      missing: 'ERROR REQUIRED DATA',
      example: 'أعداد السفن الشهرية',
    },
    dataSharingAgreement: {
      ...QUESTION,
      label: 'dataSharing.questions.dataSharingAgreement',
    },
    containsPersonalData: {
      ...QUESTION,
      label: 'dataSharing.questions.containsPersonalData',
      example: NO,
    },
    applicantIsDataOfficer: {
      ...QUESTION,
      label: 'dataSharing.questions.applicantIsDataOfficer',
    },
    dataLegalBasis: { ...QUESTION, label: 'dataSharing.questions.dataLegalBasis' },
    accessAPIs: { ...QUESTION, label: 'dataSharing.questions.accessAPIs', example: NO },
  },
  title: ['applicant'],
  promise: { days: 30, counted: 'working' },
  department: 'data-management',
  retention: { days: 365, months: 12 },
  perDay: 60,
} as const satisfies FormDefinition;
