import type { Award, OpenedBid } from '@ports-authority/e-services-contract';
import { DAY_MS, riyadhTime } from '../dates.js';
import { readSample, type Pair } from './read.js';
import { seeded } from './random.js';

const { bidders } = readSample<{ readonly bidders: readonly Pair[] }>('biddings');

/** Days from the opening of the envelopes to the award. */
const TO_AWARD = 21;

interface TenderRecord {
  number: string;
  bids: OpenedBid[];
  award: Award | null;
}

/**
 * Number, opened bids and award of a tender: bids once its envelopes are opened, an award three weeks
 * later.
 * @param day YYYY-MM-DD
 */
export function sampleTenderRecord(
  day: string,
  index: number,
  envelopesAt: Date | null,
): TenderRecord {
  const random = seeded(9100 + index);
  const number = `${day.slice(0, 4)}/${String(100 + index)}`;
  const age = envelopesAt ? Date.parse(day) - envelopesAt.getTime() : -1;
  if (!envelopesAt || age <= 0) return { number, bids: [], award: null };
  const amount = random.between(9, 180) * 50_000;
  const bids = Array.from({ length: random.between(2, 4) }, (_, place) => {
    const [bidder, bidderEn] = bidders[(index + place) % bidders.length]!;
    return { bidder, bidderEn, amount: amount + place * random.between(3, 20) * 10_000 };
  });
  const awardedAt = new Date(envelopesAt.getTime() + TO_AWARD * DAY_MS);
  const [lowest] = bids;
  const isAwarded = lowest !== undefined && awardedAt.getTime() < Date.parse(day);
  return {
    number,
    bids,
    award: isAwarded ? { ...lowest, awardedAt: riyadhTime(awardedAt) } : null,
  };
}
