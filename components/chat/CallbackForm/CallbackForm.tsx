'use client';

import { CALLBACK_FORM } from '@ports-authority/e-services-contract';
import { FaultBoundary } from '@/components/ui/FaultBoundary/FaultBoundary';
import { yupResolver } from '@hookform/resolvers/yup';
import { useRef, useState, type ClipboardEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { SOMETHING_WENT_WRONG } from '@/lib/e-services/server-errors';
import { schemaOf, type FormValues } from '@/lib/forms/schema-of';
import { MAX_TYPED_MOBILE, nationalMobile } from '@/lib/forms/national-mobile';
import {
  storeReceipt,
  useStoredReceipt,
  type SentRow,
} from '@/components/forms/engine/storedReceipt';
import { postJson } from '@/components/forms/engine/postJson';
import { CallError } from '@/lib/e-services/response';
import { submitTo, type Sent } from '@/components/forms/engine/submitTo';
import { useFormCall } from '@/components/forms/engine/useFormCall';
import { useSessionDraft } from '@/components/forms/engine/useSessionDraft';
import { Confirmation } from '@/components/forms/layout/Confirmation/Confirmation';
import { FormAlert } from '@/components/forms/layout/FormAlert/FormAlert';
import {
  StatusCheckNotice,
  LostResponse,
} from '@/components/forms/layout/LostResponse/LostResponse';
import { OfflineNotice } from '@/components/forms/layout/OfflineNotice/OfflineNotice';
import { PrivacyNotice } from '@/components/forms/layout/PrivacyNotice/PrivacyNotice';
import { isLost } from '@/components/forms/layout/SubmissionOutcome/SubmissionOutcome';
import { useFormLabels } from '@/components/forms/labels/FormLabelsProvider';
import { SubmitButton } from '@/components/forms/layout/SubmitButton/SubmitButton';
import { TextArea } from '@/components/forms/fields/TextArea/TextArea';
import { TextInput } from '@/components/forms/fields/TextInput/TextInput';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import styles from './CallbackForm.module.css';
import { CALLBACK, type WidgetLabels } from '../labels';

type CallbackValues = FormValues<typeof CALLBACK_FORM>;

const submission = submitTo<CallbackValues>(CALLBACK, `/api/${CALLBACK_FORM.endpoint}`, postJson);
const schema = schemaOf(CALLBACK_FORM);

const EMPTY: CallbackValues = { name: '', mobile: '', details: '' };
const { fields } = CALLBACK_FORM;
const FIELDS = ['name', 'mobile', 'details'] as const;

export function CallbackForm({ labels }: { readonly labels: WidgetLabels }) {
  const { text, outcome, phone, privacy } = labels;
  const { serverErrors, locale } = useFormLabels();
  // Focus the first invalid field, because there is no error summary.
  const form = useForm<CallbackValues>({
    resolver: yupResolver(schema),
    defaultValues: EMPTY,
  });
  const draft = useSessionDraft(form, CALLBACK, FIELDS);
  const { kept, forget } = useStoredReceipt(CALLBACK, locale);
  const { register } = form;
  const details = useWatch({ control: form.control, name: 'details' });
  const [sent, setSent] = useState<readonly SentRow[]>();
  const {
    submit,
    sending,
    checkingStatus,
    retryStatusCheck,
    result,
    isChanged,
    failure,
    fieldError,
    reset,
  } = useFormCall({
    form,
    name: CALLBACK,
    fields: FIELDS,
    send: submission.send,
    isOpen: submission.isOpen,
    resume: submission.resume,
    onSent: (receipt: Sent, { values, isChanged: isOther }) => {
      const { isEarlier } = receipt;
      const rows = isEarlier ? [] : summaryRows(values);
      storeReceipt(CALLBACK, { ...receipt, rows, locale });
      setSent(rows);
      if (isEarlier || isOther) return;
      form.reset(EMPTY);
      draft.forget();
    },
  });

  function summaryRows({ name, mobile, details: message }: CallbackValues): SentRow[] {
    return [
      { label: text.name, value: name },
      { label: text.mobile, value: mobile },
      { label: text.details, value: message },
    ];
  }

  /** Browsers would truncate a pasted number at `maxlength`, so it is normalised first. */
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length);
    const after = value.slice(selectionEnd ?? value.length);
    event.preventDefault();
    const mobile = nationalMobile(`${before}${event.clipboardData.getData('text')}${after}`.trim());
    form.setValue('mobile', mobile, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  }

  const frame = useRef<HTMLFormElement>(null);

  function startAgain(): void {
    forget();
    reset();
    // The button with the focus is gone.
    frame.current?.focus();
  }

  const receipt = {
    labels: { ...outcome, sent: text.sent },
    next: text.sentText,
    headingLevel: 3,
    onAnother: startAgain,
  } as const;
  const isEarlier = result && (result.isEarlier || isChanged);
  const isKept = kept && !result && !sending && !failure;
  const isConfirmed = isEarlier === false || (isKept && !draft.restored);
  return (
    <form
      ref={frame}
      tabIndex={-1}
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {result ? <Confirmation {...receipt} {...result} rows={sent} isEarlier={isEarlier} /> : null}
      {isKept ? <Confirmation {...receipt} {...kept} isRestored /> : null}
      {checkingStatus ? <StatusCheckNotice labels={outcome} /> : null}
      {failure ? (
        <Failure
          error={failure}
          {...{ outcome, phone, serverErrors }}
          onRetryStatusCheck={retryStatusCheck}
        />
      ) : null}
      {isConfirmed ? null : (
        <FaultBoundary>
          <PrivacyNotice {...privacy} />
          <TextInput
            id="callback-name"
            label={text.name}
            autoComplete="name"
            limit={fields.name.max}
            error={fieldError('name')}
            {...register('name')}
          />
          <TextInput
            id="callback-mobile"
            label={text.mobile}
            hint={
              <>
                {text.mobileHintBefore} <LtrText>05</LtrText>
              </>
            }
            ltr
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={MAX_TYPED_MOBILE}
            onPaste={paste}
            error={fieldError('mobile')}
            {...register('mobile')}
          />
          <TextArea
            id="callback-details"
            label={text.details}
            rows={4}
            limit={fields.details.max}
            counted={details}
            error={fieldError('details')}
            {...register('details')}
          />
          <SubmitButton label={text.send} sending={sending} />
        </FaultBoundary>
      )}
    </form>
  );
}

interface FailureProps extends Pick<WidgetLabels, 'outcome' | 'phone'> {
  readonly error: unknown;
  readonly serverErrors: Readonly<Record<string, string>>;
  readonly onRetryStatusCheck: () => Promise<void>;
}

function Failure({ error, outcome, phone, serverErrors, onRetryStatusCheck }: FailureProps) {
  if (error instanceof CallError && error.reason === 'offline') {
    return <OfflineNotice headingLevel={3} />;
  }
  if (error instanceof CallError && isLost(error)) {
    return (
      <LostResponse
        labels={outcome}
        error={error}
        phone={phone}
        onRetryStatusCheck={() => void onRetryStatusCheck()}
        headingLevel={3}
      />
    );
  }
  return <FormAlert tone="error" title={failureText(error, serverErrors)} headingLevel={3} />;
}

/** The server's error in the page's language, or the general failure. */
function failureText(error: unknown, serverErrors: Readonly<Record<string, string>>): string {
  const known = error instanceof CallError ? serverErrors[error.message] : undefined;
  return known ?? serverErrors[SOMETHING_WENT_WRONG] ?? '';
}
