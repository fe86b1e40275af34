import { OPERATIONS, type BiddingRow } from '@ports-authority/e-services-contract';
import * as yup from 'yup';
import { plainText } from '../html/plain-text';
import { sanitizeHtml } from '../html/sanitize';
import type { Locale } from '../i18n/locales';
import { callForJson } from './client';
import type { Bid } from './types';
import { bilingual, wireId, wireMomentOrNull, wireText } from './wire';

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
    }))
    .sort(byFinalDate);
}

function byFinalDate(first: Bid, second: Bid): number {
  if (first.finalAt === null || second.finalAt === null) {
    return Number(first.finalAt === null) - Number(second.finalAt === null);
  }
  return Date.parse(second.finalAt) - Date.parse(first.finalAt);
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

function cell(html: string, locale: Locale): Cell {
  const key = `${locale} ${html}`;
  const cached = cells.get(key);
  if (cached !== undefined) return cached;
  if (cells.size >= MAX_CACHED_CELLS) cells.clear();
  const made = { html: sanitizeHtml(html, locale), text: plainText(html, MOST_TEXT) };
  cells.set(key, made);
  return made;
}
