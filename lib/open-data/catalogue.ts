import { loadStatisticsYears, type StatisticsYear } from '../content/collections/statistics';
import { ifAvailable } from '../content/unavailable';
import { messages } from '../i18n/messages';
import { locales, type Locale } from '../i18n/locales';
import { routeHref } from '../routing/links';
import { fullUrl } from '../seo/full-url';
import { offeredDatasets, type DatasetName, type Frequency, type Theme } from './datasets';
import { openDataLead } from '../routing/offered-datasets';
import { calendarPath, OPEN_DATA_BASE, OPENAPI_PATH } from './paths';

/** A file or endpoint of a dataset. */
export interface Distribution {
  readonly url: string;
  /** Media type. */
  readonly type: string;
  readonly bytes?: number;
}

/** A dataset in a catalogue, in both languages. */
export interface CataloguedDataset {
  readonly id: DatasetName | 'statistics';
  /** Path of its page by language. */
  readonly page: (locale: Locale) => string;
  readonly distributions: readonly Distribution[];
  readonly frequency: Frequency;
  readonly theme: Theme;
  /** ISO date-time. */
  readonly changedAt?: string | undefined;
  /** First and last year. */
  readonly years?: readonly [first: number, last: number];
}

/** All datasets; the statistics' files are omitted while the CMS is unavailable. */
export async function cataloguedDatasets(): Promise<CataloguedDataset[]> {
  const live = offeredDatasets().map(([id, { path, frequency, theme }]): CataloguedDataset => ({
    id,
    frequency,
    theme,
    page: (locale) => routeHref(locale, 'openDataApi', { hash: path }),
    distributions: [
      { url: fullUrl(`${OPEN_DATA_BASE}/${path}.json`), type: 'application/json' },
      { url: fullUrl(`${OPEN_DATA_BASE}/${path}.csv`), type: 'text/csv' },
      ...(id === 'tenders' ? calendars() : []),
    ],
  }));
  return [...live, ...(await statistics())];
}

function calendars(): Distribution[] {
  return locales.map((locale) => ({ url: fullUrl(calendarPath(locale)), type: 'text/calendar' }));
}

async function statistics(): Promise<CataloguedDataset[]> {
  return cataloguedStatistics((await ifAvailable(loadStatisticsYears())) ?? []);
}

/** The yearly archives, newest first, as one dataset; empty without any. */
export function cataloguedStatistics(years: readonly StatisticsYear[]): CataloguedDataset[] {
  const [newest] = years;
  const oldest = years.at(-1);
  if (!newest || !oldest) return [];
  return [
    {
      id: 'statistics',
      page: (locale) => routeHref(locale, 'statistics'),
      frequency: 'ANNUAL',
      theme: 'TRAN',
      changedAt: years.map(({ updatedAt }) => updatedAt).reduce((a, b) => (a > b ? a : b)),
      years: [oldest.year, newest.year],
      distributions: years.flatMap(({ file }) =>
        file ? [{ url: fullUrl(file.src), type: file.type, bytes: file.bytes }] : [],
      ),
    },
  ];
}

const CONTEXT = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
} as const;

/** EU authority tables, which harvesting portals expect. */
const AUTHORITY = 'http://publications.europa.eu/resource/authority';
const LANGUAGES: Readonly<Record<Locale, string>> = { ar: 'ARA', en: 'ENG' };

/** By media type: the code in the authority table, and the message with a description. */
const FORMATS = {
  'application/json': { code: 'JSON', text: 'json' },
  'text/csv': { code: 'CSV', text: 'csv' },
  'text/calendar': { code: 'ICS', text: 'calendar' },
  'application/zip': { code: 'ZIP', text: 'archive' },
} as const;

const inBoth = (textOf: (locale: Locale) => string) =>
  locales.map((locale) => ({ '@language': locale, '@value': textOf(locale) }));
const link = (url: string) => ({ '@id': url });
const concept = (table: string, code: string) => link(`${AUTHORITY}/${table}/${code}`);
const isKnown = (type: string): type is keyof typeof FORMATS => type in FORMATS;

