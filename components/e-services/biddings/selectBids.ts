import { arrangeRows } from '@/components/ui/data-table/arrangeRows';
import { pageOf } from '@/components/ui/data-table/position';
import { readTableState } from '@/components/ui/data-table/tableQuery';
import type { DataColumn, TableState } from '@/components/ui/data-table/types';
import type { Bid } from '@/lib/e-services/types';
import type { Locale } from '@/lib/i18n/locales';
import { searchBids } from './bidSearch';
import { firstState, isClosingShown } from './bidsQuery';
import { closingFirst } from './bidState';
import { bidColumns } from './columns';
import type { BiddingsLabels } from './labels';

interface Options {
  readonly locale: Locale;
  readonly labels: BiddingsLabels['biddings'];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * A page of the table, and the number of bids on all pages.
 * @param all by final date, newest first, then bids without a date
 */
export function selectBids(
  all: readonly Bid[],
  query: URLSearchParams,
  { locale, labels, now }: Options,
): { readonly bids: readonly Bid[]; readonly total: number } {
  const isClosing = isClosingShown(query);
  const bids = isClosing ? closingFirst(all, now) : all;
  const columns = bidColumns(labels.columns);
  const sortable = columns.filter((column) => column.sortable).map(({ key }) => key);
  const first = firstState(isClosing);
  const state = readTableState(query, '', first, sortable);
  const isGivenOrder =
    state.sort?.key === first.sort?.key && state.sort?.descending === first.sort?.descending;
  const found = state.search.trim() ? searchBids(bids, state.search, locale, labels, now) : bids;
  const shown = isGivenOrder ? found : sortBids(found, locale, columns, state);
  return { bids: pageOf(shown, state), total: found.length };
}

function sortBids(
  bids: readonly Bid[],
  locale: Locale,
  columns: readonly DataColumn[],
  { sort }: TableState,
): Bid[] {
  const rows = bids.map((bid, index) => ({ id: String(index), cells: sortValues(bid, locale) }));
  return arrangeRows({ locale, columns, rows, search: '', sort }).flatMap(
    ({ id }) => bids[Number(id)] ?? [],
  );
}

/** Values of the columns that have a sort button. */
function sortValues({ title, fees, finalAt, envelopesAt }: Bid, locale: Locale) {
  return { title: title[locale], fees, final: finalAt ?? '', envelopes: envelopesAt ?? '' };
}
