'use client';

import { useActionState, useMemo, useRef } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form';
import { INVALID_CAPTCHA } from '@/lib/e-services/server-errors';
import type { Receipt } from '@/lib/e-services/submissions';
import { NOT_SENT, type FormAction, type FormState } from '@/lib/forms/form-state';
import { useFormLabels } from '../labels/FormLabelsProvider';
import { useFormCall } from './useFormCall';
import { useLeaveGuard } from './useLeaveGuard';
import { useSessionDraft } from './useSessionDraft';
import type { SubmissionLabels } from '../labels/labels';

/** What tells one form that is submitted from another. */
export interface SubmissionOptions<Values extends FieldValues> {
  /** Name of the form, and the start of its controls' ids (`{name}-{field}`). */
  readonly name: string;
  readonly resolver: Resolver<Values>;
  readonly empty: Values;
  /** The fields in the order in which they stand. */
  readonly fields: readonly Path<Values>[];
  /** What survives a reload of the tab: never files, the captcha or identity numbers. */
  readonly drafted: readonly Path<Values>[];
  /** Takes the form where no scripts run. */
  readonly action: FormAction;
  /**
   * Sends the values with the submission's key, which stays the same for every try.
   * @throws CallError
   */
  readonly send: (values: Values, submissionKey: string) => Promise<Receipt>;
  /** When fields are checked the first time; on sending unless said otherwise. */
  readonly mode?: 'onSubmit' | 'onBlur' | 'onChange';
}

/**
 * A form that is submitted once and leaves a receipt (specification §4): what `useFormCall` does, and
 * reset on success, a draft over reloads, a question before leaving, and the outcome of a form that
 * was sent without scripts, with its fields filled in again.
 */
export function useSubmission<Values extends FieldValues & { captcha: string }>(
  options: SubmissionOptions<Values>,
) {
  const { name, resolver, empty, fields, drafted, send, mode } = options;
  const { kit } = useFormLabels();
  const [posted, action] = useActionState(options.action, NOT_SENT);
  const refused = posted.status === 'refused';
  const wrongCaptcha = posted.error === INVALID_CAPTCHA;
  const form = useForm<Values>({
    mode,
    resolver,
    defaultValues: { ...empty, ...posted.values } as DefaultValues<Values>,
    errors: usePostedErrors<Values>(posted),
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const forgetDraft = useSessionDraft(form, name, drafted);
  const key = useRef('');
  const model = useFormCall<Values, Receipt>({
    form,
    name,
    fields,
    refused: refused && !wrongCaptcha,
    send: (values) => {
      key.current ||= crypto.randomUUID();
      return send(values, key.current);
    },
    onSuccess: () => {
      key.current = '';
      form.reset(empty);
      forgetDraft();
    },
  });
  const { result, failure, sending, attempt } = model;
  useLeaveGuard(sending || form.formState.isDirty, kit.leave);

  const isNews = !sending && !result && !failure && attempt === 0;
  return {
    ...model,
    action,
    /** What became of the form that was sent without scripts, until another one is sent. */
    posted: isNews && posted.status !== 'idle' ? posted : null,
    /** Hint of the file: a page without scripts says that it must be chosen again. */
    fileHint: (hint: string, labels: SubmissionLabels) =>
      refused ? `${hint} ${labels.fileAgain}` : hint,
    /** Attributes of a control; `defaultValue` is for pages without scripts. */
    field: (path: Path<Values>) => ({
      ...form.register(path),
      id: `${name}-${path}`,
      error: model.sentence(path),
      defaultValue: posted.values[path] ?? '',
      // A wrong captcha is marked alone, without a summary to bring the visitor to it.
      autoFocus: (path === 'captcha' && wrongCaptcha) || undefined,
    }),
  };
}

/** Errors of a form that was sent without scripts, as react-hook-form keeps them. */
export function usePostedErrors<Values extends FieldValues>(
  posted: FormState,
): FieldErrors<Values> | undefined {
  return useMemo(() => {
    const entries = Object.entries(posted.fields);
    if (entries.length === 0) return undefined;
    return Object.fromEntries(
      entries.map(([path, message]) => [path, { type: 'server', message }]),
    ) as FieldErrors<Values>;
  }, [posted]);
}
