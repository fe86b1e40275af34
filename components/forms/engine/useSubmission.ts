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
import type { SentRow } from '../layout/Confirmation/Confirmation';
import type { SubmissionLabels } from '../labels/labels';
import type { Sent, Submission } from './submitTo';
import { afterPress, watchPresses } from './afterPress';
import { keepReceipt, useKeptReceipt } from './keptReceipt';
import { postedErrors } from './postedErrors';
import { useFormCall } from './useFormCall';
import { useLeaveGuard } from './useLeaveGuard';
import { useSessionDraft } from './useSessionDraft';

interface Options<Values extends FieldValues, State extends FormState> {
  /** What `submitTo` returns; its name is that of the form. */
  readonly submission: Submission<Values>;
  /** Start of the ids of the controls (`{name}-{field}`). */
  readonly name: string;
  readonly resolver: Resolver<Values>;
  readonly empty: Values;
  /** The fields in their order on the page. */
  readonly fields: readonly Path<Values>[];
  /** What survives a reload of the tab: never files, the captcha or identity numbers. */
  readonly drafted: readonly Path<Values>[];
  /** The server action that takes the form without JavaScript, and its state before that. */
  readonly action: (before: State, data: FormData) => Promise<State>;
  readonly unsent: State;
  /** When fields are validated first; on sending by default. */
  readonly mode?: 'onSubmit' | 'onBlur' | 'onChange';
  /** What a confirmation repeats of the values; of a file posted without JavaScript only the name is there. */
  readonly summarise: (values: Partial<Values>) => readonly SentRow[];
  readonly onSent?: () => void;
  readonly onFailed?: (error: unknown) => void;
}

function hasFile(values: FieldValues): boolean {
  return Object.values(values).some((value) => value instanceof File);
}

/** Value of a file field before a file is chosen. */
export const NO_FILE = undefined as unknown as File;

/**
 * A form that is stored once and leaves a receipt. Adds to `useFormCall`: it is emptied on success,
 * keeps a draft over reloads, asks before it is left half-filled, and after a post without
 * JavaScript shows that outcome with the fields filled in again.
 */
export function useSubmission<
  Values extends FieldValues & { captcha: string },
  State extends FormState,
>(options: Options<Values, State>) {
  const { name, submission, resolver, empty, fields, drafted, mode } = options;
  const { kit } = useFormLabels();
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
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const draft = useSessionDraft(form, name, drafted);
  const receipt = useKeptReceipt(name);
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
      keepReceipt(name, sent);
      setSentRows(isEarlier ? [] : rowsOf(values));
      options.onSent?.();
      // What was changed since is not stored: it stays in the form.
      if (!isEarlier && !isChanged) empties();
    },
    onFailed: options.onFailed,
  });
  useEffect(watchPresses, []);
  const { isDirty } = form.formState;
  useLeaveGuard({
    active: call.sending || isDirty,
    question: kit.leave,
    survivesLanguage: () => !call.sending && !hasFile(form.getValues()),
  });

  function rowsOf(values: Partial<Values>): readonly SentRow[] {
    return options.summarise(values).filter(({ value }) => value !== '');
  }

  function registered(path: Path<Values>) {
    const { onBlur, ...control } = form.register(path);
    return { ...control, onBlur: (event: FocusEvent) => afterPress(() => void onBlur(event)) };
  }

  function empties(): void {
    form.reset(empty);
    draft.forget();
  }

  /** Empties the form; forgets its draft and an open submission. */
  function clear(): void {
    empties();
    submission.forget();
    receipt.forget();
    call.reset();
  }

  const isUntouched = !call.sending && !call.result && !call.failure && call.attempt === 0;
  return {
    ...call,
    result: call.result && {
      ...call.result,
      isEarlier: call.result.isEarlier || call.isChanged,
    },
    captcha,
    action,
    isDirty,
    clear,
    /** The state of the server action. */
    actionState: posted,
    /** The outcome of the post without JavaScript, until the form is sent again. */
    posted: isUntouched && posted.status !== 'idle' ? posted : null,
    /** The receipt of an earlier visit to this page in the same tab, until the form is sent again. */
    kept: isUntouched && posted.status === 'idle' ? receipt.kept : null,
    /**
     * What was sent, after a success; empty where it is not known for sure. Asked for while the view
     * is rendered, when all that the summary names is there.
     */
    sentRows: (): readonly SentRow[] =>
      sentRows ??
      (posted.status === 'sent'
        ? rowsOf({ ...posted.values, ...posted.files } as Partial<Values>)
        : []),
    /** Hint of a file field: no page refilled from a draft or a post still has the file. */
    fileHint: (hint: string, labels: SubmissionLabels) =>
      refused || draft.restored ? `${hint} ${labels.fileAgain}` : hint,
    /** Hint of an identity number, which no draft keeps. */
    identityHint: (hint: string, labels: SubmissionLabels) =>
      draft.restored ? `${hint} ${labels.identityAgain}` : hint,
    /** Attributes of a control; `defaultValue` is for pages without JavaScript. */
    field: (path: Path<Values>) => ({
      ...registered(path),
      id: `${name}-${path}`,
      error: call.errorOf(path),
      defaultValue: refill[path] ?? '',
      // A wrong captcha is marked alone, without a summary that would take the focus.
      autoFocus: (path === 'captcha' && wrongCaptcha) || undefined,
    }),
  };
}
