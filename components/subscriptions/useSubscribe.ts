'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import type { SubscriptionKind } from '@ports-authority/e-services-contract';
import { useActionState, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useCaptcha } from '@/components/forms/captcha/useCaptcha';
import { postedErrors } from '@/components/forms/engine/postedErrors';
import { postJson } from '@/components/forms/engine/postJson';
import type { Call } from '@/components/forms/engine/useCall';
import { useFormCall } from '@/components/forms/engine/useFormCall';
import { INVALID_CAPTCHA } from '@/lib/e-services/server-errors';
import { NOT_SENT, type SearchState } from '@/lib/forms/form-state';
import { subscriptionSchema, type SubscriptionValues } from '@/lib/forms/subscription';

/** Prefix of every id in the form. */
const FORM = 'subscribe';

const FIELDS = ['topic', 'port', 'imo', 'rhythm', 'language', 'email', 'captcha'] as const;

export type SubscribeAction = (
  before: SearchState<true>,
  data: FormData,
) => Promise<SearchState<true>>;

/** What the form begins with. */
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

/** The form and its call; the result is the address that a mail goes to. */
export function useSubscribe(start: SubscribeStart, action: SubscribeAction) {
  const [posted, formAction] = useActionState<SearchState<true>, FormData>(action, NOT_SENT);
  const values = { ...start, email: '', ...posted.values, captcha: '' } as SubscriptionValues;
  const form = useForm<SubscriptionValues>({
    defaultValues: values,
    errors: useMemo(() => postedErrors<SubscriptionValues>(posted), [posted]),
    resolver: yupResolver(subscriptionSchema),
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const captcha = useCaptcha();
  const wrongCaptcha = posted.error === INVALID_CAPTCHA;
  const call = useFormCall({
    form,
    captcha,
    name: FORM,
    fields: FIELDS,
    send,
    invalid: posted.status === 'refused' && !wrongCaptcha,
  });
  const isUntouched = !call.sending && !call.result && !call.failure && call.attempt === 0;
  const isRefused = isUntouched && posted.status === 'refused' && !wrongCaptcha;
  return {
    ...call,
    captcha,
    action: formAction,
    result:
      call.result ?? (isUntouched && posted.status === 'sent' ? posted.values['email'] : undefined),
    /** Why a post without JavaScript was refused, unless it is told at the fields. */
    postedError: isRefused && Object.keys(posted.fields).length === 0 ? posted.error : null,
    /** Attributes of a control; `defaultValue` is for pages without JavaScript. */
    field: (path: (typeof FIELDS)[number]) => ({
      ...form.register(path),
      id: `${FORM}-${path}`,
      error: call.errorOf(path),
      defaultValue: values[path],
      autoFocus: (path === 'captcha' && wrongCaptcha) || undefined,
    }),
  };
}
