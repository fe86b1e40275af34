/**
 * The public paths of the site's pages without a language prefix. The CMS cannot read the route table;
 * lib/routing/routes.test.ts holds this list against it.
 */
export const PAGE_PATHS: ReadonlySet<string> = new Set([
  '/',
  '/404',
  '/about-us',
  '/accessibility',
  '/announcement',
  '/article',
  '/circular',
  '/circulars',
  '/circulars/search',
  '/conditions',
  '/contact',
  '/customerportal',
  '/data-sharing',
  '/e-services',
  '/e-services/biddings',
  '/e-services/containertracking',
  '/e-services/epayment',
  '/e-services/iogs',
  '/e-services/iogsx',
  '/e-services/license',
  '/e-services/moveableitems',
  '/e-services/reqrentalfacilities',
  '/e-services/request-tracking',
  '/e-services/sla',
  '/e-services/statistics',
  '/e-services/tender',
  '/e-services/tktfollowup',
  '/e-services/trxtracking',
  '/e-services/vesselsearch',
  '/faq',
  '/glossary',
  '/history',
  '/home',
  '/media-center',
  '/open-data',
  '/open-data/api',
  '/port-employees',
  '/ports',
  '/privacy-policy',
  '/regulations',
  '/safe-usage',
  '/search',
  '/service-ratings',
  '/site-map',
  '/status',
  '/subscriptions',
  '/subscriptions/confirm',
  '/subscriptions/manage',
  '/vacancies',
]);

/** Pages that show one entry each, named by the query, and nothing without one. */
export const ENTRY_PATHS: ReadonlySet<string> = new Set([
  '/article',
  '/circular',
  '/e-services/tender',
]);

/**
 * Folders and files that are no pages: handlers, files of the CMS, of the build and for machines. The
 * table of old addresses is never asked for them.
 */
const RESERVED =
  /^\/(?:(?:api|media|_next|fonts|icons|images|map|video|feeds|\.well-known)(?:\/|$)|(?:favicon\.ico|robots\.txt|sitemap(?:-\d+)?\.xml|manifest\.webmanifest)$)/i;

/** Whether a path without a language prefix belongs to what no redirect may hide. */
export function isReserved(path: string): boolean {
  return RESERVED.test(path);
}
