import { riyadhDay } from '@/lib/dates/riyadh';
import type { Bid } from '@/lib/e-services/types';
import { formatCount } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { BiddingsLabels } from './labels';

export type BidState = 'open' | 'closing' | 'closed' | 'opened' | 'awarded';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A tender closes soon in its last week. */
const CLOSING_DAYS = 7;

/** Days of Riyadh's calendar from one moment to another; 0 on the same day. */
export function daysUntil(iso: string, now: number): number {
  const day = (moment: Date) => Date.parse(riyadhDay(moment));
  return (day(new Date(iso)) - day(new Date(now))) / DAY_MS;
}

/** How far a tender is at a moment (milliseconds since 1970); null without a final date. */
export function bidState({ finalAt, envelopesAt, award }: Bid, now: number): BidState | null {
  if (award) return 'awarded';
  if (finalAt === null) return null;
  if (Date.parse(finalAt) > now) {
    return daysUntil(finalAt, now) <= CLOSING_DAYS ? 'closing' : 'open';
  }
  return envelopesAt !== null && Date.parse(envelopesAt) <= now ? 'opened' : 'closed';
}

/** Those that still take bids, the first to close first. */
export function closingFirst(bids: readonly Bid[], now: number): Bid[] {
  return bids
    .filter(({ finalAt }) => finalAt !== null && Date.parse(finalAt) > now)
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
