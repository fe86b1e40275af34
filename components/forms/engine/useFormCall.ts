'use client';

import { useCallback } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import useSWRMutation from 'swr/mutation';
import { INVALID_CAPTCHA } from '@/lib/e-services/server-errors';
import { CallError } from './postJson';
import { useAttempts } from './useAttempts';
import { useCaptcha } from '../captcha/useCaptcha';
import { useFieldErrors } from './useFieldErrors';

interface Options<Values extends FieldValues, Result> {
  readonly form: UseFormReturn<Values>;
  /** Name of the form: its calls' key, and the start of its controls' ids (`{name}-{field}`). */
  readonly name: string;
  /** The fields in the order in which they stand. */
  readonly fields: readonly Path<Values>[];
  /** @throws CallError */
  readonly send: (values: Values) => Promise<Result>;
  readonly onSuccess?: (result: Result) => void;
  /** True for a form that was refused before scripts ran. */
  readonly refused?: boolean;
}

/**
 * A form with a captcha and its call (specification §4): nothing is sent while a field has a fault;
 * after each call the captcha is renewed and its input cleared; a wrong captcha marks its field
 * alone, fields that the server refuses are marked like those that the schema refuses.
 */
export function useFormCall<Values extends FieldValues & { captcha: string }, Result>(
  options: Options<Values, Result>,
) {
  const { form, name, fields, send, onSuccess } = options;
  const { setValue, setError, setFocus } = form;
  const captchaPath = 'captcha' as Path<Values>;
  const captcha = useCaptcha();
  const { renew, renewQuietly } = captcha;
  const attempts = useAttempts(options.refused);
  const { sentence, faults } = useFieldErrors(form.formState.errors, name, fields);
  const call = useSWRMutation(name, (_key: string, { arg }: { arg: Values }): Promise<Result> =>
    send(arg),
  );

  // The library's type leaves open, for a generic argument, whether there is one.
  const trigger = call.trigger as unknown as (values: Values) => Promise<Result>;

  const emptyCaptcha = useCallback(
    () => setValue(captchaPath, '' as PathValue<Values, Path<Values>>),
    [setValue, captchaPath],
  );

  const renewCaptcha = useCallback(() => {
    emptyCaptcha();
    renew();
  }, [emptyCaptcha, renew]);

  function mark(error: CallError): void {
    if (error.message === INVALID_CAPTCHA) {
      setError(captchaPath, { message: 'ERROR CAPTCHA INVALID' });
      setFocus(captchaPath);
      return;
    }
    const refused = fields.filter((field) => error.fields[field]);
    for (const field of refused) setError(field, { message: error.fields[field] });
    if (refused.length > 0) attempts.refuse();
  }

  const submit = form.handleSubmit(async (values) => {
    attempts.pass();
    try {
      const result = await trigger(values);
      onSuccess?.(result);
      emptyCaptcha();
      // After a success nothing more is to be done: the news would cover the result's.
      renewQuietly();
    } catch (error) {
      renewCaptcha();
      if (error instanceof CallError) mark(error);
    }
  }, attempts.refuse);

  const { isMutating: sending, data: result, error, reset } = call;
  return {
    form,
    captcha,
    renewCaptcha,
    /** A field's error in words. */
    sentence,
    /** For `ErrorSummary`. */
    faults: attempts.refused ? faults : [],
    attempt: attempts.attempt,
    submit,
    sending,
    /** What the last call brought, if it succeeded. */
    result: sending || error ? undefined : result,
    /** Why the last call failed, but for a wrong captcha and refused fields, which are marked. */
    failure: sending || isMarked(error, fields) ? undefined : (error as unknown),
    /** What the server said beyond its error sentence, whether fields are marked or not. */
    rows: !sending && error instanceof CallError ? error.rows : [],
    /** Forgets the last call. */
    reset,
  };
}

function isMarked(error: unknown, fields: readonly string[]): boolean {
  if (!(error instanceof CallError)) return false;
  return error.message === INVALID_CAPTCHA || fields.some((field) => error.fields[field]);
}
