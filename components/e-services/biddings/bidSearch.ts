import { foldText } from '@ports-authority/text';
import { callTimeText } from '@/components/e-services/search/callTimeText';
import { searchWords } from '@/components/ui/data-table/cells';
import { bidState } from '@/lib/e-services/bid-state';
import type { Bid } from '@/lib/e-services/types';
import type { Locale } from '@/lib/i18n/locales';
import { feesText, stateLabel, weekday } from './bidState';
import type { BiddingsLabels } from './labels';

/** The bids whose cells have every word of a search. */
export function searchBids(
  bids: readonly Bid[],
  search: string,
  locale: Locale,
  labels: BiddingsLabels['biddings'],
  now: number,
): Bid[] {
  const words = searchWords(search);
  return bids.filter((bid) => {
    const state = bidState(bid, now);
    const stateText = state ? foldText(stateLabel(bid, state, now, locale, labels)) : '';
    const text = `${lastingText(bid, locale, labels)}\n${stateText}`;
    return words.every((word) => text.includes(word));
  });
}

/** Most bids are read once an hour and searched many times. */
const texts = { ar: new WeakMap<Bid, string>(), en: new WeakMap<Bid, string>() };

/** Text of the cells except the state, which changes with time. */
function lastingText(bid: Bid, locale: Locale, labels: BiddingsLabels['biddings']): string {
  const known = texts[locale].get(bid);
  if (known !== undefined) return known;
  const dates = [bid.finalAt, bid.envelopesAt].map((date) => date && callTimeText(locale, date));
  const cells = [
    bid.title[locale],
    feesText(bid.fees, labels),
    bid.locationText[locale],
    ...dates,
    weekday(bid, locale),
  ];
  const text = foldText(cells.join('\n'));
  texts[locale].set(bid, text);
  return text;
}
