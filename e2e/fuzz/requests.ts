import fc from 'fast-check';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FormDefinition } from '@ports-authority/e-services-contract';
import type { AnyObjectSchema, SchemaDescription } from 'yup';
import type * as PdfFile from '../../lib/forms/pdf-file';
import type * as SchemaOf from '../../lib/forms/schema-of';
import { root } from '../../tools/lib/processes.mjs';
import {
  FORMS,
  contentTypeEntries,
  definitionFields,
  locales,
  routeEntries,
} from '../support/site-modules';
import {
  around,
  damaged,
  encoded,
  looseJson,
  MULTIPART,
  multipart,
  nasty,
  nastyText,
  query,
} from './values';

/** An HTTP request; the sender adds host, client IP and origin. */
export interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

type Fields = Readonly<Record<string, fc.Arbitrary<unknown>>>;

const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Schemas of handlers without a form definition, and of orders, which extend theirs. */
const OTHER_SCHEMAS: Readonly<Record<string, readonly [file: string, schema: string]>> = {
  agents: ['agent-search', 'agentSearchSchema'],
  orders: ['order', 'orderSchema'],
  transactions: ['transaction', 'transactionSchema'],
  'vessel-schedule': ['vessel-search', 'vesselSearchSchema'],
};
const SITE_QUERY = [
  'a',
  'agent',
  'audio',
  'category',
  'challenge',
  'item',
  'kind',
  'locale',
  'news',
  'o',
  'page',
  'photo',
  'port',
  'q',
  'r',
  'secret',
  'service',
  'sort',
  'tab',
  'url',
  'view',
  'w',
  'year',
  '_rsc',
];
const SITE_HEADERS = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Cookie',
  'Idempotency-Key',
  'If-None-Match',
  'Next-Action',
  'Next-Router-Prefetch',
  'Next-Router-Segment-Prefetch',
  'Next-Router-State-Tree',
  'Next-Url',
  'Range',
  'Referer',
  'RSC',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'x-middleware-subrequest',
  'x-nextjs-data',
  'x-webhook-secret',
];

export function siteRequests(): fc.Arbitrary<Request> {
  const pages = routeEntries.flatMap(([, route]) =>
    locales.map((locale) => (locale === 'ar' ? route.path : `/${locale}${route.path}`)),
  );
  const special = [
    '/robots.txt',
    '/sitemap.xml',
    '/.well-known/security.txt',
    '/api/health/ready',
    '/favicon.ico',
  ];
  const paths = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...pages, ...special) },
    { weight: 6, arbitrary: fc.oneof(...handlers().map(filledPath)) },
    { weight: 1, arbitrary: encoded.map((name) => `/media/${name}`) },
    { weight: 1, arbitrary: encoded.map((name) => `/${name}`) },
    { weight: 1, arbitrary: encoded.map((name) => `/_next/static/${name}`) },
    { weight: 1, arbitrary: image() },
  );
  const anything: fc.Arbitrary<Request> = fc.record({
    method: fc.constantFrom(...METHODS),
    path: fc.tuple(paths, query(SITE_QUERY)).map(joined),
    headers: headers(SITE_HEADERS),
    body: damaged(fc.oneof(nastyText, fc.json()).map((text) => Buffer.from(text))),
  });
  const forms = Object.entries(handlerSchemas()).map(([name, schema]) =>
    formPosts(`/api/${name}`, fieldGenerators(schema)),
  );
  const withoutScripts = fc.record({
    method: fc.constant('POST'),
    path: fc.constantFrom(...pages),
    headers: fc.constant({ 'Content-Type': MULTIPART }),
    body: damaged(multipart(serverAction(), ['file', '1_file'])),
  });
  return fc.oneof(
    { weight: 5, arbitrary: anything },
    { weight: 4, arbitrary: fc.oneof(...forms) },
    { weight: 1, arbitrary: withoutScripts },
  );
}

/** Fields that React sends for a Server Action without scripts. */
function serverAction(): Fields {
  return {
    $ACTION_REF_1: fc.constant(''),
    '$ACTION_1:0': looseJson({ id: fc.string({ unit: 'grapheme' }), bound: fc.constant('$@1') }),
    '$ACTION_1:1': fc.oneof(fc.json(), nastyText),
    $ACTION_KEY: nastyText,
  };
}

