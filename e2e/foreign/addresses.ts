import type { RouteKey } from '../../lib/routing/routes';
import type { Language } from '../support/site';
import { sampleEntries } from './sample-content.mjs';

/** A URL of the specification's route table. */
export interface SpecifiedAddress {
  readonly path: string;
  /** Route that names the page; empty if the entry has the title. */
  readonly route: RouteKey;
  readonly words: readonly string[];
  /** The entry's own title comes first in the page's title. */
  readonly ownTitle?: boolean;
  readonly status?: number;
}

const TEXT_OF_TAGS = /<[^>]*>/g;

/** All routes of section 2 in a language, with their query values. */
export function specifiedAddresses({ locale, messages }: Language): SpecifiedAddress[] {
  const values = (type: string, ...names: string[]) =>
    // Entries without a date are not published.
    sampleEntries(type, locale)
      .filter(({ fields }) => fields.PublishDate !== null)
      .flatMap(({ fields }) =>
        names.flatMap((name) => {
          const value = fields[name];
          return typeof value === 'string' || typeof value === 'number'
            ? [String(value).replace(TEXT_OF_TAGS, '')]
            : [];
        }),
      );
  const articles = (category: string | null, ...names: string[]) =>
    sampleEntries('articles', locale)
      .filter(({ fields }) => category === null || fields.Category === category)
      .flatMap(({ fields }) => names.map((name) => fields[name]))
      .filter((value): value is string => typeof value === 'string')
      .map((value) => value.replace(TEXT_OF_TAGS, ''));
  const circulars = sampleEntries('circulars', locale).map(({ fields }) => fields);
  const ofYear = (year: string) =>
    circulars
      .filter(({ ReleaseDate }) => String(ReleaseDate).startsWith(year))
      .map(({ CircularNumber }) => String(CircularNumber));
  const newestCirculars = [...circulars]
    .sort((a, b) => String(b.ReleaseDate).localeCompare(String(a.ReleaseDate)))
    .slice(0, 10)
    .map(({ CircularNumber }) => String(CircularNumber));
  const [marjan = '', lulu = ''] = values('ports', 'Description');
  const ports = values('ports', 'Port');
  const regulations = values('regulations', 'Title');
  const { contact, dataSharing, vacancies, order } = messages;
  const about = values('abouts', ...Object.keys(sampleEntries('abouts', locale)[0]?.fields ?? {}));
  const home = [
    ...articles(null, 'Title').slice(0, 6),
    ...articles('News', 'Title').slice(0, 3),
    ...articles('Photos', 'Title'),
    ...values('videos', 'Summary'),
    ...values('libraries', 'Title'),
    ...values('newsletters', 'Title'),
    ...ports,
  ];

  return [
    { path: '/', route: 'home', words: home },
    { path: '/home', route: 'homeAlias', words: home },
    {
      path: '/about-us',
      route: 'about',
      words: [
        ...about,
        ...values('directors', 'Name', 'Role'),
        ...values('services', 'Title', 'Content'),
      ],
    },
    { path: '/ports', route: 'ports', words: [...ports, marjan] },
    { path: '/ports?port=lulu', route: 'ports', words: [...ports, lulu] },
    { path: '/media-center', route: 'mediaCenter', words: articles('News', 'Title') },
    { path: '/media-center?o=News', route: 'mediaCenter', words: articles('News', 'Title') },
    { path: '/media-center?o=Photos', route: 'mediaCenter', words: articles('Photos', 'Title') },
    { path: '/media-center?o=Video', route: 'mediaCenter', words: values('videos', 'Summary') },
    {
      path: '/media-center?o=newsletter',
      route: 'mediaCenter',
      words: values('newsletters', 'Title'),
    },
    { path: '/media-center?o=library', route: 'mediaCenter', words: values('libraries', 'Title') },
    ...['new-container-cranes', 'night-pilotage', 'Winter_Schedule-2026', 'green-berths'].map(
      (slug, index) => ({
        path: `/article?news=${slug}`,
        route: 'article' as const,
        ownTitle: true,
        words: [articles('News', 'Title')[index] ?? '', articles('News', 'Body')[index] ?? ''],
      }),
    ),
    {
      path: '/article?photo=harbour-at-dawn',
      route: 'article',
      ownTitle: true,
      words: articles('Photos', 'Title').slice(0, 1),
    },
    {
      path: '/article?a=scrap-auction',
      route: 'article',
      ownTitle: true,
      words: articles('Tenders & Auctions', 'Title', 'Body'),
    },
    {
      path: '/article?a=lighthouse-lamp',
      route: 'article',
      ownTitle: true,
      words: articles(null, 'Title').slice(-1),
    },
    {
      path: '/article?a=safety-handbook',
      route: 'article',
      ownTitle: true,
      words: values('libraries', 'Title', 'Description').slice(0, 2),
    },
    {
      path: '/history',
      route: 'history',
      words: [...articles('History', 'Title', 'Body'), ...articles('newsletter', 'Title', 'Body')],
    },
    {
      path: '/e-services',
      route: 'eServices',
      words: [
        messages.routes.biddings,
        messages.routes.vesselSearch,
        messages.routes.movableItems,
        messages.routes.ePayment,
      ],
    },
    ...[
      'license',
      'vesselsearch',
      'request-for-rental-of-facilities',
      'licenseAndPermit',
      'SLA',
    ].map((name) => ({
      path: `/e-services?o=${name}`,
      route: 'eServices' as const,
      words: [messages.routes.license, messages.routes.facilityRental],
    })),
    {
      path: '/e-services/biddings',
      route: 'biddings',
      words: [
        ...values('qualification-bindings', 'Label', 'Content'),
        ...values('prequalification-of-operators', 'Description'),
      ],
    },
    { path: '/e-services/vesselsearch', route: 'vesselSearch', words: [] },
    {
      path: '/e-services/license',
      route: 'license',
      words: values('licenses', 'AgentLicense', 'ChandellingLicense'),
    },
    { path: '/e-services/containertracking', route: 'containerTracking', words: [] },
    { path: '/e-services/iogsx', route: 'oldInvoices', words: [] },
    { path: '/e-services/iogs', route: 'newInvoices', words: [] },
    {
      path: '/e-services/reqrentalfacilities',
      route: 'facilityRental',
      words: [...values('facility-rentals', 'Port'), '500'],
    },
    { path: '/e-services/trxtracking', route: 'transactionTracking', words: [] },
    { path: '/e-services/statistics', route: 'statistics', words: [] },
    { path: '/e-services/moveableitems', route: 'movableItems', words: [order.applicant] },
    { path: '/e-services/sla', route: 'sla', words: ['30', '60'] },
    { path: '/e-services/tktfollowup', route: 'ticketFollowUp', words: [] },
    { path: '/e-services/epayment', route: 'ePayment', words: [] },
    { path: '/regulations', route: 'regulations', words: regulations },
    { path: '/regulations?view=list', route: 'regulations', words: regulations },
    { path: '/vacancies', route: 'vacancies', words: [vacancies.title] },
    {
      path: '/port-employees',
      route: 'portEmployees',
      words: values('port-employees', 'title', 'content'),
    },
    { path: '/contact', route: 'contact', words: [contact.centre, '19000'] },
    { path: '/data-sharing', route: 'dataSharing', words: [dataSharing.title] },
    { path: '/open-data', route: 'openData', words: [] },
    { path: '/circulars', route: 'circulars', words: newestCirculars },
    { path: '/circulars?page=2', route: 'circulars', words: [] },
    { path: '/circulars?year=2026', route: 'circulars', words: ofYear('2026') },
    { path: '/circulars?year=2020', route: 'circulars', words: [messages.circulars.empty] },
    { path: '/privacy-policy', route: 'privacyPolicy', words: values('privacy-policy', 'Content') },
    { path: '/safe-usage', route: 'safeUsage', words: [] },
    { path: '/conditions', route: 'conditions', words: values('condition', 'Content') },
    { path: '/404', route: 'notFound', words: [messages.notFound.title], status: 404 },
    { path: '/customerportal', route: 'customerPortal', words: [] },
    ...(locale === 'ar'
      ? [
          {
            path: '/announcement',
            route: 'announcement' as const,
            words: ['مزاد إلكتروني على بضائع المستودعات', 'صيانة بوابة الدفع يوم الجمعة'],
          },
          {
            path: '/announcement?id=71',
            route: 'announcement' as const,
            ownTitle: true,
            words: ['تبدأ المزايدة الساعة العاشرة صباحًا'],
          },
        ]
      : []),
  ];
}
