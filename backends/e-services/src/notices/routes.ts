import {
  OPERATIONS,
  type AnnouncementRow,
  type Award,
  type BiddingRow,
  type OpenedBid,
  type TenderDocument,
} from '@ports-authority/e-services-contract';
import { asc, desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.js';
import { announcements, biddings } from '../database/schema.js';
import { arabicWeekday, riyadhTime } from '../dates.js';
import { NUMBER, record, TEXT, TEXT_OR_NULL, WHOLE } from '../http/schemas.js';

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

/** GET /biddings and /getAnnouncements. */
export function noticeRoutes(app: FastifyInstance, { database }: { database: Database }) {
  app.get(
    `/${OPERATIONS.biddings}`,
    { schema: { summary: 'Tenders', response: { 200: { type: 'array', items: BIDDING } } } },
    async (): Promise<BiddingRow[]> => {
      const rows = await database.select().from(biddings).orderBy(asc(biddings.id));
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

  app.get(
    `/${OPERATIONS.announcements}`,
    {
      schema: {
        summary: 'Details of the announcements of the home page',
        response: {
          200: { type: 'array', items: record<AnnouncementRow>({ id: WHOLE, details: TEXT }) },
        },
      },
    },
    async (): Promise<AnnouncementRow[]> =>
      database.select().from(announcements).orderBy(desc(announcements.id)),
  );
}
