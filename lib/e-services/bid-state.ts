import { periodEnd, riyadhDay } from '../dates/riyadh';
import type { Bid } from './types';

export type BidState = 'open' | 'closing' | 'closed' | 'opened' | 'awarded';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A tender closes soon in its last week. */
const CLOSING_DAYS = 7;

/** Calendar days in Riyadh; 0 on the same day. */
export function daysUntil(iso: string, now: number): number {
  const day = (moment: Date) => Date.parse(riyadhDay(moment));
  return (day(new Date(iso)) - day(new Date(now))) / DAY_MS;
}

/** State at `now` (milliseconds since 1970); null without a final date. */
export function bidState({ finalAt, envelopesAt, award }: Bid, now: number): BidState | null {
  if (award) return 'awarded';
  if (finalAt === null) return null;
  if (periodEnd(finalAt) > now) {
    return daysUntil(finalAt, now) <= CLOSING_DAYS ? 'closing' : 'open';
  }
  return envelopesAt !== null && Date.parse(envelopesAt) <= now ? 'opened' : 'closed';
}
