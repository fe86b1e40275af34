import { messages } from '../i18n/messages';
import type { Locale } from '../i18n/locales';
import { fullUrl } from '../seo/full-url';
import { DATASETS, offeredDatasets, type Dataset, type DatasetName } from './datasets';
import { BID_FIELDS, type Field, type Fields } from './fields';
import { isDatasetOffered, openDataLead } from '../routing/offered-datasets';
import { parameterExample, PARAMETERS, type ParameterName } from './parameters';
import { OPEN_DATA_BASE } from './paths';
import { PROBLEMS, type ProblemName } from './problem';

type Json = Readonly<Record<string, unknown>>;

/** API version; the major version is in the path. */
const VERSION = '1.0.0';

/** OpenAPI 3.1 document with localised descriptions. */
export function openApiDocument(locale: Locale): Json {
  const { openData, authority, routes } = messages[locale];
  const datasets = offeredDatasets();
  return {
    openapi: '3.1.0',
    info: {
      title: `${routes.openDataApi} – ${authority.name}`,
      version: VERSION,
      description: openDataLead(locale),
      termsOfService: fullUrl(documentation(locale, 'licence')),
      license: { name: openData.api.licenceName, url: fullUrl(documentation(locale, 'licence')) },
      contact: {
        name: authority.name,
        url: fullUrl(locale === 'ar' ? '/contact' : '/en/contact'),
      },
    },
    servers: [{ url: fullUrl(OPEN_DATA_BASE) }],
    tags: datasets.map(([name]) => ({ name, description: openData.datasets[name].about })),
    paths: Object.fromEntries([
      ...datasets.map(([name, { path }]) => [`/${path}`, { get: operation(name, locale) }]),
      ...(isDatasetOffered('portCalls')
        ? [
            [
              '/calendars/{locale}/ports/{port}.ics',
              { get: calendarOperation('portCalendar', locale, ['port']) },
            ],
          ]
        : []),
      ...(isDatasetOffered('tenders')
        ? [
            [
              '/calendars/{locale}/tenders.ics',
              { get: calendarOperation('tenderCalendar', locale, []) },
            ],
          ]
        : []),
    ]),
    components: {
      schemas: {
        ...Object.fromEntries(
          datasets.map(([name, { fields }]) => [name, rowSchema(fields, locale)]),
        ),
        ...(isDatasetOffered('tenders') && { bid: rowSchema(BID_FIELDS, locale) }),
        problem: PROBLEM,
      },
    },
    externalDocs: { url: fullUrl(documentation(locale)) },
  };
}

function documentation(locale: Locale, hash = ''): string {
  return `${locale === 'ar' ? '' : '/en'}/open-data/api${hash && `#${hash}`}`;
}

function operation(name: DatasetName, locale: Locale): Json {
  const { openData } = messages[locale];
  const { parameters }: Dataset = DATASETS[name];
  return {
    operationId: name,
    tags: [name],
    summary: openData.datasets[name].title,
    description: openData.datasets[name].about,
    parameters: parameters.map((parameter) => queryParameter(parameter, locale)),
    responses: {
      200: {
        description: openData.datasets[name].title,
        headers: RESPONSE_HEADERS,
        content: {
          'application/json': { schema: listSchema(name) },
          'text/csv': { schema: { type: 'string' } },
        },
      },
      304: { description: openData.api.notModified },
      ...problems(locale, ['parameter', 'quota', 'unavailable']),
    },
  };
}

function calendarOperation(
  name: 'portCalendar' | 'tenderCalendar',
  locale: Locale,
  inPath: readonly ParameterName[],
): Json {
  const { openData } = messages[locale];
  return {
    operationId: name,
    tags: [name === 'portCalendar' ? 'portCalls' : 'tenders'],
    summary: openData.calendars[name],
    description: `${openData.formats.calendar}. ${openData.calendars.about}`,
    parameters: [
      {
        name: 'locale',
        in: 'path',
        required: true,
        description: openData.parameters.locale,
        schema: { type: 'string', enum: ['ar', 'en'] },
      },
      ...inPath.map((parameter) => ({
        ...queryParameter(parameter, locale),
        in: 'path',
        required: true,
      })),
    ],
    responses: {
      200: {
        description: openData.calendars[name],
        headers: RESPONSE_HEADERS,
        content: { 'text/calendar': { schema: { type: 'string' } } },
      },
      304: { description: openData.api.notModified },
      ...problems(locale, ['not-found', 'quota', 'unavailable']),
    },
  };
}

function queryParameter(name: ParameterName, locale: Locale): Json {
  const { schema } = PARAMETERS[name];
  const example = parameterExample(name);
  return {
    name,
    in: 'query',
    required: false,
    description: messages[locale].openData.parameters[name],
    schema,
    example: name === 'limit' ? Number(example) : example,
  };
}

const TEXT_HEADER = { schema: { type: 'string' } };
const RESPONSE_HEADERS = {
  ETag: TEXT_HEADER,
  'RateLimit-Policy': TEXT_HEADER,
};

function problems(locale: Locale, names: readonly ProblemName[]): Json {
  return Object.fromEntries(
    names.map((name) => [
      PROBLEMS[name].status,
      {
        description: messages[locale].openData.problems[name],
        content: { 'application/problem+json': { schema: reference('problem') } },
      },
    ]),
  );
}

const PROBLEM = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string', format: 'uri' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    parameter: { type: 'string' },
  },
  additionalProperties: false,
} as const;

function reference(schema: string): Json {
  return { $ref: `#/components/schemas/${schema}` };
}

const NULLABLE_DATE_TIME = { type: ['string', 'null'], format: 'date-time' } as const;
const URL_TEXT = { type: 'string', format: 'uri' } as const;

function listSchema(name: DatasetName): Json {
  return closedObject({
    data: { type: 'array', items: reference(name) },
    meta: closedObject({
      total: { type: 'integer', minimum: 0 },
      limit: { type: 'integer', minimum: 1 },
      asOf: NULLABLE_DATE_TIME,
      isStale: { type: 'boolean' },
    }),
    links: closedObject({
      self: URL_TEXT,
      next: { type: ['string', 'null'], format: 'uri' },
      csv: URL_TEXT,
    }),
  });
}

/** An object with exactly these properties, all required. */
function closedObject(properties: Json): Json {
  return {
    type: 'object',
    required: Object.keys(properties),
    properties,
    additionalProperties: false,
  };
}

function rowSchema(fields: Fields, locale: Locale): Json {
  const meanings: Readonly<Record<string, string>> = messages[locale].openData.fields;
  return closedObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        { ...valueSchema(field), description: meanings[name], examples: [field.example] },
      ]),
    ),
  );
}

const KINDS: Readonly<Record<Field['kind'], Json>> = {
  text: { type: 'string' },
  whole: { type: 'integer' },
  number: { type: 'number' },
  day: { type: 'string', format: 'date' },
  moment: { type: 'string', format: 'date-time' },
  url: URL_TEXT,
  texts: { type: 'array', items: { type: 'string' } },
  bids: { type: 'array', items: reference('bid') },
};

function valueSchema({ kind, nullable, oneOf }: Field): Json {
  const schema = KINDS[kind];
  return {
    ...schema,
    ...(nullable && { type: [schema.type, 'null'] }),
    ...(oneOf && { enum: nullable ? [...oneOf, null] : oneOf }),
  };
}
