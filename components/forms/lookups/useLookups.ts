'use client';

import useSWR from 'swr';
import { getJson } from '@/components/forms/engine/postJson';
import type { Lookups } from '@/lib/e-services/types';

const ADDRESS = '/api/lookups';

/** Ports and traffic types to choose from; `failed` while they cannot be had. */
export function useLookups() {
  const { data, error, isValidating, mutate } = useSWR(
    ADDRESS,
    async () => (await getJson<Lookups>(ADDRESS)).data,
    { revalidateOnFocus: false, revalidateIfStale: false, errorRetryCount: 3 },
  );
  return {
    lookups: data ?? null,
    failed: error !== undefined && !data,
    asking: isValidating,
    retry: () => void mutate(),
  };
}
