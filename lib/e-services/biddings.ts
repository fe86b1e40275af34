import {
  OPERATIONS,
  type BiddingRow,
  type OpenedBid as WireBid,
} from '@ports-authority/e-services-contract';
import * as yup from 'yup';
import { plainLines } from '../html/plain-text';
import { sanitizeHtml } from '../html/sanitize';
import type { Locale } from '../i18n/locales';
import { callForJson } from './client';
import type { Bid, OpenedBid } from './types';
import { bilingual, wireId, wireMoment, wireMomentOrNull, wireText } from './wire';

const bidFields = {
  bidder: yup.string().required(),
  bidderEn: wireText,
  amount: yup.number().min(0).required(),
};

const biddings = yup
  .array(
    yup
      .object({
        id: wireId,
        title: yup.string().required(),
        titleEn: wireText,
        compDocumentFeesAr: yup.number().min(0).required(),
        compSubmissionLocationAr: wireText,
        compSubmissionLocationEn: wireText,
        compFinalDateAr: wireMomentOrNull,
        openEnvelopesDate: wireMomentOrNull,
        day: yup.string().nullable().default(null),
        // Services of the time before tenders had pages do not name them.
        number: wireText,
        documents: yup
          .array(
            yup
              .object({
                title: yup.string().required(),
                titleEn: wireText,
                url: yup.string().url().required(),
              })
              .required(),
          )
          .default([]),
        bids: yup.array(yup.object(bidFields).required()).default([]),
        award: yup
          .object({ ...bidFields, awardedAt: wireMoment })
          .nullable()
          .default(null),
      } satisfies Record<keyof BiddingRow, object>)
      .required(),
  )
  .required();

/**
 * All bids by final date, newest first, then those without one.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function loadBiddings(): Promise<Bid[]> {
  const response = await callForJson({ operation: OPERATIONS.biddings }, biddings);
  return response
    .map((bid) => ({
      id: bid.id,
      title: bilingual(bid.titleEn, bid.title),
      fees: bid.compDocumentFeesAr,
      ...locationOf(bid.compSubmissionLocationEn, bid.compSubmissionLocationAr),
      finalAt: bid.compFinalDateAr,
      envelopesAt: bid.openEnvelopesDate,
      day: bid.day,
      number: bid.number,
      documents: bid.documents.map(({ title, titleEn, url }) => ({
        title: bilingual(titleEn, title),
        url,
      })),
      bids: bid.bids.map(openedBid).sort((one, other) => one.amount - other.amount),
      award: bid.award && { ...openedBid(bid.award), awardedAt: bid.award.awardedAt },
    }))
    .sort(byFinalDate);
}

function openedBid({ bidder, bidderEn, amount }: WireBid): OpenedBid {
  return { bidder: bilingual(bidderEn, bidder), amount };
}

function byFinalDate(first: Bid, second: Bid): number {
  if (first.finalAt === null || second.finalAt === null) {
    return Number(first.finalAt === null) - Number(second.finalAt === null);
  }
  return Date.parse(second.finalAt) - Date.parse(first.finalAt);
}

/**
 * The bid with an id; undefined if there is none.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function findBid(id: string): Promise<Bid | undefined> {
  return (await loadBiddings()).find((bid) => bid.id === id);
}

/** Longest text of a location that calendars and the table's search are given, in characters. */
const MOST_TEXT = 1000;

function locationOf(en: string, ar: string): Pick<Bid, 'location' | 'locationText'> {
  const raw = bilingual(en, ar);
  const [inArabic, inEnglish] = [cell(raw.ar, 'ar'), cell(raw.en, 'en')];
  return {
    location: { ar: inArabic.html, en: inEnglish.html },
    locationText: { ar: inArabic.text, en: inEnglish.text },
  };
}

interface Cell {
  readonly html: string;
  readonly text: string;
}

/** Bids share few locations, and sanitising one takes longer than everything else here. */
const MAX_CACHED_CELLS = 500;
const cells = new Map<string, Cell>();

const COMMA: Readonly<Record<Locale, string>> = { ar: '، ', en: ', ' };

function cell(html: string, locale: Locale): Cell {
  const key = `${locale} ${html}`;
  const cached = cells.get(key);
  if (cached !== undefined) return cached;
  if (cells.size >= MAX_CACHED_CELLS) cells.clear();
  const lines = plainLines(html, MOST_TEXT).map((line) => line.replace(/[,،]$/, ''));
  const text = lines.join(COMMA[locale]).slice(0, MOST_TEXT);
  const made = { html: sanitizeHtml(html, locale), text };
  cells.set(key, made);
  return made;
}
