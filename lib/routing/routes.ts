import type { Capability } from '@ports-authority/e-services-contract';
import type { ContentTypeName } from '../../packages/content-types/src';
import type { Locale } from '../i18n/locales';
import { ENTRY_PATHS, PUBLIC_PATHS } from '../../packages/old-addresses/src/pages';

/** Columns of the header's menu. */
export const MENU_GROUPS = ['about', 'ports', 'services', 'media', 'regulations'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** Columns of the footer. The ports column is filled from the CMS. */
export type FooterGroup = 'about' | 'useful' | 'legal';

/** External systems in menus; their URLs are settings. */
export type ExternalSystem = 'careers' | 'openData' | 'customerPortal';

/** Content types; the values are both model names of the CMS and cache tags. */
export type ContentTag = ContentTypeName;

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
  const entriesOnly = ENTRY_PATHS.has(path);
  return { path, content, entriesOnly, locales: BOTH, frame: 'common', indexed: true, ...rest };
}

function eService(path: Route['path'], rest: Partial<Omit<Route, 'path'>> = {}): Route {
  return page(path, ['e-service'], {
    menu: 'services',
    parent: 'eServices',
    ...rest,
  });
}

/** A page whose route is not in `special`: an e-service, or a text of the CMS. */
function usual(path: Route['path']): Route {
  return path.startsWith(`${PUBLIC_PATHS.eServices}/`)
    ? eService(path)
    : page(path, ['page'], { footer: 'useful' });
}

