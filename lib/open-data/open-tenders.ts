import { foldText } from '@ports-authority/text';
import { bidState } from '../e-services/bid-state';
import type { Bid } from '../e-services/types';
import { isOffered } from '../routing/offered';
import { loadRecentTenders } from './datasets';
import { loadLive } from './live';

/** A tender that is open, with its final date. */
export type OpenTender = Bid & { readonly finalAt: string };

/** Open tenders, the next to close first; empty if unknown. Never throws. */
export async function loadOpenTenders(): Promise<readonly OpenTender[]> {
  if (!isOffered('tender')) return [];
  const data = await loadLive('tenders', async () => {
    const { bids, asOf } = await loadRecentTenders();
    return { tenders: openTenders(bids, Date.now()), asOf };
  });
  return data?.tenders ?? [];
}

export function openTenders(bids: readonly Bid[], now: number): readonly OpenTender[] {
  return bids
    .filter((bid): bid is OpenTender => bid.finalAt !== null && isOpen(bid, now))
    .sort((a, b) => Date.parse(a.finalAt) - Date.parse(b.finalAt));
}

/** Tenders have no port of their own: those that name it in their title. */
export function tendersOfPort(
  tenders: readonly OpenTender[],
  name: { readonly ar: string; readonly en: string },
): readonly OpenTender[] {
  const names = [name.ar, name.en].map(foldText).filter(Boolean);
  return tenders.filter(({ title }) => {
    const text = foldText(`${title.ar} ${title.en}`);
    return names.some((wanted) => text.includes(wanted));
  });
}

function isOpen(bid: Bid, now: number): boolean {
  const state = bidState(bid, now);
  return state === 'open' || state === 'closing';
}
