'use client';

import useSWR, { type SWRConfiguration } from 'swr';
import { getJson } from '@/components/forms/engine/postJson';
import type { Movable, MovableCategory } from '@/lib/e-services/types';
import type { Chosen, Level, Offered } from '@/lib/e-services/order-cascade';

const BASE = '/api/movables';

const STEADY: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateIfStale: false,
  errorRetryCount: 3,
};

/**
 * Others order from the same stock, so what is available is polled. `dedupingInterval: 0`: after an
 * order the stock must be re-fetched, not taken from a request just before it.
 */
const LIVE: SWRConfiguration = { refreshInterval: 60_000, errorRetryCount: 3, dedupingInterval: 0 };

/** The request for the choices of a level. */
export interface Source {
  readonly failed: boolean;
  readonly retrying: boolean;
  readonly retry: () => Promise<unknown>;
}

/**
 * The choices of the cascade's levels, each fetched once the level above is chosen. A response belongs
 * to the choice it was fetched for, so that the last choice wins.
 */
export function useMovables(
  { classification, item }: Chosen,
  /** What came with the page after a post without JavaScript. */
  before: { readonly chosen: Chosen; readonly offered: Offered },
) {
  const fallback = known({
    [`${BASE}/categories`]: before.offered.categories,
    [itemsOf(before.chosen.classification)]: before.offered.items,
    [stockOf(before.chosen.item)]: before.offered.stock,
  });
  const categories = useList<MovableCategory>(`${BASE}/categories`, { ...STEADY, fallback });
  const items = useList<MovableCategory>(itemsOf(classification), { ...STEADY, fallback });
  const stock = useList<Movable>(stockOf(item), { ...LIVE, fallback });
  const offered: Offered = { categories: categories.list, items: items.list, stock: stock.list };
  const sources: Readonly<Record<Level, Source>> = {
    classification: categories,
    item: items,
    site: stock,
    movable: stock,
  };
  return {
    offered,
    sources,
    /** Re-fetches the stock. */
    reloadStock: stock.retry,
    /** Drops the cached stock: it is fetched when the item is chosen again. */
    forgetStock: stock.forget,
  };
}

const itemsOf = (classification: string) =>
  classification && `${BASE}/items?category=${encodeURIComponent(classification)}`;

const stockOf = (item: string) => item && `${BASE}/stock?item=${encodeURIComponent(item)}`;

/** Drops missing lists: SWR would take null for data. */
function known(lists: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list !== null));
}

function useList<Row>(url: string, options: SWRConfiguration) {
  const { data, error, isValidating, mutate } = useSWR<readonly Row[], unknown>(
    url || null,
    async (key: string) => (await getJson<readonly Row[]>(key)).data ?? [],
    options,
  );
  return {
    list: data ?? null,
    failed: error !== undefined && !data,
    retrying: isValidating,
    retry: () => mutate(),
    forget: () => mutate(undefined, { revalidate: false }),
  };
}
