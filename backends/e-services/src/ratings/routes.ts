import {
  ERRORS,
  OPERATIONS,
  RATED_SERVICES,
  RATING_REASONS,
  RATING_SCORES,
  type RatingFields,
  type RatingRow,
} from '@ports-authority/e-services-contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.js';
import { clientAddress } from '../http/client-address.js';
import { Refusal } from '../http/errors.js';
import { accepted, record, REFUSED, success, TEXT, WHOLE } from '../http/schemas.js';
import { ClientLimit, KeyLimit } from '../limits/limiter.js';
import { choice } from '../forms/rules.js';
import { countRating, publishedRatings } from './ratings.js';

const PER_DAY = 30;
const DAY_SECONDS = 24 * 60 * 60;
/** Deduplication window: the same answer from one IP address counts once. */
const REPEAT_SECONDS = 60;

const ROW = record<RatingRow>({
  service: TEXT,
  answers: WHOLE,
  satisfied: WHOLE,
  mainReason: TEXT,
});

/** POST /rateService and GET /serviceRatings; only counters are stored. */
export function ratingRoutes(
  app: FastifyInstance,
  { database, now }: { database: Database; now: () => Date },
) {
  const perDay = new ClientLimit(database, {
    name: 'rating',
    points: PER_DAY,
    seconds: DAY_SECONDS,
    sentence: ERRORS.tooManyToday,
  });
  const repeats = new KeyLimit(database, {
    name: 'rating repeat',
    points: 1,
    seconds: REPEAT_SECONDS,
    sentence: ERRORS.tooMany,
  });

  app.post<{ Body: RatingFields }>(
    `/${OPERATIONS.rateService}`,
    {
      schema: {
        summary: 'Rate an e-service',
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['service', 'score'],
          properties: {
            service: choice(RATED_SERVICES),
            score: choice(RATING_SCORES),
            reason: { ...choice(['', ...RATING_REASONS]), default: '' },
          },
        },
        response: { 200: accepted({ type: 'null' }), '4xx': REFUSED },
      },
    },
    async (request) => {
      const address = clientAddress(request);
      const { service, score, reason } = request.body;
      if (await isFirst(repeats, [address, service, score, reason].join(' '))) {
        await perDay.consume(address);
        await countRating(database, request.body, now());
      }
      return success(null);
    },
  );

  app.get(
    `/${OPERATIONS.serviceRatings}`,
    {
      schema: {
        summary: 'Ratings of the last twelve months, of services with enough answers',
        response: { 200: { type: 'array', items: ROW } },
      },
    },
    async (): Promise<RatingRow[]> => publishedRatings(database, now()),
  );
}

async function isFirst(repeats: KeyLimit, answer: string): Promise<boolean> {
  try {
    await repeats.consume(answer);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
