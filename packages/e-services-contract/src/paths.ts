/** Base path of the e-services API. */
export const BASE_PATH = '/e-services-api';

/** Paths below the base path, without a leading slash. Those of forms are in their definitions. */
export const OPERATIONS = {
  capabilities: 'capabilities',
  captcha: 'captcha',
  captchaCheck: 'captcha/check',
  captchaProof: 'captcha/proof',
  lookups: 'lookups',
  vesselSchedule: 'searchVesselSchedule',
  portCalls: 'portCalls',
  agents: 'searchAgents',
  transaction: 'transactionStatus',
  biddings: 'biddings',
  announcements: 'getAnnouncements',
  mainCategories: 'mainCategories',
  subCategories: 'subCategories',
  movables: 'movable',
  rateService: 'rateService',
  serviceRatings: 'serviceRatings',
  submissionStatus: 'submissionStatus',
  caseStatus: 'caseStatus',
  subscribe: 'subscribe',
  confirmSubscription: 'subscriptions/confirm',
  findSubscriptions: 'subscriptions/find',
  changeSubscription: 'subscriptions/change',
  endSubscription: 'subscriptions/end',
  resumeSubscriptions: 'subscriptions/resume',
} as const;
