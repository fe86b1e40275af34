import {
  MIN_RATINGS,
  RATED_SERVICES,
  RATING_REASONS,
  type RatingFields,
  type RatingRow,
} from '@ports-authority/e-services-contract';
import { gte, sql } from 'drizzle-orm';
import { date, integer, pgSchema, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect.js';
import { riyadhDay } from '../dates.js';

/** Counters only: no personal data. */
const serviceRatings = pgSchema('e_services').table(
  'service_ratings',
  {
    service: text().notNull(),
    month: date({ mode: 'string' }).notNull(),
    score: smallint().notNull(),
    reason: text().notNull().default(''),
    answers: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.service, table.month, table.score, table.reason] })],
);

const PUBLISHED_MONTHS = 12;
const MIN_SATISFIED = 4;

export async function countRating(
  database: Database,
  { service, score, reason }: RatingFields,
  now: Date,
): Promise<void> {
  const { service: of, month, score: points, reason: why } = serviceRatings;
  await database
    .insert(serviceRatings)
    .values({ service, month: firstOfMonth(now), score: Number(score), reason, answers: 1 })
    .onConflictDoUpdate({
      target: [of, month, points, why],
      set: { answers: sql`${serviceRatings.answers} + 1` },
    });
}

/** Ratings of services with enough answers in the last twelve months, in the contract's order. */
export async function publishedRatings(database: Database, now: Date): Promise<RatingRow[]> {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - PUBLISHED_MONTHS + 1, 1);
  const rows = await database
    .select()
    .from(serviceRatings)
    .where(gte(serviceRatings.month, firstOfMonth(since)));
  return RATED_SERVICES.map((service): RatingRow => {
    const own = rows.filter((row) => row.service === service);
    const sumAnswers = (fits: (row: (typeof rows)[number]) => boolean) =>
      own.filter(fits).reduce((sum, row) => sum + row.answers, 0);
    const named = RATING_REASONS.map((reason) => ({
      reason,
      answers: sumAnswers((row) => row.reason === reason),
    })).sort((a, b) => b.answers - a.answers);
    const [first] = named;
    return {
      service,
      answers: sumAnswers(() => true),
      satisfied: sumAnswers((row) => row.score >= MIN_SATISFIED),
      mainReason: first && first.answers > 0 ? first.reason : '',
    };
  }).filter(({ answers }) => answers >= MIN_RATINGS);
}

/** First day of the month in Riyadh. */
function firstOfMonth(date: Date): string {
  return `${riyadhDay(date).slice(0, 7)}-01`;
}
