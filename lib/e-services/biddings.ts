import { OPERATIONS, type BiddingRow } from '@ports-authority/e-services-contract';
import * as yup from 'yup';
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
 * All bids: those with a final date newest first, then those without one (specification §4).
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function loadBiddings(): Promise<Bid[]> {
  const answer = await callForJson({ operation: OPERATIONS.biddings }, biddings);
  return answer
    .map((bid) => ({
      id: bid.id,
      title: bilingual(bid.titleEn, bid.title),
      fees: bid.compDocumentFeesAr,
      location: safeLocation(bid.compSubmissionLocationEn, bid.compSubmissionLocationAr),
      finalAt: bid.compFinalDateAr,
      envelopesAt: bid.openEnvelopesDate,
      day: bid.day,
    }))
    .sort(byFinalDate);
}

/** Sorts bids as the specification's §4 says. */
function byFinalDate(first: Bid, second: Bid): number {
  if (first.finalAt === null || second.finalAt === null) {
    return Number(first.finalAt === null) - Number(second.finalAt === null);
  }
  return Date.parse(second.finalAt) - Date.parse(first.finalAt);
}

function safeLocation(en: string, ar: string) {
  const location = bilingual(en, ar);
  return { ar: safeCell(location.ar, 'ar'), en: safeCell(location.en, 'en') };
}

/** Bids share few locations, and making one safe takes longer than all else here. */
const MAX_HELD_CELLS = 500;
const safeCells = new Map<string, string>();

function safeCell(html: string, locale: Locale): string {
  const key = `${locale} ${html}`;
  const held = safeCells.get(key);
  if (held !== undefined) return held;
  if (safeCells.size >= MAX_HELD_CELLS) safeCells.clear();
  const safe = sanitizeHtml(html, locale);
  safeCells.set(key, safe);
  return safe;
}
