'use client';

import { ANSWERED_BY_PROOF } from '@ports-authority/e-services-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { INVALID_CAPTCHA } from '@/lib/e-services/server-errors';
import type { Captcha } from '../captcha/useCaptcha';
import { contentOf } from './contentOf';
import { CallError, type FailureReason } from './response';
import { useCall, type Call, type Finished, type Send } from './useCall';
import { useFieldErrors } from './useFieldErrors';

/** What was sent. */
export interface SentValues<Values> {
  /** As they stood in the form. */
  readonly values: Values;
  /** The form was changed while it was sent: what it holds now is not stored. */
  readonly isChanged: boolean;
}

interface Options<Values extends FieldValues, Result> {
  readonly form: UseFormReturn<Values>;
  /** Start of the ids of the controls (`{name}-{field}`). */
  readonly name: string;
  /** The fields that errors can belong to, in their order on the page. */
  readonly fields: readonly Path<Values>[];
  /** @throws CallError */
  readonly send: Send<Values, Result>;
  /** For a form that is stored once: see `Submission`. */
  readonly isOpen?: () => boolean;
  /** See `Submission`. Called when the form appears, and when the connection is back. */
  readonly resume?: (call: Call) => Promise<Result>;
  /** Left out by a form without a `captcha` field. */
  readonly captcha?: Captcha;
  readonly onSent?: (result: Result, sent: SentValues<Values>) => void;
  readonly onFailed?: (error: unknown) => void;
  /** See `useCall`. */
  readonly invalid?: boolean;
}

/**
 * A form and its call: nothing is sent while a field is invalid; after each call the captcha is
 * renewed and its input cleared; a wrong captcha marks its field alone, other fields that the server
 * refuses are marked like those that the schema refuses.
 */
export function useFormCall<Values extends FieldValues, Result>(options: Options<Values, Result>) {
  const { form, name, fields, captcha, isOpen, resume, onSent, onFailed } = options;
  const { setValue, setError, setFocus } = form;
  const captchaPath = 'captcha' as Path<Values>;
  const call = useCall({ ...options, headers: captcha?.headers });
  const { outcome } = call;
  const [isChanged, setChanged] = useState(false);
  const { errorOf, summary } = useFieldErrors(form.formState.errors, name, fields);

  const clearCaptcha = useCallback(
    () => setValue(captchaPath, '' as PathValue<Values, Path<Values>>),
    [setValue, captchaPath],
  );

  // Sending waits for a proof that is being worked on.
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

  function finish(finished: Finished<Result> | null, values: Values): void {
    if (finished?.type === 'sent') {
      const sent = { values, isChanged: contentOf(values) !== contentOf(form.getValues()) };
      setChanged(sent.isChanged);
      onSent?.(finished.result, sent);
      if (!captcha) return;
      clearCaptcha();
      // The announcement of a new captcha would interrupt that of the success.
      captcha.renewQuietly();
    } else if (finished?.type === 'failed') {
      // Nothing was sent, so that the captcha can still be used.
      if (!isReason(finished.error, 'offline')) renewCaptcha();
      if (finished.error instanceof CallError) markFields(finished.error);
      onFailed?.(finished.error);
    }
  }

  const submit = form.handleSubmit(async (values) => {
    const typed = form.getValues();
    finish(await call.run(values), typed);
  }, call.rejectInput);

  async function askAgain(): Promise<void> {
    if (!resume || !isOpen?.()) return;
    const typed = form.getValues();
    const finished = await call.runWork(resume);
    if (finished?.type === 'sent') finish(finished, typed);
    else if (finished && isReason(finished.error, 'nothing-open')) call.reset();
  }

  const latest = useRef(askAgain);
  useEffect(() => {
    latest.current = askAgain;
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
    /** The message of a field's error; undefined for a valid field. */
    errorOf,
    /** For `ErrorSummary`. */
    errors: call.invalid ? summary : [],
    attempt: call.attempt,
    submit,
    sending: outcome.status === 'sending' || outcome.status === 'asking',
    /** The response was lost, and the service is asked. */
    asking: outcome.status === 'asking',
    /** The uploaded fraction, 0 to 1; null while nothing is uploaded. */
    progress: outcome.status === 'sending' ? outcome.progress : null,
    /** The last call's result, if it succeeded. */
    result: outcome.status === 'sent' ? outcome.result : undefined,
    /** The form was changed while what it now confirms was sent. */
    isChanged,
    /** Why the last call failed, unless it is shown at the fields. */
    failure: isMarked ? undefined : error,
    /** Details of the server beyond its error sentence, whether or not fields are marked. */
    rows: error instanceof CallError ? error.rows : [],
    /** Asks again what became of a submission. */
    askAgain,
    cancel: call.cancel,
    /** Forgets the last call. */
    reset: call.reset,
  };
}

function isCaptchaError(error: CallError): boolean {
  return error.message === INVALID_CAPTCHA;
}

function isReason(error: unknown, reason: FailureReason): boolean {
  return error instanceof CallError && error.reason === reason;
}
