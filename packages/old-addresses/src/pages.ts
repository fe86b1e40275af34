/**
 * The public paths of the site's pages without a language prefix, by their keys in the route table of
 * the site. It adds what each page is; back ends and packages need the paths alone.
 */
export const PUBLIC_PATHS = {
  home: '/',
  homeAlias: '/home',
  about: '/about-us',
  history: '/history',
  portEmployees: '/port-employees',
  vacancies: '/vacancies',
  ports: '/ports',
  eServices: '/e-services',
  track: '/track',
  tender: '/e-services/tender',
  biddings: '/e-services/biddings',
  vesselSearch: '/e-services/vesselsearch',
  license: '/e-services/license',
  containerTracking: '/e-services/containertracking',
  oldInvoices: '/e-services/iogsx',
  newInvoices: '/e-services/iogs',
  facilityRental: '/e-services/reqrentalfacilities',
  transactionTracking: '/e-services/trxtracking',
  requestTracking: '/e-services/request-tracking',
  movableItems: '/e-services/moveableitems',
  sla: '/e-services/sla',
  ticketFollowUp: '/e-services/tktfollowup',
  ePayment: '/e-services/epayment',
  statistics: '/e-services/statistics',
  mediaCenter: '/media-center',
  article: '/article',
  announcement: '/announcement',
  regulations: '/regulations',
  circulars: '/circulars',
  circularSearch: '/circulars/search',
  circular: '/circular',
  subscriptions: '/subscriptions',
  subscriptionConfirm: '/subscriptions/confirm',
  subscriptionManage: '/subscriptions/manage',
  dataSharing: '/data-sharing',
  openData: '/open-data',
  openDataApi: '/open-data/api',
  glossary: '/glossary',
  tariff: '/tariff',
  contact: '/contact',
  faq: '/faq',
  serviceRatings: '/service-ratings',
  status: '/status',
  customerPortal: '/customerportal',
  privacyPolicy: '/privacy-policy',
  conditions: '/conditions',
  safeUsage: '/safe-usage',
  accessibility: '/accessibility',
  siteMap: '/site-map',
  search: '/search',
  notFound: '/404',
} as const;

export const PAGE_PATHS: ReadonlySet<string> = new Set(Object.values(PUBLIC_PATHS));

/** Pages that show one entry each, named by the query, and nothing without one. */
export const ENTRY_PATHS: ReadonlySet<string> = new Set([
  PUBLIC_PATHS.article,
  PUBLIC_PATHS.circular,
  PUBLIC_PATHS.tender,
]);

/**
 * Folders and files that are no pages: handlers, files of the CMS, of the build and for machines. The
 * table of old addresses is never searched for them.
 */
const RESERVED =
  /^\/(?:(?:api|media|_next|fonts|icons|images|map|video|feeds|\.well-known)(?:\/|$)|(?:favicon\.ico|robots\.txt|sitemap(?:-\d+)?\.xml|manifest\.webmanifest)$)/i;

/** True for a path (without language prefix) that a redirect must not hide. */
export function isReserved(path: string): boolean {
  return RESERVED.test(path);
}
