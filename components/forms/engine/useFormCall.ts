'use client';

import { ANSWERED_BY_PROOF } from '@ports-authority/e-services-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { INVALID_CAPTCHA } from '@/lib/e-services/server-errors';
import type { Captcha } from '../captcha/useCaptcha';
import { serializeValues } from './serializeValues';
import { CallError, type FailureReason } from '@/lib/e-services/response';
import { useCall, type Call, type Finished, type Send } from './useCall';
import { useFieldErrors } from './useFieldErrors';

export interface SentValues<Values> {
  /** The submitted values. */
  readonly values: Values;
  /** The form was changed during sending: its current values are not stored. */
  readonly isChanged: boolean;
}

interface Options<Values extends FieldValues, Result> {
  readonly form: UseFormReturn<Values>;
  /** Prefix of the controls' ids (`{name}-{field}`). */
  readonly name: string;
  /** Fields in the order of the page. */
  readonly fields: readonly Path<Values>[];
  /** @throws CallError */
  readonly send: Send<Values, Result>;
  /** See `Submission`; only for forms that are stored once. */
  readonly isOpen?: () => boolean;
  /** See `Submission`. Called on mount and when the connection returns. */
  readonly resume?: (call: Call) => Promise<Result>;
  /** Omitted by forms without a `captcha` field. */
  readonly captcha?: Captcha;
  readonly onSent?: (result: Result, sent: SentValues<Values>) => void;
  readonly onFailed?: (error: unknown) => void;
  readonly invalid?: boolean;
}

/**
 * A form and its call. Invalid forms are not sent; after each call the captcha is renewed and its input
 * cleared. A wrong captcha marks only its field; other fields that the server refuses are marked like
 * validation errors.
 */
export function useFormCall<Values extends FieldValues, Result>(options: Options<Values, Result>) {
  const { form, name, fields, captcha, isOpen, resume, onSent, onFailed } = options;
  const { setValue, setError, setFocus } = form;
  const captchaPath = 'captcha' as Path<Values>;
  const call = useCall({ ...options, headers: captcha?.headers });
  const { outcome } = call;
  const [isChanged, setChanged] = useState(false);
  const { fieldError, summary } = useFieldErrors(form.formState.errors, name, fields);

  const clearCaptcha = useCallback(
    () => setValue(captchaPath, '' as PathValue<Values, Path<Values>>),
    [setValue, captchaPath],
  );

  const proofState = captcha?.instead.state;
  const byProof = proofState === 'working' || proofState === 'done';
  useEffect(() => {
    if (!byProof) return;
    const answer = ANSWERED_BY_PROOF as PathValue<Values, Path<Values>>;
    setValue(captchaPath, answer, { shouldValidate: true });
    return clearCaptcha;
  }, [byProof, setValue, captchaPath, clearCaptcha]);

  const renewCaptcha = useCallback(() => {
    if (!captcha) return;
    clearCaptcha();
    captcha.renew();
  }, [captcha, clearCaptcha]);

  function markFields(error: CallError): void {
    if (isCaptchaError(error)) {
      setError(captchaPath, { message: 'ERROR CAPTCHA INVALID' });
      setFocus(captchaPath);
      return;
    }
    const refused = fields.filter((field) => error.fields[field]);
    for (const field of refused) setError(field, { message: error.fields[field] });
    if (refused.length > 0) call.rejectInput();
  }

  function finish(finished: Finished<Result> | null, typed: Values, values = typed): void {
    if (finished?.type === 'sent') {
      const sent = {
        values,
        isChanged: serializeValues(typed) !== serializeValues(form.getValues()),
      };
      setChanged(sent.isChanged);
      onSent?.(finished.result, sent);
      if (!captcha) return;
      clearCaptcha();
      // Announcing a new captcha would interrupt the success message.
      captcha.renewQuietly();
    } else if (finished?.type === 'failed') {
      // Nothing was sent: the captcha is still valid.
      if (!isReason(finished.error, 'offline')) renewCaptcha();
      if (finished.error instanceof CallError) markFields(finished.error);
      onFailed?.(finished.error);
    }
  }

  const submit = form.handleSubmit(async (values) => {
    const typed = form.getValues();
    finish(await call.run(values), typed, values);
  }, call.rejectInput);

  async function retryStatusCheck(): Promise<void> {
    if (!resume || !isOpen?.()) return;
    const typed = form.getValues();
    const finished = await call.runWork(resume);
    if (finished?.type === 'sent') finish(finished, typed);
    else if (finished && isReason(finished.error, 'nothing-open')) call.reset();
  }

  const latest = useRef(retryStatusCheck);
  useEffect(() => {
    latest.current = retryStatusCheck;
  });
  useEffect(() => void latest.current(), []);

  const isUndetermined = outcome.status === 'failed' && isReason(outcome.error, 'undetermined');
  useEffect(() => {
    if (!isUndetermined) return;
    const onOnline = () => void latest.current();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isUndetermined]);

  const error = outcome.status === 'failed' ? outcome.error : undefined;
  const isMarked =
    error instanceof CallError &&
    (isCaptchaError(error) || fields.some((field) => error.fields[field]));
  return {
    form,
    renewCaptcha,
    fieldError,
    errors: call.invalid ? summary : [],
    attempt: call.attempt,
    submit,
    sending: outcome.status === 'sending' || outcome.status === 'checking',
    /** The response was lost; the status is being requested. */
    checkingStatus: outcome.status === 'checking',
    /** Uploaded fraction, 0 to 1; null without an upload. */
    progress: outcome.status === 'sending' ? outcome.progress : null,
    result: outcome.status === 'sent' ? outcome.result : undefined,
    /** The form was changed during sending. */
    isChanged,
    /** Error of the last call, unless it is shown at the fields. */
    failure: isMarked ? undefined : error,
    /** Details of the server beyond its error message. */
    rows: error instanceof CallError ? error.rows : [],
    retryStatusCheck,
    cancel: call.cancel,
    reset: call.reset,
  };
}

function isCaptchaError(error: CallError): boolean {
  return error.message === INVALID_CAPTCHA;
}

function isReason(error: unknown, reason: FailureReason): boolean {
  return error instanceof CallError && error.reason === reason;
}
