/** Where all paths of the e-services API begin. */
export const BASE_PATH = '/e-services-api';

/** Paths below the base path, without a leading slash. */
export const OPERATIONS = {
  captcha: 'captcha',
  captchaCheck: 'captcha/check',
  captchaProof: 'captcha/proof',
  lookups: 'lookups',
  vesselSchedule: 'searchVesselSchedule',
  agents: 'searchAgents',
  transaction: 'transactionStatus',
  biddings: 'biddings',
  announcements: 'getAnnouncements',
  mainCategories: 'mainCategories',
  subCategories: 'subCategories',
  movables: 'movable',
  contact: 'contactUs',
  jobApplication: 'applyJob',
  order: 'orderForm',
  callback: 'remarks',
  dataSharing: 'dataSharing',
  feedback: 'feedback',
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
