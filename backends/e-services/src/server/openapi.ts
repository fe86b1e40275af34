import type { FastifyDynamicSwaggerOptions, SwaggerTransform } from '@fastify/swagger';
import { ALL_OPERATIONS, BASE_PATH, type OPERATIONS } from '@ports-authority/e-services-contract';
import { MAX_FILE_BYTES, PDF_TYPE } from '@ports-authority/submissions';
import { CAPABILITIES_PATH } from './capabilities.js';
import { LIVE_PATH, READY_PATH } from './health.js';
import { REFUSED, type FormSchema } from '../http/schemas.js';

const TAGS = {
  captcha: 'Captchas, which searches and forms are sent with',
  searches: 'Searches, and the options that they have',
  notices: 'Tenders and announcements',
  movables: 'Movable items and their stock',
  submissions: 'Forms, and what became of them',
  ratings: 'Ratings of pages and services',
  subscriptions: 'Mails about what is published',
  description: 'What this service offers, without a token',
  health: 'Probes, which need no token',
} as const;

type Tag = keyof typeof TAGS;

/** Forms have the tag `submissions`. */
const TAGS_BY_OPERATION: Readonly<Record<string, Tag>> = {
  capabilities: 'description',
  captcha: 'captcha',
  captchaCheck: 'captcha',
  captchaProof: 'captcha',
  lookups: 'searches',
  vesselSchedule: 'searches',
  portCalls: 'searches',
  agents: 'searches',
  transaction: 'searches',
  biddings: 'notices',
  announcements: 'notices',
  mainCategories: 'movables',
  subCategories: 'movables',
  movables: 'movables',
  feedback: 'ratings',
  rateService: 'ratings',
  serviceRatings: 'ratings',
  submissionStatus: 'submissions',
  caseStatus: 'submissions',
  subscribe: 'subscriptions',
  confirmSubscription: 'subscriptions',
  findSubscriptions: 'subscriptions',
  changeSubscription: 'subscriptions',
  endSubscription: 'subscriptions',
  resumeSubscriptions: 'subscriptions',
} satisfies Record<keyof typeof OPERATIONS | 'feedback', Tag>;

const PROBES: Readonly<Record<string, string>> = {
  [LIVE_PATH]: 'healthLive',
  [READY_PATH]: 'healthReady',
};

const describe: SwaggerTransform = ({ schema, url }) => {
  const { file, summary, response, ...rest } = (schema ?? {}) as FormSchema;
  const probe = PROBES[url];
  const operationId = probe ?? operationName(url);
  const isOpen = probe !== undefined || url === CAPABILITIES_PATH;
  const described = {
    ...rest,
    ...(file !== undefined && { body: withFile(rest.body, file) }),
    operationId,
    tags: [probe ? 'health' : (TAGS_BY_OPERATION[operationId] ?? 'submissions')],
    summary,
    description: `${summary}.`,
    ...(isOpen && { security: [] }),
    // Operations with a token answer 401 without it.
    response: isOpen ? response : { '4xx': REFUSED, ...(response as object | undefined) },
  };
  return { schema: described, url };
};

function operationName(url: string): string {
  const entries = Object.entries(ALL_OPERATIONS);
  return entries.find(([, path]) => `${BASE_PATH}/${path}` === url)?.[0] ?? '';
}

/** Adds the file field, which the validation schema lacks because the file is parsed separately. */
function withFile(body: unknown, file: string): object {
  const { required, properties } = body as { required: string[]; properties: object };
  const pdf = { type: 'string', contentMediaType: PDF_TYPE, maxLength: MAX_FILE_BYTES };
  return {
    ...(body as object),
    required: [...required, file],
    properties: { ...properties, [file]: pdf },
  };
}

export const OPENAPI: FastifyDynamicSwaggerOptions = {
  transform: describe,
  stripBasePath: false,
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'E-services of the national ports authority',
      version: '1.0.0',
      description:
        'Searches, forms, case tracking and subscriptions of the website. Its server alone calls them.',
      contact: { name: 'National Ports Authority' },
    },
    servers: [
      {
        url: 'http://{host}',
        variables: {
          host: { default: 'localhost:4000', description: 'Host and port of the service' },
        },
      },
    ],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    security: [{ token: [] }],
  },
};
