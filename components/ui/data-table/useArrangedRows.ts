import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Arrangement, arrangeRows } from './arrangeRows';

/*
 * The table library is fetched when a visitor comes near the table's controls: until something is
 * searched or sorted, the rows stand as the server sent them.
 */
let arrange: typeof arrangeRows | undefined;
let coming: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Fetches what sorts and searches; to be called before it is needed. */
export function prepareArrangement(): Promise<void> {
  coming ??= import('./arrangeRows').then(
    (module) => {
      arrange = module.arrangeRows;
      for (const listener of listeners) listener();
    },
    () => {
      // The next visit to the controls tries again.
      coming = undefined;
    },
  );
  return coming;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The rows to show, all pages of them; in the order they are given in until the library is there. */
export function useArrangedRows(
  { locale, columns, rows, search, sort }: Arrangement,
  given: Arrangement['sort'],
): Arrangement['rows'] {
  const ready = useSyncExternalStore(
    subscribe,
    () => arrange,
    () => undefined,
  );
  const key = sort?.key;
  const descending = sort?.descending === true;
  const needed = search !== '' || key !== given?.key || descending !== (given?.descending === true);
  useEffect(() => {
    if (needed) void prepareArrangement();
  }, [needed]);
  return useMemo(
    () =>
      needed && ready
        ? ready({
            locale,
            columns,
            rows,
            search,
            sort: key === undefined ? null : { key, descending },
          })
        : rows,
    [ready, needed, locale, columns, rows, search, key, descending],
  );
}
