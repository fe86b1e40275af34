import { periodEnd } from '@/lib/dates/riyadh';
import { daysUntil, type BidState } from '@/lib/e-services/bid-state';
import type { Bid } from '@/lib/e-services/types';
import { format, formatCount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { BiddingsLabels } from './labels';

/** Open bids, sorted by closing date. */
export function closingFirst(bids: readonly Bid[], now: number): Bid[] {
  return bids
    .filter(({ finalAt }) => finalAt !== null && periodEnd(finalAt) > now)
    .sort((first, second) => Date.parse(first.finalAt ?? '') - Date.parse(second.finalAt ?? ''));
}

/** `Closes in 3 days`. */
export function stateLabel(
  { finalAt }: Bid,
  state: BidState,
  now: number,
  locale: Locale,
  labels: BiddingsLabels['biddings'],
): string {
  if (state === 'awarded') return labels.awarded;
  if (state === 'closed') return labels.closed;
  if (state === 'opened') return labels.opened;
  const days = daysUntil(finalAt ?? '', now);
  return days === 0 ? labels.closesToday : formatCount(locale, labels.closesIn, days);
}

export function stateTone(state: BidState) {
  if (state === 'closing') return 'warm';
  return state === 'open' ? 'info' : 'neutral';
}

/** Fees in riyals, or the service's own text. */
export function feesText(fees: Bid['fees'], labels: BiddingsLabels['biddings']): string {
  if (typeof fees === 'string') return fees || labels.none;
  return fees === 0 ? labels.free : format(labels.sar, { amount: fees.toLocaleString('en-GB') });
}

/** Weekday on which envelopes are opened; the service returns it in Arabic only. */
export function weekday({ day, envelopesAt }: Bid, locale: Locale): string | null {
  if (locale === 'ar' && day) return day;
  return envelopesAt ? WEEKDAYS[locale].format(new Date(envelopesAt)) : null;
}

const weekdays = (tag: string) =>
  new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'Asia/Riyadh' });

const WEEKDAYS = { ar: weekdays('ar-SA'), en: weekdays('en-GB') };