function image(): fc.Arbitrary<string> {
  return fc
    .tuple(
      encoded,
      fc.constantFrom('640', '1920', '7', ''),
      fc.constantFrom('75', '1', ''),
      encoded,
    )
    .map(([name, w, q, v]) => `/_next/image?url=%2Fmedia%2F${name}%3Fv%3D${v}&w=${w}&q=${q}`);
}

/** Path patterns of all route handlers, found by their files, so that new ones are fuzzed too. */
function handlers(): string[] {
  const app = path.join(root, 'app');
  return readdirSync(app, { recursive: true })
    .map(String)
    .filter((file) => path.basename(file) === 'route.ts')
    .map((file) => `/${path.dirname(file).split(path.sep).join('/')}`);
}

function filledPath(pattern: string): fc.Arbitrary<string> {
  const parts = pattern.split('/').map((part) => {
    if (part === '[locale]') return fc.constantFrom<string>(...locales);
    return part.startsWith('[') ? fc.oneof(fc.constantFrom('1', '2'), encoded) : fc.constant(part);
  });
  return fc.tuple(...parts).map((filled) => filled.join('/'));
}

function formPosts(address: string, fields: Fields): fc.Arbitrary<Request> {
  const json = damaged(looseJson(fields).map((text) => Buffer.from(text)));
  const files = Object.keys(fields);
  const type = (value: string) => fc.constant({ 'Content-Type': value });
  const post = (contentType: fc.Arbitrary<Record<string, string>>, body: fc.Arbitrary<Buffer>) =>
    fc.record({
      method: fc.constant('POST'),
      path: fc.constant(address),
      headers: contentType,
      body,
    });
  const odd = fc.constantFrom(
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    'multipart/form-data',
    'x',
  );
  return fc.oneof(
    { weight: 4, arbitrary: post(type('application/json'), json) },
    { weight: 4, arbitrary: post(type(MULTIPART), damaged(multipart(fields, files))) },
    {
      weight: 1,
      arbitrary: post(
        odd.map((value) => ({ 'Content-Type': value })),
        json,
      ),
    },
  );
}

function handlerSchemas(): Record<string, AnyObjectSchema> {
  const load = createRequire(import.meta.url);
  const { schemaOf } = load('../../lib/forms/schema-of') as typeof SchemaOf;
  const { pdfField } = load('../../lib/forms/pdf-file') as typeof PdfFile;
  const others = Object.entries(OTHER_SCHEMAS).map(([name, [file, schema]]) => {
    const schemas = load(`../../lib/forms/${file}`) as Record<string, AnyObjectSchema | undefined>;
    return [name, schemas[schema]] as const;
  });
  const defined = Object.values<FormDefinition>(FORMS).map(
    (form) => [form.endpoint, schemaOf(form, pdfField) as AnyObjectSchema] as const,
  );
  return Object.fromEntries(
    [...defined, ...others].map(([name, schema]) => {
      if (!schema) throw new Error(`No schema of ${name}.`);
      return [name, schema];
    }),
  );
}

/** Generators by field of a form's schema: its choices, texts around its limits, anything. */
function fieldGenerators(schema: AnyObjectSchema): Fields {
  return Object.fromEntries(
    Object.entries(schema.describe().fields).map(([field, description]) => [
      field,
      valueGenerator(description as SchemaDescription),
    ]),
  );
}

function valueGenerator({ oneOf, tests }: SchemaDescription): fc.Arbitrary<unknown> {
  const choices = oneOf.filter((choice) => typeof choice === 'string');
  const limits = tests.flatMap(({ params }) =>
    ['max', 'min', 'length'].flatMap((name) =>
      typeof params?.[name] === 'number' ? [params[name]] : [],
    ),
  );
  return fc.oneof(
    ...(choices.length > 0 ? [fc.constantFrom(...choices)] : []),
    ...limits.map(around),
    fc.constantFrom('0512345678', '٠٥١٢٣٤٥٦٧٨', '1012345678', 'a@ports.example', '21/11/2026', '1'),
    nasty,
  );
}

function headers(names: readonly string[]): fc.Arbitrary<Record<string, string>> {
  // Node's client sends no other characters in a header; e2e/http sends raw ones.
  const value = nastyText.map((text) => text.replace(/[^\x20-\x7e]/g, '%').slice(0, 500));
  const choice = fc.oneof(fc.constantFrom('1', 'text/x-component', 'bytes=0-1,3-', 'gzip'), value);
  return fc
    .array(fc.tuple(fc.constantFrom(...names), choice), { maxLength: 3 })
    .map((pairs) => Object.fromEntries(pairs));
}

