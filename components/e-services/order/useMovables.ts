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

/** Stock is shared, so it is polled. `dedupingInterval: 0`: it is re-fetched after an order. */
const LIVE: SWRConfiguration = { refreshInterval: 60_000, errorRetryCount: 3, dedupingInterval: 0 };

/** State of a level's request. */
export interface Source {
  readonly failed: boolean;
  readonly retrying: boolean;
  readonly retry: () => Promise<unknown>;
}

/**
 * Choices of the cascade's levels, each fetched once its parent is chosen. Responses are keyed by the
 * choice, so late responses of an earlier choice are ignored.
 */
export function useMovables(
  { classification, item }: Chosen,
  /** Initial data after a post without JavaScript. */
  before: { readonly chosen: Chosen; readonly offered: Offered },
) {
  const fallback = known({
    [`${BASE}/categories`]: before.offered.categories,
    [itemsUrl(before.chosen.classification)]: before.offered.items,
    [stockUrl(before.chosen.item)]: before.offered.stock,
  });
  const categories = useList<MovableCategory>(`${BASE}/categories`, { ...STEADY, fallback });
  const items = useList<MovableCategory>(itemsUrl(classification), { ...STEADY, fallback });
  const stock = useList<Movable>(stockUrl(item), { ...LIVE, fallback });
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
    reloadStock: stock.retry,
    /** Removes the stock from the cache, so that choosing the item again re-fetches it. */
    evictStock: stock.forget,
  };
}

const itemsUrl = (classification: string) =>
  classification && `${BASE}/items?category=${encodeURIComponent(classification)}`;

const stockUrl = (item: string) => item && `${BASE}/stock?item=${encodeURIComponent(item)}`;

/** Removes nulls, which SWR would treat as data. */
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
