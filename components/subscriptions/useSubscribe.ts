'use client';

import type { SubscriptionKind } from '@ports-authority/e-services-contract';
import { postJson } from '@/components/forms/engine/postJson';
import type { Call } from '@/components/forms/engine/useCall';
import { resolverOf, useLazyResolver } from '@/components/forms/engine/useLazyResolver';
import { usePostedForm } from '@/components/forms/engine/usePostedForm';
import type { SearchState } from '@/lib/forms/form-state';
import type { SubscriptionValues } from '@/lib/forms/subscription';

const FIELDS = ['topic', 'port', 'imo', 'rhythm', 'language', 'email', 'captcha'] as const;

const loadResolver = resolverOf<SubscriptionValues>(
  async () => (await import('@/lib/forms/subscription')).subscriptionSchema,
);

export type SubscribeAction = (
  before: SearchState<true>,
  data: FormData,
) => Promise<SearchState<true>>;

/** Initial values. */
export interface SubscribeStart extends Pick<
  SubscriptionValues,
  'topic' | 'port' | 'imo' | 'rhythm' | 'language'
> {
  readonly kind: SubscriptionKind;
}

async function send(values: SubscriptionValues, call: Call): Promise<string> {
  await postJson('/api/subscriptions', values, call);
  return values.email;
}

/** The form and its call; the result is the address of the confirmation mail. */
export function useSubscribe(start: SubscribeStart, action: SubscribeAction) {
  const { posted, ...model } = usePostedForm<SubscriptionValues, true, string>({
    name: 'subscribe',
    fields: FIELDS,
    start: { ...start, email: '' },
    resolver: useLazyResolver(loadResolver),
    send,
    action,
  });
  const sentTo = posted.status === 'sent' ? posted.values['email'] : undefined;
  return { ...model, result: model.result ?? sentTo };
}
