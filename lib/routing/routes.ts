import type { Capability } from '@ports-authority/e-services-contract';
import type { Locale } from '../i18n/locales';

/** Columns of the header's menu. */
export const MENU_GROUPS = ['about', 'ports', 'services', 'media', 'regulations'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** Columns of the footer. The ports column is filled from the CMS. */
export type FooterGroup = 'about' | 'useful' | 'legal';

/** External systems that menus link to; their URLs are settings. */
export type ExternalSystem = 'careers' | 'openData' | 'customerPortal';

/**
 * Content types whose change makes a page stale; the values are both the model names of the CMS and
 * the cache tags.
 */
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

/** A part of a page that menus link to: a tab by hash or a section by query. */
export interface RouteSection {
  /** Key of the label in the messages' `sections` group. */
  readonly label: string;
  readonly hash?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly menu?: MenuGroup;
  readonly footer?: FooterGroup;
}

export interface Route {
  /** Public path without locale. */
  readonly path: `/${string}`;
  /** Languages the route exists in; in others it redirects to the home page. */
  readonly locales: readonly Locale[];
  /** Frame around the page: common header and footer, regulations' slim one, or none at all. */
  readonly frame: 'common' | 'slim' | 'none';
  readonly menu?: MenuGroup;
  readonly footer?: FooterGroup;
  /** Set if menus link directly to another system. */
  readonly external?: ExternalSystem;
  /** Parent in the breadcrumb. */
  readonly parent?:
    | 'eServices'
    | 'mediaCenter'
    | 'circulars'
    | 'biddings'
    | 'openData'
    | 'subscriptions';
  /** Query parameters the middleware turns into path segments, in this order. */
  readonly query?: readonly string[];
  /** Query parameters the page reads at request time: free text, whose pages are not cached. */
  readonly reads?: readonly string[];
  /** Set if the route shows single entries, each by its query, and nothing without one. */
  readonly entriesOnly?: boolean;
  readonly sections?: readonly RouteSection[];
  readonly content: readonly ContentTag[];
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  /** What the e-services API must offer; without it the route is an unknown address. */
  readonly needs?: Capability;
  /** Whether the page has a server action that takes a form without scripts. */
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
 * The route table, in the order in which menus show the routes. Menu, footer, breadcrumbs, titles
 * (`routes` in messages), sitemap, hreflang, the paths that the URL policy knows and the pages that
 * a content change refreshes all come from here.
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
  // No page shows the last two: they say where unknown addresses lead.
  notFound: page('/404', ['redirect', 'former-name'], { indexed: false }),
} satisfies Record<string, Route>;

export type RouteKey = keyof typeof routes;

/** All routes with their keys, in table order. */
export const routeEntries = Object.entries(routes) as readonly [RouteKey, Route][];

/** Every content type that a page shows. */
export const CONTENT_TAGS: readonly ContentTag[] = [
  ...new Set(routeEntries.flatMap(([, route]) => route.content)),
];

/** The route of a public path without locale, query or hash; undefined without an exact match. */
export function routeByPath(path: string): [RouteKey, Route] | undefined {
  return routeEntries.find(([, route]) => route.path === path);
}