function joined([address, search]: [string, string]): string {
  return address.includes('?') ? address + search.replace('?', '&') : address + search;
}

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly maxLength?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema?: JsonSchema;
  }[];
  readonly requestBody?: {
    readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>>;
  };
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Requests to every operation of an API, from its OpenAPI description. */
export function describedRequests({ paths }: OpenApi): fc.Arbitrary<Request> {
  const operations = Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      operationRequests(address, method, operation),
    ),
  );
  const astray: fc.Arbitrary<Request> = fc.record({
    method: fc.constantFrom(...METHODS),
    path: fc
      .tuple(fc.constantFrom('/', ...Object.keys(paths)), encoded)
      .map((parts) => parts.join('')),
  });
  return fc.oneof(
    { weight: 9, arbitrary: fc.oneof(...operations) },
    { weight: 1, arbitrary: astray },
  );
}

function operationRequests(
  address: string,
  method: string,
  operation: Operation,
): fc.Arbitrary<Request> {
  const parameters = operation.parameters ?? [];
  const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const segments = address.split('/').map((segment) => {
    const name = /^\{(.+)\}$/.exec(segment)?.[1];
    return name && inPath.includes(name)
      ? fc.oneof(fc.constantFrom('1', '2', '0'), encoded)
      : fc.constant(segment);
  });
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const search = fc
    .tuple(
      ...inQuery.map(({ name, schema }) =>
        fc
          .option(jsonValue(schema ?? {}), { freq: 8, nil: undefined })
          .map((value) => (value === undefined ? '' : `${name}=${asQuery(value)}`)),
      ),
      query(['x', ...inQuery.map(({ name }) => name)]).map((more) => more.slice(1)),
    )
    .map((pairs) => `?${pairs.filter(Boolean).join('&')}`);
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const fields = Object.fromEntries(
    Object.entries(content?.schema?.properties ?? {}).map(([name, schema]) => [
      name,
      jsonValue(schema),
    ]),
  );
  const isMultipart = type?.startsWith('multipart');
  const body = isMultipart
    ? multipart(fields, Object.keys(fields))
    : looseJson(fields).map((text) => Buffer.from(text));
  return fc.record({
    method: fc.constant(method.toUpperCase()),
    path: fc.tuple(fc.tuple(...segments), search).map(([filled, text]) => filled.join('/') + text),
    headers: fc.constant<Record<string, string>>(
      type ? { 'Content-Type': isMultipart ? MULTIPART : type } : {},
    ),
    body: type ? damaged(body) : fc.constant(Buffer.alloc(0)),
  });
}

function jsonValue({ type, enum: choices, maxLength, maximum }: JsonSchema): fc.Arbitrary<unknown> {
  const numeric = type === 'integer' || type === 'number';
  return fc.oneof(
    ...(choices && choices.length > 0 ? [fc.constantFrom(...choices)] : []),
    ...(maxLength ? [around(maxLength)] : []),
    ...(numeric ? [fc.integer(), fc.double(), fc.constant((maximum ?? 0) + 1)] : []),
    fc.constantFrom('1', '-1', '0512345678', '21/11/2026', '1446/1023', 'true'),
    nasty,
  );
}

function asQuery(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(Buffer.from(text).toString())
    .slice(0, 3000)
    .replace(/%[0-9A-F]?$/, '');
}

const OPERATORS =
  '$eq $ne $in $notIn $lt $gt $contains $containsi $startsWith $null $between $or $and $not $regexp'.split(
    ' ',
  );

