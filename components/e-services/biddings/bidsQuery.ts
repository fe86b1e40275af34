import { writeTableState } from '@/components/ui/data-table/tableQuery';
import type { TableState } from '@/components/ui/data-table/types';
import type { Locale } from '@/lib/i18n/locales';

const SHOW = 'show';
const CLOSING = 'closing';

/** True if a query of the page or of the route asks for open bids by closing date. */
export function isClosingShown(query: URLSearchParams): boolean {
  return query.get(SHOW) === CLOSING;
}

export function withClosing(query: URLSearchParams, isClosing: boolean): URLSearchParams {
  const next = new URLSearchParams(query);
  if (isClosing) next.set(SHOW, CLOSING);
  else next.delete(SHOW);
  return next;
}

/** The first page, by final date: newest first, of open bids the soonest. */
export function firstState(isClosing: boolean): TableState {
  return { search: '', sort: { key: 'final', descending: !isClosing }, size: 10, page: 1 };
}

/** The route's URL for a page of the table. */
export function bidsUrl(locale: Locale, isClosing: boolean, state: TableState): string {
  const query = withClosing(new URLSearchParams({ locale }), isClosing);
  return `/api/biddings?${writeTableState(query, '', firstState(isClosing), state)}`;
}
