'use client';

import { useActionState, useMemo } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form';
import { useCaptcha } from '@/components/forms/captcha/useCaptcha';
import { INVALID_CAPTCHA } from '@/lib/e-services/server-errors';
import { NOT_SENT, type SearchState } from '@/lib/forms/form-state';
import { postedErrors } from './postedErrors';
import type { Send } from './useCall';
import { useFormCall } from './useFormCall';

interface Options<Values extends FieldValues, Found, Result> {
  /** Prefix of every id in the form. */
  readonly name: string;
  /** Fields in the order of the page, including `captcha`. */
  readonly fields: readonly Path<Values>[];
  /** Initial values, unless the form was posted. */
  readonly start: DefaultValues<Values>;
  readonly resolver: Resolver<Values>;
  readonly send: Send<Values, Result>;
  /** Server action for forms without JavaScript. */
  readonly action: (before: SearchState<Found>, data: FormData) => Promise<SearchState<Found>>;
}

/** A form with a captcha whose result is shown on the same page, with and without JavaScript. */
export function usePostedForm<Values extends FieldValues, Found, Result>({
  name,
  fields,
  start,
  resolver,
  send,
  action,
}: Options<Values, Found, Result>) {
  const [posted, formAction] = useActionState<SearchState<Found>, FormData>(action, NOT_SENT);
  const values = { ...start, ...posted.values, captcha: '' };
  const form = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    errors: useMemo(() => postedErrors<Values>(posted), [posted]),
    resolver,
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const captcha = useCaptcha();
  const wrongCaptcha = posted.error === INVALID_CAPTCHA;
  const isPostRefused = posted.status === 'refused' && !wrongCaptcha;
  const call = useFormCall({ form, captcha, name, fields, send, invalid: isPostRefused });
  const isUntouched = !call.sending && !call.result && !call.failure && call.attempt === 0;
  const outcome: SearchState<Found> = isUntouched ? posted : NOT_SENT;
  const isMarkedAtFields = Object.keys(posted.fields).length > 0;
  return {
    ...call,
    captcha,
    action: formAction,
    /** Result of a post without JavaScript, until the form is sent with JavaScript. */
    posted: outcome,
    /** Error of a post without JavaScript, unless it is shown at the fields. */
    postedError: isUntouched && isPostRefused && !isMarkedAtFields ? posted.error : null,
    /** Control attributes; `defaultValue` is for pages without JavaScript. */
    field: (path: Path<Values>) => ({
      ...form.register(path),
      id: `${name}-${path}`,
      error: call.fieldError(path),
      defaultValue: values[path as keyof typeof values] as string,
      autoFocus: (path === 'captcha' && wrongCaptcha) || undefined,
    }),
  };
}
