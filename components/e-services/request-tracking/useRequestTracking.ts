'use client';

import type { CaseStatus } from '@ports-authority/e-services-contract';
import { useMemo } from 'react';
import { postJson } from '@/components/forms/engine/postJson';
import type { Call } from '@/components/forms/engine/useCall';
import { resolverOf, useLazyResolver } from '@/components/forms/engine/useLazyResolver';
import { usePostedForm } from '@/components/forms/engine/usePostedForm';
import type { SearchState } from '@/lib/forms/form-state';
import type { RequestTrackingValues } from '@/lib/forms/request-tracking';

const FIELDS = ['reference', 'contact', 'captcha'] as const;

const loadResolver = resolverOf<RequestTrackingValues>(
  async () => (await import('@/lib/forms/request-tracking')).requestTrackingSchema,
);

/** Null: not found. */
interface Tracked {
  readonly request: CaseStatus | null;
}

export type TrackAction = (
  before: SearchState<CaseStatus>,
  data: FormData,
) => Promise<SearchState<CaseStatus>>;

async function track(values: RequestTrackingValues, call: Call): Promise<Tracked> {
  return { request: (await postJson<CaseStatus>('/api/request-tracking', values, call)).data };
}

/** The form and its call, initialised with the result of a post without JavaScript. */
export function useRequestTracking(action: TrackAction, reference: string) {
  const { posted, ...model } = usePostedForm<RequestTrackingValues, CaseStatus, Tracked>({
    name: 'request-tracking',
    fields: FIELDS,
    start: { reference, contact: '' },
    resolver: useLazyResolver(loadResolver),
    send: track,
    action,
  });
  const found = useMemo(
    () => (posted.status === 'sent' ? { request: posted.found ?? null } : undefined),
    [posted],
  );
  return { ...model, result: model.result ?? found };
}
