'use client';

import useSWR, { type SWRConfiguration } from 'swr';
import { getJson } from '@/components/forms/engine/postJson';
import type { Movable, MovableCategory, MovableItem } from '@/lib/e-services/types';
import type { Chosen, Level, Offered } from '@/lib/e-services/order-cascade';

const BASE = '/api/movables';

const STEADY: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateIfStale: false,
  errorRetryCount: 3,
};

/**
 * Others order from the same stock: what is shown as available is asked for again. Without an
 * interval that joins calls: what was forgotten after an order must be asked for anew, not taken
 * from the call before it.
 */
const LIVE: SWRConfiguration = { refreshInterval: 60_000, errorRetryCount: 3, dedupingInterval: 0 };

/** Where the choices of a level come from. */
export interface Source {
  readonly failed: boolean;
  readonly asking: boolean;
  readonly retry: () => Promise<unknown>;
}

/**
 * What the levels of the cascade offer, each asked for once the level above is chosen. An answer
 * belongs to the choice it was asked for, so that the last choice wins.
 */
export function useMovables(
  { classification, item }: Chosen,
  /** What came with the page, where it was asked for before scripts ran. */
  before: { readonly chosen: Chosen; readonly offered: Offered },
) {
  const fallback = known({
    [`${BASE}/categories`]: before.offered.categories,
    [itemsOf(before.chosen.classification)]: before.offered.items,
    [stockOf(before.chosen.item)]: before.offered.stock,
  });
  const categories = useList<MovableCategory>(`${BASE}/categories`, { ...STEADY, fallback });
  const items = useList<MovableItem>(itemsOf(classification), { ...STEADY, fallback });
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
    /** Asks again for what is available. */
    reloadStock: stock.retry,
    /** Forgets what was available: it is asked for when the item is chosen again. */
    forgetStock: stock.forget,
  };
}

const itemsOf = (classification: string) =>
  classification && `${BASE}/items?category=${encodeURIComponent(classification)}`;

const stockOf = (item: string) => item && `${BASE}/stock?item=${encodeURIComponent(item)}`;

/** Lists that are there: SWR takes null for an answer. */
function known(lists: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list !== null));
}

function useList<Row>(address: string, options: SWRConfiguration) {
  const { data, error, isValidating, mutate } = useSWR<readonly Row[], unknown>(
    address || null,
    async (key: string) => (await getJson<readonly Row[]>(key)).data ?? [],
    options,
  );
  return {
    list: data ?? null,
    failed: error !== undefined && !data,
    asking: isValidating,
    retry: () => mutate(),
    forget: () => mutate(undefined, { revalidate: false }),
  };
}
