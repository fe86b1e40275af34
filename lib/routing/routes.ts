import type { Capability } from '@ports-authority/e-services-contract';
import type { Locale } from '../i18n/locales';

/** Columns of the header's menu. */
export const MENU_GROUPS = ['about', 'ports', 'services', 'media', 'regulations'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** Columns of the footer. The ports column is filled from the CMS. */
export type FooterGroup = 'about' | 'useful' | 'legal';

/** External systems in menus; their URLs are settings. */
export type ExternalSystem = 'careers' | 'openData' | 'customerPortal';

/** Content types; the values are both model names of the CMS and cache tags. */
export type ContentTag =
  | 'article'
  | 'category'
  | 'video'
  | 'newsletter'
  | 'library'
  | 'port'
  | 'about'
  | 'director'
  | 'organizational-chart'
  | 'service'
  | 'e-service'
  | 'qualification-binding'
  | 'prequalification-of-operator'
  | 'prequalification-of-operator-table'
  | 'bidding-results'
  | 'facility-rental'
  | 'faq'
  | 'home-page-announcement'
  | 'announcement'
  | 'related-organization'
  | 'regulation'
  | 'circular'
  | 'port-employee'
  | 'privacy-policy'
  | 'condition'
  | 'license'
  | 'sla-row'
  | 'statistics-file'
  | 'customer-portal'
  | 'site-setting'
  | 'emergency-banner'
  | 'search-synonym'
  | 'promoted-result'
  | 'redirect'
  | 'former-name'
  | 'page';

/** A part of a page in menus: a tab by hash or a section by query. */
export interface RouteSection {
  /** Message key in `sections`. */
  readonly label: string;
  readonly hash?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly menu?: MenuGroup;
  readonly footer?: FooterGroup;
}

export interface Route {
  /** Public path without locale. */
  readonly path: `/${string}`;
  /** Languages of the route; others redirect to the home page. */
  readonly locales: readonly Locale[];
  /** Layout: common header and footer, regulations' slim one, or none. */
  readonly frame: 'common' | 'slim' | 'none';
  readonly menu?: MenuGroup;
  readonly footer?: FooterGroup;
  /** Menus link directly to this external system. */
  readonly external?: ExternalSystem;
  /** Parent in the breadcrumb. */
  readonly parent?:
    | 'eServices'
    | 'mediaCenter'
    | 'circulars'
    | 'biddings'
    | 'openData'
    | 'subscriptions';
  /** Query parameters that the middleware rewrites to path segments, in this order. */
  readonly query?: readonly string[];
  /** Query parameters read at request time: free text, whose pages are not cached. */
  readonly reads?: readonly string[];
  /** The route only shows single entries, selected by query. */
  readonly entriesOnly?: boolean;
  readonly sections?: readonly RouteSection[];
  readonly content: readonly ContentTag[];
  /** Listed in the sitemap and indexed. */
  readonly indexed: boolean;
  /** Capability of the e-services API that the route requires; without it the path is unknown. */
  readonly needs?: Capability;
  /** The page has a server action for posting its form without JavaScript. */
  readonly takesForm?: boolean;
}

const BOTH = ['ar', 'en'] as const;

function page(
  path: Route['path'],
  content: readonly ContentTag[],
  rest: Partial<Omit<Route, 'path' | 'content'>> = {},
): Route {
  return { path, content, locales: BOTH, frame: 'common', indexed: true, ...rest };
}

function eService(slug: string, rest: Partial<Omit<Route, 'path'>> = {}): Route {
  return page(`/e-services/${slug}`, ['e-service'], {
    menu: 'services',
    parent: 'eServices',
    ...rest,
  });
}

/**
 * The route table, in menu order: the source of menu, footer, breadcrumbs, titles (`routes` in
 * messages), sitemap, hreflang, the URL policy and cache invalidation.
 */
export const routes = {
  home: page('/', [
    'article',
    'video',
    'newsletter',
    'library',
    'port',
    'home-page-announcement',
    'e-service',
    'related-organization',
    'site-setting',
    'emergency-banner',
    'page',
  ]),
  homeAlias: page('/home', [], { indexed: false }),
  about: page('/about-us', ['about', 'director', 'organizational-chart', 'service', 'page'], {
    menu: 'about',
    footer: 'about',
    sections: [
      { label: 'board', hash: 'board', menu: 'about', footer: 'about' },
      { label: 'chart', hash: 'chart', menu: 'about', footer: 'about' },
      { label: 'services', hash: 'services', menu: 'about', footer: 'about' },
    ],
  }),
  history: page('/history', ['article', 'page'], {
    menu: 'about',
    footer: 'about',
    query: ['page'],
  }),
  portEmployees: page('/port-employees', ['port-employee', 'page'], { menu: 'about' }),
  vacancies: page('/vacancies', ['page', 'site-setting'], {
    frame: 'none',
    menu: 'about',
    footer: 'about',
    external: 'careers',
    indexed: false,
    takesForm: true,
  }),
  ports: page('/ports', ['port', 'page'], { menu: 'ports', query: ['port'] }),
  eServices: page('/e-services', ['e-service', 'announcement', 'page'], {
    menu: 'services',
    footer: 'useful',
    query: ['o'],
  }),
  tender: page('/e-services/tender', [], {
    parent: 'biddings',
    query: ['id'],
    entriesOnly: true,
    needs: 'tender-pages',
  }),
  biddings: eService('biddings', {
    content: [
      'e-service',
      'qualification-binding',
      'prequalification-of-operator',
      'prequalification-of-operator-table',
      'bidding-results',
    ],
  }),
  vesselSearch: eService('vesselsearch'),
  license: eService('license', { content: ['e-service', 'license'] }),
  containerTracking: eService('containertracking'),
  oldInvoices: eService('iogsx', { menu: undefined }),
  newInvoices: eService('iogs'),
  facilityRental: eService('reqrentalfacilities', { content: ['e-service', 'facility-rental'] }),
  transactionTracking: eService('trxtracking'),
  requestTracking: eService('request-tracking', {
    takesForm: true,
    footer: 'useful',
    needs: 'request-tracking',
  }),
  movableItems: eService('moveableitems', { takesForm: true }),
  sla: eService('sla', { content: ['e-service', 'sla-row'] }),
  ticketFollowUp: eService('tktfollowup'),
  ePayment: eService('epayment'),
  statistics: eService('statistics', {
    content: ['e-service', 'statistics-file'],
    footer: 'useful',
    query: ['page'],
  }),
  mediaCenter: page('/media-center', ['article', 'video', 'newsletter', 'library', 'page'], {
    query: ['o', 'page'],
    sections: [
      { label: 'news', query: { o: 'News' }, menu: 'media' },
      { label: 'press', query: { o: 'Press' }, menu: 'media' },
      { label: 'videos', query: { o: 'Video' }, menu: 'media' },
      { label: 'photos', query: { o: 'Photos' }, menu: 'media' },
      { label: 'library', query: { o: 'library' }, menu: 'media' },
      { label: 'newsletter', query: { o: 'newsletter' }, menu: 'media' },
    ],
  }),
  article: page('/article', ['article', 'library', 'video'], {
    parent: 'mediaCenter',
    query: ['news', 'photo', 'a', 'video'],
    entriesOnly: true,
  }),
  announcement: page('/announcement', ['home-page-announcement', 'page'], {
    locales: ['ar'],
    menu: 'media',
    query: ['id'],
  }),
  regulations: page('/regulations', ['regulation', 'page'], {
    frame: 'slim',
    menu: 'regulations',
    footer: 'useful',
    query: ['r', 'view'],
  }),
  circulars: page('/circulars', ['circular', 'page'], {
    menu: 'regulations',
    footer: 'useful',
    query: ['year', 'page'],
  }),
  circularSearch: page('/circulars/search', ['circular'], {
    parent: 'circulars',
    reads: ['q', 'year', 'category', 'port', 'addressee', 'page'],
    indexed: false,
  }),
  circular: page('/circular', ['circular'], {
    parent: 'circulars',
    query: ['number'],
    entriesOnly: true,
  }),
  subscriptions: page('/subscriptions', ['circular', 'port'], {
    footer: 'useful',
    reads: ['kind', 'port', 'topic', 'imo'],
    takesForm: true,
    needs: 'subscriptions',
  }),
  subscriptionConfirm: page('/subscriptions/confirm', [], {
    parent: 'subscriptions',
    reads: ['t', 'done'],
    indexed: false,
    needs: 'subscriptions',
  }),
  subscriptionManage: page('/subscriptions/manage', [], {
    parent: 'subscriptions',
    reads: ['t', 'done'],
    indexed: false,
    needs: 'subscriptions',
  }),
  dataSharing: page('/data-sharing', ['page'], {
    menu: 'regulations',
    footer: 'useful',
    takesForm: true,
  }),
  openData: page('/open-data', ['page'], {
    menu: 'regulations',
    footer: 'useful',
    external: 'openData',
  }),
  openDataApi: page('/open-data/api', ['port', 'statistics-file'], { parent: 'openData' }),
  glossary: page('/glossary', ['page'], { footer: 'useful' }),
  contact: page('/contact', ['site-setting', 'page'], {
    footer: 'useful',
    query: ['purpose'],
    takesForm: true,
  }),
  faq: page('/faq', ['faq', 'former-name', 'page'], { menu: 'about', footer: 'useful' }),
  serviceRatings: page('/service-ratings', ['e-service', 'site-setting'], {
    needs: 'service-ratings',
  }),
  status: page('/status', ['page', 'site-setting'], { footer: 'useful' }),
  customerPortal: page('/customerportal', ['customer-portal'], { external: 'customerPortal' }),
  privacyPolicy: page('/privacy-policy', ['privacy-policy'], { footer: 'legal' }),
  conditions: page('/conditions', ['condition'], { footer: 'legal' }),
  safeUsage: page('/safe-usage', ['page'], { footer: 'legal' }),
  accessibility: page('/accessibility', ['page'], { footer: 'legal' }),
  siteMap: page('/site-map', ['page', 'port'], { footer: 'legal' }),
  search: page('/search', ['search-synonym', 'promoted-result'], {
    reads: ['q', 'kind', 'page'],
    indexed: false,
  }),
  // Shown on no page: these depend on the tags of unknown paths' redirects.
  notFound: page('/404', ['redirect', 'former-name'], { indexed: false }),
} satisfies Record<string, Route>;

export type RouteKey = keyof typeof routes;

/** Keys and routes in table order. */
export const routeEntries = Object.entries(routes) as readonly [RouteKey, Route][];

/** Content types that pages show. */
export const CONTENT_TAGS: readonly ContentTag[] = [
  ...new Set(routeEntries.flatMap(([, route]) => route.content)),
];

/** The route of a path without locale, query or hash; exact match. */
export function routeByPath(path: string): [RouteKey, Route] | undefined {
  return routeEntries.find(([, route]) => route.path === path);
}
