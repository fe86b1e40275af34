'use client';

import { useActionState, useMemo } from 'react';
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
import type { FormState } from '@/lib/forms/form-state';
import { useCaptcha } from '../captcha/useCaptcha';
import { useFormLabels } from '../labels/FormLabelsProvider';
import type { SubmissionLabels } from '../labels/labels';
import type { Send } from './useCall';
import { useFormCall } from './useFormCall';
import { useLeaveGuard } from './useLeaveGuard';
import { useSessionDraft } from './useSessionDraft';

interface Options<Values extends FieldValues, State extends FormState> {
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
  /** @throws CallError */
  readonly send: Send<Values, Receipt>;
  /** When fields are validated first; on sending by default. */
  readonly mode?: 'onSubmit' | 'onBlur' | 'onChange';
  /** See `useCall`. */
  readonly identity?: (values: Values) => string;
  readonly onSent?: () => void;
  readonly onFailed?: (error: unknown) => void;
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
  const { name, resolver, empty, fields, drafted, mode } = options;
  const { kit } = useFormLabels();
  const [posted, action] = useActionState<State, FormData>(
    options.action,
    options.unsent as Awaited<State>,
  );
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
  const captcha = useCaptcha();
  const call = useFormCall<Values, Receipt>({
    form,
    captcha,
    name,
    fields,
    send: options.send,
    identity: options.identity,
    invalid: refused && !wrongCaptcha,
    onSent: () => {
      options.onSent?.();
      clear();
    },
    onFailed: options.onFailed,
  });
  const { isDirty } = form.formState;
  useLeaveGuard(call.sending || isDirty, kit.leave);

  /** Empties the form and forgets its draft. */
  function clear(): void {
    form.reset(empty);
    forgetDraft();
  }

  const isUntouched = !call.sending && !call.result && !call.failure && call.attempt === 0;
  return {
    ...call,
    captcha,
    action,
    isDirty,
    clear,
    /** The state of the server action. */
    actionState: posted,
    /** The outcome of the post without JavaScript, until the form is sent again. */
    posted: isUntouched && posted.status !== 'idle' ? posted : null,
    /** Hint of a file field: after a post without JavaScript the file has to be chosen again. */
    fileHint: (hint: string, labels: SubmissionLabels) =>
      refused ? `${hint} ${labels.fileAgain}` : hint,
    /** Attributes of a control; `defaultValue` is for pages without JavaScript. */
    field: (path: Path<Values>) => ({
      ...form.register(path),
      id: `${name}-${path}`,
      error: call.errorOf(path),
      defaultValue: posted.values[path] ?? '',
      // A wrong captcha is marked alone, without a summary that would take the focus.
      autoFocus: (path === 'captcha' && wrongCaptcha) || undefined,
    }),
  };
}

/** The errors of a post without JavaScript, as react-hook-form keeps them. */
function usePostedErrors<Values extends FieldValues>(
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
