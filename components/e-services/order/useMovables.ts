'use client';

import useSWR, { type SWRConfiguration } from 'swr';
import { getJson } from '@/components/forms/postJson';
import type { Movable, MovableCategory, MovableItem } from '@/lib/e-services/types';
import type { Chosen, Level, Offered } from '@/lib/forms/order-cascade';

const BASE = '/api/movables';

const STEADY: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateIfStale: false,
  errorRetryCount: 3,
};

/** Others order from the same stock: what is shown as available is asked for again. */
const LIVE: SWRConfiguration = { refreshInterval: 60_000, errorRetryCount: 3 };

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
export function useMovables({ classification, item }: Chosen) {
  const categories = useList<MovableCategory>(`${BASE}/categories`, STEADY);
  const items = useList<MovableItem>(
    classification && `${BASE}/items?category=${encodeURIComponent(classification)}`,
    STEADY,
  );
  const stock = useList<Movable>(item && `${BASE}/stock?item=${encodeURIComponent(item)}`, LIVE);
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
