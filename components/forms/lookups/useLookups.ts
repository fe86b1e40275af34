'use client';

import useSWR from 'swr';
import { getJson } from '@/components/forms/engine/postJson';
import type { Lookups } from '@/lib/e-services/types';

const LOOKUPS_URL = '/api/lookups';

/** Ports and traffic types from the e-services API; `failed` while unavailable. */
export function useLookups() {
  const { data, error, isValidating, mutate } = useSWR(
    LOOKUPS_URL,
    async () => (await getJson<Lookups>(LOOKUPS_URL)).data,
    { revalidateOnFocus: false, revalidateIfStale: false, errorRetryCount: 3 },
  );
  return {
    lookups: data ?? null,
    failed: error !== undefined && !data,
    retrying: isValidating,
    retry: () => void mutate(),
  };
}
