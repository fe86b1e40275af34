'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { useActionState, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useCaptcha } from '@/components/forms/captcha/useCaptcha';
import { postJson } from '@/components/forms/engine/postJson';
import type { Call } from '@/components/forms/engine/useCall';
import { useFormCall } from '@/components/forms/engine/useFormCall';
import type { CaseStatus } from '@ports-authority/e-services-contract';
import { NOT_SENT, type SearchState } from '@/lib/forms/form-state';
import { INVALID_CAPTCHA } from '@/lib/e-services/server-errors';
import { requestTrackingSchema, type RequestTrackingValues } from '@/lib/forms/request-tracking';
import { postedErrors } from '@/components/forms/engine/postedErrors';

/** Prefix of every id in the form. */
const FORM = 'request-tracking';

const FIELDS = ['reference', 'contact', 'captcha'] as const;

/** What was found; null for nothing. */
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

/** The form and its call; after a post without JavaScript, what that found. */
export function useRequestTracking(action: TrackAction) {
  const [posted, formAction] = useActionState<SearchState<CaseStatus>, FormData>(action, NOT_SENT);
  const { reference = '', contact = '' } = posted.values;
  const form = useForm<RequestTrackingValues>({
    defaultValues: { reference, contact, captcha: '' },
    errors: useMemo(() => postedErrors<RequestTrackingValues>(posted), [posted]),
    resolver: yupResolver(requestTrackingSchema),
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
    send: track,
    invalid: posted.status === 'refused' && !wrongCaptcha,
  });
  const isUntouched = !call.sending && !call.result && !call.failure && call.attempt === 0;
  const found = useMemo(
    () => (posted.status === 'sent' ? { request: posted.found ?? null } : undefined),
    [posted],
  );
  return {
    ...call,
    captcha,
    action: formAction,
    result: call.result ?? (isUntouched ? found : undefined),
    /** Why a post without JavaScript was refused, unless it is told at the fields. */
    postedError:
      isUntouched &&
      posted.status === 'refused' &&
      !wrongCaptcha &&
      Object.keys(posted.fields).length === 0
        ? posted.error
        : null,
    /** Attributes of a control; `defaultValue` is for pages without JavaScript. */
    field: (path: (typeof FIELDS)[number]) => ({
      ...form.register(path),
      id: `${FORM}-${path}`,
      error: call.errorOf(path),
      defaultValue: posted.values[path] ?? '',
      autoFocus: (path === 'captcha' && wrongCaptcha) || undefined,
    }),
  };
}
