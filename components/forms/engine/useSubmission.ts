'use client';

import { useActionState, useEffect, useMemo, useState, type FocusEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form';
import { INVALID_CAPTCHA } from '@/lib/e-services/server-errors';
import type { FormState } from '@/lib/forms/form-state';
import { useCaptcha } from '../captcha/useCaptcha';
import { useFormLabels } from '../labels/FormLabelsProvider';
import type { SubmissionLabels } from '../labels/labels';
import type { Sent, Submission } from './submitTo';
import { afterPress, watchPresses } from './afterPress';
import { storeReceipt, useStoredReceipt, type SentRow } from './storedReceipt';
import { postedErrors } from './postedErrors';
import { useFormCall } from './useFormCall';
import { useLeaveGuard } from './useLeaveGuard';
import { useSessionDraft } from './useSessionDraft';

interface Options<Values extends FieldValues, State extends FormState> {
  /** From `submitTo`, under the form's name. */
  readonly submission: Submission<Values>;
  /** Prefix of the controls' ids (`{name}-{field}`). */
  readonly name: string;
  readonly resolver: Resolver<Values>;
  readonly empty: Values;
  /** Fields in the order of the page. */
  readonly fields: readonly Path<Values>[];
  /** Persisted over a reload of the tab: never files, the captcha or identity numbers. */
  readonly drafted: readonly Path<Values>[];
  /** Server action for forms without JavaScript, and its initial state. */
  readonly action: (before: State, data: FormData) => Promise<State>;
  readonly unsent: State;
  /** When fields are validated first; `onSubmit` by default. */
  readonly mode?: 'onSubmit' | 'onBlur' | 'onChange';
  /** Rows of the confirmation; a file posted without JavaScript has only its name. */
  readonly summarise: (values: Partial<Values>) => readonly SentRow[];
  readonly onSent?: () => void;
  readonly onFailed?: (error: unknown) => void;
}

/** True if the draft has all changes. A captcha is renewed anyway. */
function isDrafted(dirty: object, drafted: readonly string[]): boolean {
  return Object.keys(dirty).every((field) => field === 'captcha' || drafted.includes(field));
}

function hasFile(values: FieldValues): boolean {
  return Object.values(values).some((value) => value instanceof File);
}

/** Value of a file field before a file is chosen. */
export const NO_FILE = undefined as unknown as File;

/**
 * A form that is stored once and gets a receipt. Adds to `useFormCall`: reset on success, a draft over
 * reloads, a leave guard, and the refilled form with its outcome after a post without JavaScript.
 */
export function useSubmission<
  Values extends FieldValues & { captcha: string },
  State extends FormState,
>(options: Options<Values, State>) {
  const { name, submission, resolver, empty, fields, drafted, mode } = options;
  const { kit, locale } = useFormLabels();
  const [posted, action] = useActionState<State, FormData>(
    options.action,
    options.unsent as Awaited<State>,
  );
  const refused = posted.status === 'refused';
  const refill: FormState['values'] = refused || posted.status === 'idle' ? posted.values : {};
  const wrongCaptcha = posted.error === INVALID_CAPTCHA;
  const form = useForm<Values>({
    mode,
    resolver,
    defaultValues: { ...empty, ...refill } as DefaultValues<Values>,
    errors: useMemo(() => postedErrors<Values>(posted), [posted]),
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const draft = useSessionDraft(form, name, drafted);
  const receipt = useStoredReceipt(name, locale);
  const [sentRows, setSentRows] = useState<readonly SentRow[]>();
  const captcha = useCaptcha();
  const call = useFormCall<Values, Sent>({
    form,
    captcha,
    name,
    fields,
    send: submission.send,
    isOpen: submission.isOpen,
    resume: submission.resume,
    invalid: refused && !wrongCaptcha,
    onSent: (sent, { values, isChanged }) => {
      const { isEarlier } = sent;
      const rows = isEarlier ? [] : summaryRows(values);
      storeReceipt(name, { ...sent, rows, locale });
      setSentRows(rows);
      options.onSent?.();
      // Changes made during sending are not stored: keep them in the form.
      if (!isEarlier && !isChanged) resetForm();
    },
    onFailed: options.onFailed,
  });
  useEffect(watchPresses, []);
  const { isDirty, dirtyFields } = form.formState;
  useLeaveGuard({
    active: call.sending || isDirty,
    question: kit.leave,
    survivesLanguage: () => !call.sending && !hasFile(form.getValues()),
    isDrafted: () => !call.sending && isDrafted(dirtyFields, drafted),
  });

  function summaryRows(values: Partial<Values>): readonly SentRow[] {
    return options.summarise(values).filter(({ value }) => value !== '');
  }

  function registered(path: Path<Values>) {
    const { onBlur, ...control } = form.register(path);
    return { ...control, onBlur: (event: FocusEvent) => afterPress(() => void onBlur(event)) };
  }

  function resetForm(): void {
    form.reset(empty);
    draft.forget();
  }

  /** Resets the form; deletes its draft and open submission. */
  function clear(): void {
    resetForm();
    submission.forget();
    receipt.forget();
    call.reset();
  }

  const isUntouched = !call.sending && !call.result && !call.failure && call.attempt === 0;
  const result = call.result && {
    ...call.result,
    isEarlier: call.result.isEarlier || call.isChanged,
  };
  const keptReceipt = isUntouched && posted.status === 'idle' ? receipt.kept : null;
  return {
    ...call,
    result,
    /** A confirmation takes the place of the form, unless the form has later changes. */
    isConfirmed: result
      ? !result.isEarlier
      : (keptReceipt !== null && !draft.restored) || (isUntouched && posted.status === 'sent'),
    captcha,
    action,
    isDirty,
    clear,
    actionState: posted,
    /** Result of a post without JavaScript, until the form is sent again. */
    posted: isUntouched && posted.status !== 'idle' ? posted : null,
    /** Receipt of an earlier visit in the same tab, until the form is sent again. */
    kept: keptReceipt,
    /**
     * Rows of the submitted values, after a success; empty if they are not known for certain. A
     * function, because `summarise` needs the lists that are loaded when the view renders.
     */
    sentRows: (): readonly SentRow[] =>
      sentRows ??
      (posted.status === 'sent'
        ? summaryRows({ ...posted.values, ...posted.files } as Partial<Values>)
        : []),
    /** Hint of a file field: a form refilled from a draft or a post has lost its file. */
    fileHint: (hint: string, labels: SubmissionLabels) =>
      refused || draft.restored ? `${hint} ${labels.fileAgain}` : hint,
    /** Hint of an identity number, which drafts omit. */
    identityHint: (hint: string, labels: SubmissionLabels) =>
      draft.restored ? `${hint} ${labels.identityAgain}` : hint,
    /** Control attributes; `defaultValue` is for pages without JavaScript. */
    field: (path: Path<Values>) => ({
      ...registered(path),
      id: `${name}-${path}`,
      error: call.fieldError(path),
      defaultValue: refill[path] ?? '',
      // A wrong captcha is marked without a summary, so its input takes the focus.
      autoFocus: (path === 'captcha' && wrongCaptcha) || undefined,
    }),
  };
}
