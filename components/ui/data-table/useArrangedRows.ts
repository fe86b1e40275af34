import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Arrangement, arrangeRows } from './arrangeRows';

/* Loaded on the first use of the controls: until then rows keep the server's order. */
let arrange: typeof arrangeRows | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Prefetches the code for sorting and search. */
export function prepareArrangement(): Promise<void> {
  loading ??= import('./arrangeRows').then(
    (module) => {
      arrange = module.arrangeRows;
      for (const listener of listeners) listener();
    },
    () => {
      // Allow a retry on the next interaction.
      loading = undefined;
    },
  );
  return loading;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Filtered and sorted rows of all pages; in their given order until the code has loaded. */
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
