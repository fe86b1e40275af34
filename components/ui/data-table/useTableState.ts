import { useState } from 'react';
import { externalState } from '../shared/externalState';
import { readTableState, writeTableState } from './tableQuery';
import type { TableState } from './types';

const useQuery = externalState(() => window.location.search, '', ['popstate']);

/** A table's state; with a prefix it is in the URL's query, without history entries. */
export function useTableState(
  defaults: TableState,
  sortable: readonly string[],
  prefix: string | undefined,
): readonly [TableState, (part: Partial<TableState>) => void] {
  const query = useQuery();
  const [chosen, setChosen] = useState<TableState | null>(null);
  const fromUrl =
    prefix === undefined
      ? defaults
      : readTableState(new URLSearchParams(query), prefix, defaults, sortable);
  const state = chosen ?? fromUrl;

  function change(part: Partial<TableState>): void {
    const next = { ...state, ...part };
    setChosen(next);
    if (prefix === undefined) return;
    const { pathname, search, hash } = window.location;
    const text = writeTableState(new URLSearchParams(search), prefix, defaults, next).toString();
    window.history.replaceState(
      window.history.state,
      '',
      pathname + (text ? `?${text}` : '') + hash,
    );
  }

  return [state, change];
}
