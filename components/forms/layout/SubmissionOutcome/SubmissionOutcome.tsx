'use client';

import { INVALID_CAPTCHA } from '@/lib/e-services/server-errors';
import type { FormState } from '@/lib/forms/form-state';
import { CallFailure } from '../CallFailure/CallFailure';
import { Confirmation } from '../Confirmation/Confirmation';
import { FormAlert } from '../FormAlert/FormAlert';
import { StatusCheckNotice, LostResponse } from '../LostResponse/LostResponse';
import type { KeptReceipt, SentRow } from '@/components/forms/engine/storedReceipt';
import { CallError, detailRows } from '@/lib/e-services/response';
import type { Sent } from '@/components/forms/engine/submitTo';
import { ServerRows } from '../ServerRows/ServerRows';
import type { SubmissionLabels } from '@/components/forms/labels/labels';

interface Props {
  readonly labels: SubmissionLabels;
  /** Short number of the contact centre. */
  readonly phone: string;
  /** Next step with the expected time. */
  readonly next: string;
  readonly model: {
    readonly result: Sent | undefined;
    readonly kept: KeptReceipt | null;
    readonly sentRows: () => readonly SentRow[];
    readonly checkingStatus: boolean;
    readonly failure: unknown;
    readonly rows: readonly string[];
    readonly posted: FormState | null;
    readonly retryStatusCheck: () => Promise<void>;
  };
  /** Shows the empty form again after a confirmation. */
  readonly onAnother: () => void;
}

/** Result of a submission: receipt, failure, or status request after a lost response. */
export function SubmissionOutcome({ labels, phone, next, model, onAnother }: Props) {
  const { result, kept, sentRows, checkingStatus, failure, rows, posted, retryStatusCheck } = model;
  if (checkingStatus) return <StatusCheckNotice labels={labels} />;
  const receipt = { labels, next, onAnother };
  if (result) return <Confirmation {...receipt} {...result} rows={sentRows()} />;
  if (kept) return <Confirmation {...receipt} {...kept} isRestored />;
  if (failure instanceof CallError && failure.reason === 'cancelled') {
    return <FormAlert tone="info" title={labels.cancelled} />;
  }
  if (failure instanceof CallError && isLost(failure)) {
    return (
      <LostResponse
        {...{ labels, phone }}
        error={failure}
        onRetryStatusCheck={() => void retryStatusCheck()}
      />
    );
  }
  return (
    <>
      {posted ? <Posted {...{ labels, phone, next, posted }} sentRows={sentRows()} /> : null}
      {failure ? <CallFailure error={failure} phone={phone} /> : null}
      <ServerRows rows={rows} />
    </>
  );
}

/** True after a lost response. */
export function isLost({ reason }: CallError): boolean {
  return reason === 'not-received' || reason === 'undetermined';
}

interface PostedProps extends Pick<Props, 'labels' | 'phone' | 'next'> {
  readonly posted: FormState;
  readonly sentRows: readonly SentRow[];
}

/** Result of a post without JavaScript; marked fields and their summary are shown by the form. */
function Posted({ labels, phone, next, posted, sentRows }: PostedProps) {
  const { status, reference, sentAt, error, message, fields } = posted;
  if (status === 'sent') {
    return (
      <Confirmation {...{ labels, next, reference, message, sentAt }} rows={sentRows} autoFocus />
    );
  }
  const isMarked = Object.keys(fields).length > 0;
  return (
    <>
      {isMarked || error === INVALID_CAPTCHA ? null : (
        <CallFailure error={new CallError(error, 'refused')} phone={phone} autoFocus />
      )}
      <ServerRows rows={detailRows(message, error)} />
    </>
  );
}