/** Requests to the content API of the CMS with all parameters, and to its sign-in endpoints. */
export function contentRequests(tokens: readonly string[]): fc.Arbitrary<Request> {
  const types = contentTypes();
  const names = [
    ...new Set(types.flatMap(({ attributes }) => attributes)),
    'documentId',
    'createdBy',
    'related',
  ];
  const name = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names) }, encoded);
  const parameter = fc.oneof(
    name.map((field) => `fields=${field}`),
    fc
      .tuple(name, fc.constantFrom(...OPERATORS), encoded)
      .map(([field, operator, value]) => `filters[${field}][${operator}]=${value}`),
    fc
      .tuple(name, name, encoded)
      .map(([field, operator, value]) => `filters[${field}][${operator}][$eq]=${value}`),
    fc
      .tuple(name, fc.constantFrom('asc', 'desc', 'x'))
      .map(([field, order]) => `sort=${field}:${order}`),
    fc.oneof(
      fc.constantFrom('populate=*', 'populate=deep'),
      name.map((field) => `populate[${field}][populate]=*`),
    ),
    fc
      .tuple(fc.constantFrom('page', 'pageSize', 'start', 'limit', 'withCount'), encoded)
      .map(([key, value]) => `pagination[${key}]=${value}`),
    fc
      .tuple(fc.constantFrom('locale', 'status', 'publicationState', '_q'), encoded)
      .map(([key, value]) => `${key}=${value}`),
  );
  const search = fc.array(parameter, { maxLength: 5 }).map((all) => `?${all.join('&')}`);
  const authorization = fc
    .oneof(
      fc.constantFrom('', ...tokens),
      nastyText.map((text) => text.replace(/[^\x21-\x7e]/g, '')),
    )
    .map((token): Record<string, string> => (token ? { Authorization: `Bearer ${token}` } : {}));
  const reads = fc.record({
    method: fc.constantFrom(...METHODS),
    path: fc
      .tuple(
        fc.constantFrom(...types.map((type) => type.path)),
        fc.option(encoded, { freq: 3, nil: '' }),
        search,
      )
      .map(([address, id, text]) => `/api/${address}${id && `/${id}`}${text}`),
    headers: authorization,
  });
  const signIns = fc.record({
    method: fc.constant('POST'),
    path: fc.constantFrom(
      '/admin/login',
      '/admin/forgot-password',
      '/admin/reset-password',
      '/admin/register-admin',
      '/api/auth/local',
      '/api/auth/local/register',
    ),
    headers: fc.constant({ 'Content-Type': 'application/json' }),
    body: damaged(
      looseJson({
        email: nasty,
        password: nasty,
        identifier: nasty,
        resetPasswordToken: nasty,
      }).map((text) => Buffer.from(text)),
    ),
  });
  const others = fc.record({
    method: fc.constantFrom(...METHODS),
    path: fc
      .tuple(
        fc.constantFrom(
          '/',
          '/api/',
          '/admin/',
          '/uploads/',
          '/upload/files/',
          '/content-manager/',
          '/i18n/locales/',
        ),
        encoded,
      )
      .map((parts) => parts.join('')),
    headers: authorization,
  });
  return fc.oneof(
    { weight: 7, arbitrary: reads },
    { weight: 1, arbitrary: signIns },
    { weight: 1, arbitrary: others },
  );
}

function contentTypes(): { path: string; attributes: string[] }[] {
  return contentTypeEntries.map(([name, definition]) => ({
    path: definition.kind === 'single' ? name : definition.plural,
    attributes: Object.keys(definitionFields(definition)),
  }));
}

const END = '\u001e';
const TARGETS = ['Join', 'SendMessage', 'ReceiveMessage', '__proto__', 'constructor', ''];

/** SignalR records of one connection to the chat hub, most of them invalid. */
export function conversations(): fc.Arbitrary<string[]> {
  const message = fc.record({
    id: fc.oneof(fc.uuid(), nasty),
    text: fc.oneof(around(1000), nasty),
    locale: fc.oneof(fc.constantFrom('ar', 'en'), nasty),
  });
  const argument = fc.oneof(message, fc.constantFrom('ar', 'en'), nasty);
  const invocation = looseJson({
    type: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(1, 1, 1, 4) },
      fc.integer({ min: -1, max: 9 }),
      nasty,
    ),
    target: fc.oneof(fc.constantFrom(...TARGETS), nasty),
    arguments: fc.oneof({ weight: 5, arbitrary: fc.array(argument, { maxLength: 3 }) }, nasty),
    invocationId: fc.oneof(fc.constantFrom('1', '2'), nasty),
    streamIds: fc.array(nasty, { maxLength: 2 }),
  });
  const other = fc.oneof(
    fc.integer({ min: 0, max: 9 }).map((type) => JSON.stringify({ type })),
    fc.json(),
    nastyText,
    fc.constant('['.repeat(5000)),
  );
  const record = fc
    .tuple(
      fc.oneof({ weight: 4, arbitrary: invocation }, other),
      fc.constantFrom(END, END, END, ''),
    )
    .map((parts) => parts.join(''));
  const handshake = fc.oneof(
    { weight: 6, arbitrary: fc.constant(`{"protocol":"json","version":1}${END}`) },
    looseJson({ protocol: nasty, version: nasty }).map((text) => text + END),
    record,
  );
  return fc
    .tuple(handshake, fc.array(record, { minLength: 1, maxLength: 6 }))
    .map(([first, more]) => [first, ...more]);
}