function keywords(id: CataloguedDataset['id']) {
  return locales.flatMap((locale) =>
    messages[locale].openData.datasets[id].keywords
      .split(/[,،] /)
      .map((keyword) => ({ '@language': locale, '@value': keyword })),
  );
}

function distributionFormat(type: string) {
  if (!isKnown(type)) return {};
  const { code, text } = FORMATS[type];
  return {
    'dct:format': concept('file-type', code),
    'dct:description': inBoth((locale) => messages[locale].openData.formats[text]),
  };
}

/** Open data catalogue in DCAT 3 (JSON-LD). */
export async function catalogue() {
  const datasets = await cataloguedDatasets();
  const publisher = {
    '@id': fullUrl('/#authority'),
    '@type': 'foaf:Organization',
    'foaf:name': inBoth((locale) => messages[locale].authority.name),
    'foaf:homepage': link(fullUrl('/')),
  };
  const licence = link(fullUrl(routeHref('en', 'openDataApi', { hash: 'licence' })));
  const contactPoint = {
    '@id': fullUrl('/#contact'),
    '@type': 'vcard:Organization',
    'vcard:fn': messages.en.authority.name,
    'vcard:hasURL': link(fullUrl(routeHref('en', 'contact'))),
  };
  return {
    '@context': CONTEXT,
    '@id': fullUrl(`${OPEN_DATA_BASE}/catalog.jsonld`),
    '@type': 'dcat:Catalog',
    'dct:title': inBoth((locale) => messages[locale].routes.openData),
    'dct:description': inBoth(openDataLead),
    'dct:language': locales.map((locale) => concept('language', LANGUAGES[locale])),
    'dcat:themeTaxonomy': link(`${AUTHORITY}/data-theme`),
    'dct:publisher': publisher,
    'dct:license': licence,
    'foaf:homepage': link(fullUrl(routeHref('en', 'openDataApi'))),
    'dcat:service': {
      '@type': 'dcat:DataService',
      'dct:title': inBoth((locale) => messages[locale].routes.openDataApi),
      'dcat:endpointURL': link(fullUrl(OPEN_DATA_BASE)),
      'dcat:endpointDescription': link(fullUrl(OPENAPI_PATH)),
      'dct:license': licence,
      'dcat:contactPoint': contactPoint,
      'dcat:servesDataset': datasets
        .filter(({ id }) => id !== 'statistics')
        .map((dataset) => link(fullUrl(dataset.page('en')))),
    },
    'dcat:dataset': datasets.map((dataset) => ({
      '@id': fullUrl(dataset.page('en')),
      '@type': 'dcat:Dataset',
      'dct:identifier': dataset.id,
      'dct:title': inBoth((locale) => messages[locale].openData.datasets[dataset.id].title),
      'dct:description': inBoth((locale) => messages[locale].openData.datasets[dataset.id].about),
      'dct:publisher': link(publisher['@id']),
      'dct:license': licence,
      'dcat:landingPage': locales.map((locale) => link(fullUrl(dataset.page(locale)))),
      'dcat:contactPoint': link(contactPoint['@id']),
      'dcat:keyword': keywords(dataset.id),
      'dcat:theme': concept('data-theme', dataset.theme),
      'dct:accrualPeriodicity': concept('frequency', dataset.frequency),
      ...(dataset.changedAt && {
        'dct:modified': { '@type': 'xsd:dateTime', '@value': dataset.changedAt },
      }),
      ...(dataset.years && {
        'dct:temporal': {
          '@type': 'dct:PeriodOfTime',
          'dcat:startDate': { '@type': 'xsd:gYear', '@value': String(dataset.years[0]) },
          'dcat:endDate': { '@type': 'xsd:gYear', '@value': String(dataset.years[1]) },
        },
      }),
      'dcat:distribution': dataset.distributions.map(({ url, type, bytes }) => ({
        '@type': 'dcat:Distribution',
        'dcat:accessURL': link(url),
        'dcat:downloadURL': link(url),
        'dcat:mediaType': link(`https://www.iana.org/assignments/media-types/${type}`),
        'dct:license': licence,
        ...distributionFormat(type),
        ...(bytes && { 'dcat:byteSize': bytes }),
      })),
    })),
  };
}
