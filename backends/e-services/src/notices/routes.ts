import {
  BIDDINGS_PER_RESPONSE,
  OPERATIONS,
  type AnnouncementRow,
  type Award,
  type BiddingRow,
  type OpenedBid,
  type TenderDocument,
} from '@ports-authority/e-services-contract';
import { and, asc, desc, eq, gt, gte, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.js';
import { announcements, biddings } from '../database/schema.js';
import { arabicWeekday, riyadhTime } from '../dates.js';
import { NUMBER, record, TEXT, TEXT_OR_NULL, WHOLE } from '../http/schemas.js';

const ID = {
  ...{ type: 'integer', minimum: 0, maximum: 2_147_483_647 },
  description: 'The only row that is wanted',
} as const;
const DAYS = {
  ...{ type: 'integer', minimum: 0, maximum: 36_500 },
  description: 'Without those whose dates are more days ago',
} as const;

const BID = { bidder: TEXT, bidderEn: TEXT, amount: NUMBER };

const BIDDING = record<BiddingRow>({
  id: WHOLE,
  title: TEXT,
  titleEn: TEXT,
  compDocumentFeesAr: NUMBER,
  compSubmissionLocationAr: TEXT,
  compSubmissionLocationEn: TEXT,
  compFinalDateAr: TEXT_OR_NULL,
  openEnvelopesDate: TEXT_OR_NULL,
  day: TEXT_OR_NULL,
  number: TEXT,
  documents: {
    type: 'array',
    items: record<TenderDocument>({ title: TEXT, titleEn: TEXT, url: TEXT }),
  },
  bids: { type: 'array', items: record<OpenedBid>(BID) },
  award: { anyOf: [record<Award>({ ...BID, awardedAt: TEXT }), { type: 'null' }] },
});

interface BiddingsQuery {
  readonly id?: number;
  readonly after?: number;
  readonly days?: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** GET /biddings and /getAnnouncements. */
export function noticeRoutes(
  app: FastifyInstance,
  { database, now }: { database: Database; now: () => Date },
) {
  app.get<{ Querystring: BiddingsQuery }>(
    `/${OPERATIONS.biddings}`,
    {
      schema: {
        summary: 'Tenders by id',
        querystring: {
          type: 'object',
          properties: {
            id: ID,
            after: { ...ID, description: 'The last id of the response before' },
            days: DAYS,
          },
        },
        response: { 200: { type: 'array', items: BIDDING } },
      },
    },
    async ({ query: { id, after, days } }): Promise<BiddingRow[]> => {
      const since = days === undefined ? undefined : new Date(now().getTime() - days * DAY_MS);
      const query = database
        .select()
        .from(biddings)
        .where(
          and(
            id === undefined ? undefined : eq(biddings.id, id),
            after === undefined ? undefined : gt(biddings.id, after),
            since && or(gte(biddings.finalAt, since), gte(biddings.envelopesAt, since)),
          ),
        )
        .orderBy(asc(biddings.id));
      const rows = await (after === undefined ? query : query.limit(BIDDINGS_PER_RESPONSE));
      return rows.map((row) => ({
        id: row.id,
        title: row.title,
        titleEn: row.titleEn,
        compDocumentFeesAr: row.fees,
        compSubmissionLocationAr: row.location,
        compSubmissionLocationEn: row.locationEn,
        compFinalDateAr: row.finalAt && riyadhTime(row.finalAt),
        openEnvelopesDate: row.envelopesAt && riyadhTime(row.envelopesAt),
        day: row.envelopesAt && arabicWeekday(row.envelopesAt),
        number: row.number,
        documents: row.documents,
        bids: row.bids,
        award: row.award,
      }));
    },
  );

  app.get<{ Querystring: { readonly id?: number } }>(
    `/${OPERATIONS.announcements}`,
    {
      schema: {
        summary: 'Details of the announcements of the home page',
        querystring: { type: 'object', properties: { id: ID } },
        response: {
          200: { type: 'array', items: record<AnnouncementRow>({ id: WHOLE, details: TEXT }) },
        },
      },
    },
    async ({ query: { id } }): Promise<AnnouncementRow[]> =>
      database
        .select()
        .from(announcements)
        .where(id === undefined ? undefined : eq(announcements.id, id))
        .orderBy(desc(announcements.id)),
  );
}
