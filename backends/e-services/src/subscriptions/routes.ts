import { createHash } from 'node:crypto';
import {
  ERRORS,
  IDEMPOTENCY_HEADER,
  IMO_NUMBER,
  OPERATIONS,
  SUBSCRIPTION_KINDS,
  SUBSCRIPTION_LABEL,
  LOCALES,
  SUBSCRIPTION_RHYTHMS,
  SUBSCRIPTION_TOKEN,
  SUBSCRIPTION_TOPIC,
  type Accepted,
  type SubscribeFields,
  type SubscriberRow,
  type SubscriptionRow,
} from '@ports-authority/e-services-contract';
import type { FastifyInstance } from 'fastify';
import type { Captcha } from '../captcha/captcha.js';
import { requireCaptcha } from '../captcha/require.js';
import type { Database } from '../database/connect.js';
import { clientAddress } from '../http/client-address.js';
import { Refusal } from '../http/errors.js';
import {
  accepted,
  CAPTCHA,
  CAPTCHA_HEADERS,
  record,
  REFUSED,
  success,
  TEXT,
} from '../http/schemas.js';
import { ClientLimit } from '../limits/limiter.js';
import { idempotencyKey } from '../submissions/routes.js';
import { choice, EMAIL, normaliseValue, optional } from '../forms/rules.js';
import { findKey, insertKey } from '../submissions/store.js';
import type { Subscriptions } from './subscriptions.js';

const DAY_SECONDS = 24 * 60 * 60;

const TOPIC = optional({ type: 'string', maxLength: 100, pattern: SUBSCRIPTION_TOPIC.source });
const LABEL = optional({ type: 'string', maxLength: 200, pattern: SUBSCRIPTION_LABEL.source });
const TOKEN = { type: 'string', maxLength: 70, pattern: SUBSCRIPTION_TOKEN.source } as const;
/** Of a subscription; empty: all of them. */
const ID = optional({ type: 'string', maxLength: 22, pattern: '^([\\w-]{22})?$' });
const FLAG = { type: 'boolean' } as const;

const ROW = record<SubscriptionRow>({
  id: TEXT,
  kind: choice(SUBSCRIPTION_KINDS),
  port: TEXT,
  topic: TEXT,
  imo: TEXT,
  label: TEXT,
  vessel: TEXT,
  rhythm: choice(SUBSCRIPTION_RHYTHMS),
  language: choice(LOCALES),
});
const SUBSCRIBER = record<SubscriberRow>({
  address: TEXT,
  isPaused: FLAG,
  subscriptions: { type: 'array', items: ROW },
});
const orNull = (schema: object) => accepted({ anyOf: [schema, { type: 'null' }] });

/** Tokens are in bodies, because URLs are logged. */
function bodySchema(properties: Record<string, object>) {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['token'],
    properties: { token: TOKEN, ...properties },
  };
}

interface SubscriptionParts {
  database: Database;
  captcha: Captcha;
  /** Undefined: mail or the site's address is not configured. */
  subscriptions: Subscriptions | undefined;
  /** Daily maximum of subscription requests per client. */
  subscriptionsPerClient: number;
  now: () => Date;
}

