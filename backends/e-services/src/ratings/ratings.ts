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

/** Numbers of answers; no row belongs to a person. */
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

/** Counts one answer. */
export async function countRating(
  database: Database,
  { service, score, reason }: RatingFields,
  now: Date,
): Promise<void> {
  const { service: of, month, score: points, reason: why } = serviceRatings;
  await database
    .insert(serviceRatings)
    .values({ service, month: monthOf(now), score: Number(score), reason, answers: 1 })
    .onConflictDoUpdate({
      target: [of, month, points, why],
      set: { answers: sql`${serviceRatings.answers} + 1` },
    });
}

/** The services that enough visitors have rated in the last twelve months, in the contract's order. */
export async function publishedRatings(database: Database, now: Date): Promise<RatingRow[]> {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - PUBLISHED_MONTHS + 1, 1);
  const rows = await database
    .select()
    .from(serviceRatings)
    .where(gte(serviceRatings.month, monthOf(since)));
  return RATED_SERVICES.map((service): RatingRow => {
    const own = rows.filter((row) => row.service === service);
    const answersOf = (fits: (row: (typeof rows)[number]) => boolean) =>
      own.filter(fits).reduce((sum, row) => sum + row.answers, 0);
    const named = RATING_REASONS.map((reason) => ({
      reason,
      answers: answersOf((row) => row.reason === reason),
    })).sort((one, other) => other.answers - one.answers);
    const [first] = named;
    return {
      service,
      answers: answersOf(() => true),
      satisfied: answersOf((row) => row.score >= MIN_SATISFIED),
      mainReason: first && first.answers > 0 ? first.reason : '',
    };
  }).filter(({ answers }) => answers >= MIN_RATINGS);
}

/** First day of the month of a moment in Riyadh. */
function monthOf(moment: Date): string {
  return `${riyadhDay(moment).slice(0, 7)}-01`;
}