/** Routes with more than a path. */
const special: Readonly<Partial<Record<RouteKey, Route>>> = {
  home: page(PUBLIC_PATHS.home, [
    'article',
    'video',
    'newsletter',
    'library',
    'port',
    'home-page-announcement',
    'announcement',
    'circular',
    'e-service',
    'related-organization',
    'site-setting',
    'emergency-banner',
    'page',
  ]),
  homeAlias: page(PUBLIC_PATHS.homeAlias, [], { indexed: false }),
  about: page(
    PUBLIC_PATHS.about,
    ['about', 'director', 'organizational-chart', 'service', 'page'],
    {
      menu: 'about',
      footer: 'about',
      sections: [
        { label: 'board', hash: 'board', menu: 'about', footer: 'about' },
        { label: 'chart', hash: 'chart', menu: 'about', footer: 'about' },
        { label: 'services', hash: 'services', menu: 'about', footer: 'about' },
      ],
    },
  ),
  history: page(PUBLIC_PATHS.history, ['article', 'page'], {
    menu: 'about',
    footer: 'about',
    query: ['page'],
  }),
  portEmployees: page(PUBLIC_PATHS.portEmployees, ['port-employee', 'page'], { menu: 'about' }),
  vacancies: page(PUBLIC_PATHS.vacancies, ['page', 'site-setting'], {
    frame: 'none',
    menu: 'about',
    footer: 'about',
    external: 'careers',
    indexed: false,
    takesForm: true,
  }),
  ports: page(PUBLIC_PATHS.ports, ['port', 'circular', 'page'], { menu: 'ports', query: ['port'] }),
  eServices: page(PUBLIC_PATHS.eServices, ['e-service', 'announcement', 'page'], {
    menu: 'services',
    footer: 'useful',
    query: ['o'],
  }),
  track: page(PUBLIC_PATHS.track, ['site-setting'], {
    menu: 'services',
    footer: 'useful',
    reads: ['n'],
  }),
  tender: page(PUBLIC_PATHS.tender, [], {
    parent: 'biddings',
    query: ['id'],
    needs: 'tender-pages',
  }),
  biddings: eService(PUBLIC_PATHS.biddings, {
    content: [
      'e-service',
      'qualification-binding',
      'prequalification-of-operator',
      'prequalification-of-operator-table',
      'bidding-results',
    ],
  }),
  license: eService(PUBLIC_PATHS.license, { content: ['e-service', 'license'] }),
  oldInvoices: eService(PUBLIC_PATHS.oldInvoices, { menu: undefined }),
  facilityRental: eService(PUBLIC_PATHS.facilityRental, {
    content: ['e-service', 'facility-rental'],
  }),
  requestTracking: eService(PUBLIC_PATHS.requestTracking, {
    reads: ['reference'],
    takesForm: true,
    needs: 'request-tracking',
  }),
  movableItems: eService(PUBLIC_PATHS.movableItems, { takesForm: true }),
  sla: eService(PUBLIC_PATHS.sla, { content: ['e-service', 'sla-row'] }),
  statistics: eService(PUBLIC_PATHS.statistics, {
    content: ['e-service', 'statistics-file'],
    footer: 'useful',
    query: ['page'],
  }),
  mediaCenter: page(
    PUBLIC_PATHS.mediaCenter,
    ['article', 'video', 'newsletter', 'library', 'page'],
    {
      query: ['o', 'page'],
      sections: [
        { label: 'news', query: { o: 'News' }, menu: 'media' },
        { label: 'press', query: { o: 'Press' }, menu: 'media' },
        { label: 'videos', query: { o: 'Video' }, menu: 'media' },
        { label: 'photos', query: { o: 'Photos' }, menu: 'media' },
        { label: 'library', query: { o: 'library' }, menu: 'media' },
        { label: 'newsletter', query: { o: 'newsletter' }, menu: 'media' },
      ],
    },
  ),
  article: page(PUBLIC_PATHS.article, ['article', 'library', 'video'], {
    parent: 'mediaCenter',
    query: ['news', 'photo', 'a', 'video'],
  }),
  announcement: page(PUBLIC_PATHS.announcement, ['home-page-announcement', 'page'], {
    locales: ['ar'],
    menu: 'media',
    query: ['id'],
  }),
  regulations: page(PUBLIC_PATHS.regulations, ['regulation', 'page'], {
    frame: 'slim',
    menu: 'regulations',
    footer: 'useful',
    query: ['r', 'view'],
  }),
  circulars: page(PUBLIC_PATHS.circulars, ['circular', 'page'], {
    menu: 'regulations',
    footer: 'useful',
    query: ['year', 'page'],
  }),
  circularSearch: page(PUBLIC_PATHS.circularSearch, ['circular'], {
    parent: 'circulars',
    reads: ['q', 'year', 'category', 'port', 'addressee', 'page'],
    indexed: false,
  }),
  circular: page(PUBLIC_PATHS.circular, ['circular'], {
    parent: 'circulars',
    query: ['number'],
  }),
  subscriptions: page(PUBLIC_PATHS.subscriptions, ['circular', 'port'], {
    menu: 'regulations',
    footer: 'useful',
    reads: ['kind', 'port', 'topic', 'imo'],
    takesForm: true,
    needs: 'subscriptions',
  }),
  subscriptionConfirm: page(PUBLIC_PATHS.subscriptionConfirm, [], {
    parent: 'subscriptions',
    reads: ['t', 'done'],
    indexed: false,
    needs: 'subscriptions',
  }),
  subscriptionManage: page(PUBLIC_PATHS.subscriptionManage, [], {
    parent: 'subscriptions',
    reads: ['t', 'done'],
    indexed: false,
    needs: 'subscriptions',
  }),
  dataSharing: page(PUBLIC_PATHS.dataSharing, ['page'], {
    menu: 'regulations',
    footer: 'useful',
    takesForm: true,
  }),
  openData: page(PUBLIC_PATHS.openData, ['page'], {
    menu: 'regulations',
    footer: 'useful',
    external: 'openData',
  }),
  openDataApi: page(PUBLIC_PATHS.openDataApi, ['port', 'statistics-file'], {
    menu: 'regulations',
    parent: 'openData',
  }),
  glossary: page(PUBLIC_PATHS.glossary, ['page'], { menu: 'regulations', footer: 'useful' }),
  tariff: page(PUBLIC_PATHS.tariff, ['page'], {
    menu: 'regulations',
    reads: ['tonnage', 'length', 'hours', 'tugs'],
  }),
  contact: page(PUBLIC_PATHS.contact, ['site-setting', 'page'], {
    footer: 'useful',
    query: ['purpose'],
    takesForm: true,
  }),
  faq: page(PUBLIC_PATHS.faq, ['faq', 'former-name', 'page'], { menu: 'about', footer: 'useful' }),
  serviceRatings: page(PUBLIC_PATHS.serviceRatings, ['e-service', 'site-setting'], {
    needs: 'service-ratings',
  }),
  status: page(PUBLIC_PATHS.status, ['announcement', 'page', 'site-setting'], {
    footer: 'useful',
  }),
  customerPortal: page(PUBLIC_PATHS.customerPortal, ['customer-portal'], {
    external: 'customerPortal',
  }),
  privacyPolicy: page(PUBLIC_PATHS.privacyPolicy, ['privacy-policy'], { footer: 'legal' }),
  conditions: page(PUBLIC_PATHS.conditions, ['condition'], { footer: 'legal' }),
  safeUsage: page(PUBLIC_PATHS.safeUsage, ['page'], { footer: 'legal' }),
  accessibility: page(PUBLIC_PATHS.accessibility, ['page'], { footer: 'legal' }),
  siteMap: page(PUBLIC_PATHS.siteMap, ['page', 'port'], { footer: 'legal' }),
  search: page(PUBLIC_PATHS.search, ['search-synonym', 'promoted-result'], {
    reads: ['q', 'kind', 'page'],
    indexed: false,
  }),
  // Shown on no page: these depend on the tags of unknown paths' redirects.
  notFound: page(PUBLIC_PATHS.notFound, ['redirect', 'former-name'], { indexed: false }),
};

export type RouteKey = keyof typeof PUBLIC_PATHS;

const table = Object.entries(PUBLIC_PATHS) as [RouteKey, Route['path']][];

/**
 * The route table, in the order of the public paths, which is that of menus: the source of menu,
 * footer, breadcrumbs, titles (`routes` in messages), sitemap, hreflang, the URL policy and cache
 * invalidation.
 */
export const routes = Object.fromEntries(
  table.map(([key, path]) => [key, special[key] ?? usual(path)]),
) as Readonly<Record<RouteKey, Route>>;

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