/** Subscription API: request, confirm, list, change and end. */
export function subscriptionRoutes(app: FastifyInstance, parts: SubscriptionParts) {
  const { database, captcha, subscriptions, subscriptionsPerClient, now } = parts;
  const perDay = new ClientLimit(database, {
    name: 'subscribe',
    points: subscriptionsPerClient,
    seconds: DAY_SECONDS,
    sentence: ERRORS.tooManyToday,
  });
  const required = () => {
    if (!subscriptions) throw new Refusal(503, ERRORS.noSubscriptions);
    return subscriptions;
  };

  app.post<{ Body: SubscribeFields }>(
    `/${OPERATIONS.subscribe}`,
    {
      schema: {
        summary: 'Ask for mails; the answer is the same for every address',
        headers: {
          type: 'object',
          properties: {
            ...CAPTCHA_HEADERS.properties,
            [IDEMPOTENCY_HEADER.toLowerCase()]: {
              type: 'string',
              description:
                'The same request under the same key is done once, without a new captcha',
            },
          },
        },
        body: {
          type: 'object',
          required: ['kind', 'email', 'rhythm', 'language'],
          properties: {
            kind: choice(SUBSCRIPTION_KINDS),
            port: { ...TOPIC, description: 'Slug of a port; empty: all of them.' },
            topic: { ...TOPIC, description: 'Subject, as the website spells it; empty: all.' },
            imo: { type: 'string', default: '', pattern: `^(\\d{7})?$` },
            label: { ...LABEL, description: 'What it is to, in words of the website.' },
            rhythm: choice(SUBSCRIPTION_RHYTHMS),
            language: choice(LOCALES),
            email: EMAIL,
            captcha: CAPTCHA,
          },
        },
        response: { 200: accepted({ type: 'null' }), '4xx': REFUSED, '5xx': REFUSED },
      },
      preValidation: async ({ body }) => {
        if (typeof body?.email === 'string')
          Object.assign(body, { email: normaliseValue(body.email, EMAIL) });
      },
    },
    async (request, reply): Promise<Accepted<null>> => {
      const { captcha: answer, ...requested } = request.body;
      reply.header('cache-control', 'no-store');
      const known = required();
      if (IMO_NUMBER.test(requested.imo) !== (requested.kind === 'vessel')) {
        throw new Refusal(400, ERRORS.input);
      }
      const done = success(null);
      const key = idempotencyKey(request);
      const fingerprint = createHash('sha256').update(JSON.stringify(requested)).digest('hex');
      const before = key === undefined ? undefined : await findKey(database, key);
      // Reload without scripts: the captcha is used up, the mail is already written.
      if (before?.kind === OPERATIONS.subscribe && before.fingerprint === fingerprint) return done;
      await requireCaptcha(captcha, request, answer);
      await perDay.consume(clientAddress(request));
      await known.subscribe(requested);
      if (key !== undefined) {
        const kind = OPERATIONS.subscribe;
        await insertKey(database, { key, kind, fingerprint }, now());
      }
      return done;
    },
  );

  app.post<{ Body: { token: string } }>(
    `/${OPERATIONS.confirmSubscription}`,
    {
      schema: {
        summary: 'Confirm a subscription; null if its link is no longer good',
        body: bodySchema({}),
        response: { 200: orNull(ROW), '4xx': REFUSED, '5xx': REFUSED },
      },
    },
    async ({ body }) => success(await required().confirm(body.token)),
  );

  app.post<{ Body: { token: string } }>(
    `/${OPERATIONS.findSubscriptions}`,
    {
      schema: {
        summary: 'Subscriptions of the owner of a link; null if it is no longer good',
        body: bodySchema({}),
        response: { 200: orNull(SUBSCRIBER), '4xx': REFUSED, '5xx': REFUSED },
      },
    },
    async ({ body }) => success(await required().find(body.token)),
  );

  app.post<{
    Body: { token: string; id: string } & Pick<SubscriptionRow, 'rhythm' | 'language' | 'label'>;
  }>(
    `/${OPERATIONS.changeSubscription}`,
    {
      schema: {
        summary: 'Change when and in which language the mails of a subscription come',
        body: bodySchema({
          id: ID,
          rhythm: { ...choice(SUBSCRIPTION_RHYTHMS), default: 'immediate' },
          language: { ...choice(LOCALES), default: 'ar' },
          label: LABEL,
        }),
        response: { 200: accepted(FLAG), '4xx': REFUSED, '5xx': REFUSED },
      },
    },
    async ({ body: { token, id, ...to } }) => success(await required().change(token, id, to)),
  );

  app.post<{ Body: { token: string; id: string; what: 'one' | 'named' } }>(
    `/${OPERATIONS.endSubscription}`,
    {
      schema: {
        summary: 'End a subscription, all of them, or what the link itself names',
        body: bodySchema({ id: ID, what: { ...choice(['one', 'named']), default: 'one' } }),
        response: { 200: accepted(FLAG), '4xx': REFUSED, '5xx': REFUSED },
      },
    },
    async ({ body: { token, id, what } }) =>
      success(await (what === 'named' ? required().endByLink(token) : required().end(token, id))),
  );

  app.post<{ Body: { token: string } }>(
    `/${OPERATIONS.resumeSubscriptions}`,
    {
      schema: {
        summary: 'Send mails again after refusals of the mail server',
        body: bodySchema({}),
        response: { 200: accepted(FLAG), '4xx': REFUSED, '5xx': REFUSED },
      },
    },
    async ({ body }) => success(await required().resume(body.token)),
  );
}
