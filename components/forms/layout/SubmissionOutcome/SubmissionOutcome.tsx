'use client';

import { INVALID_CAPTCHA } from '@/lib/e-services/server-errors';
import type { FormState } from '@/lib/forms/form-state';
import { CallFailure } from '../CallFailure/CallFailure';
import { Confirmation, type SentRow } from '../Confirmation/Confirmation';
import { FormAlert } from '../FormAlert/FormAlert';
import { AskingNotice, LostResponse } from '../LostResponse/LostResponse';
import type { KeptReceipt } from '@/components/forms/engine/keptReceipt';
import { CallError, rowsOf } from '@/components/forms/engine/response';
import type { Sent } from '@/components/forms/engine/submitTo';
import { ServerRows } from '../ServerRows/ServerRows';
import type { SubmissionLabels } from '@/components/forms/labels/labels';

interface Props {
  readonly labels: SubmissionLabels;
  /** Short number of the contact centre. */
  readonly phone: string;
  /** What happens after a success, and in which time. */
  readonly next: string;
  readonly model: {
    readonly result: Sent | undefined;
    readonly kept: KeptReceipt | null;
    /** What was sent. */
    readonly sentRows: () => readonly SentRow[];
    readonly asking: boolean;
    readonly failure: unknown;
    readonly rows: readonly string[];
    readonly posted: FormState | null;
    readonly askAgain: () => Promise<void>;
  };
}

/** The outcome of a submission: success, failure, what is known after a lost response, or nothing yet. */
export function SubmissionOutcome({ labels, phone, next, model }: Props) {
  const { result, kept, sentRows, asking, failure, rows, posted, askAgain } = model;
  if (asking) return <AskingNotice labels={labels} />;
  if (result) return <Confirmation {...{ labels, next }} {...result} rows={sentRows()} />;
  if (kept) return <Confirmation {...{ labels, next }} {...kept} isKept />;
  if (failure instanceof CallError && failure.reason === 'cancelled') {
    return <FormAlert tone="info" title={labels.cancelled} />;
  }
  if (failure instanceof CallError && isLost(failure)) {
    return (
      <LostResponse {...{ labels, phone }} error={failure} onAskAgain={() => void askAgain()} />
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

/** Whether a response was lost, and the service was asked. */
export function isLost({ reason }: CallError): boolean {
  return reason === 'not-received' || reason === 'undetermined';
}

interface PostedProps extends Pick<Props, 'labels' | 'phone' | 'next'> {
  readonly posted: FormState;
  readonly sentRows: readonly SentRow[];
}

/** The outcome of a post without JavaScript; where fields are marked, they and their summary show it. */
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
      <ServerRows rows={rowsOf(message, error)} />
    </>
  );
}
