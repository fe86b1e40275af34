'use client';

import type { Receipt } from '@/lib/e-services/submissions';
import { INVALID_CAPTCHA } from '@/lib/e-services/server-errors';
import type { FormState } from '@/lib/forms/form-state';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import { CallFailure } from '../CallFailure/CallFailure';
import { FormAlert } from '../FormAlert/FormAlert';
import { CallError, rowsOf } from '@/components/forms/engine/response';
import { ServerRows } from '../ServerRows/ServerRows';
import type { SubmissionLabels } from '@/components/forms/labels/labels';

interface Props {
  readonly labels: SubmissionLabels;
  /** Short number of the contact centre. */
  readonly phone: string;
  readonly model: {
    readonly result: Receipt | undefined;
    readonly failure: unknown;
    readonly rows: readonly string[];
    readonly posted: FormState | null;
  };
}

/** The outcome of a submission: success, failure, or nothing yet. */
export function SubmissionOutcome({ labels, phone, model }: Props) {
  const { result, failure, rows, posted } = model;
  if (result) return <Sent labels={labels} reference={result.reference} />;
  if (failure instanceof CallError && failure.reason === 'cancelled') {
    return <FormAlert tone="info" title={labels.cancelled} />;
  }
  return (
    <>
      {posted ? <Posted {...{ labels, phone, posted }} /> : null}
      {failure ? <CallFailure error={failure} phone={phone} /> : null}
      <ServerRows rows={rows} />
    </>
  );
}

interface SentProps {
  readonly labels: SubmissionLabels;
  readonly reference: string;
  readonly autoFocus?: boolean;
}

function Sent({ labels, reference, autoFocus }: SentProps) {
  return (
    <FormAlert tone="success" title={labels.sent} autoFocus={autoFocus}>
      <p>{labels.sentText}</p>
      {reference ? (
        <p>
          {labels.reference}: <LtrText>{reference}</LtrText>
        </p>
      ) : null}
    </FormAlert>
  );
}

interface PostedProps extends Pick<Props, 'labels' | 'phone'> {
  readonly posted: FormState;
}

/** The outcome of a post without JavaScript; where fields are marked, they and their summary tell it. */
function Posted({ labels, phone, posted }: PostedProps) {
  const { status, reference, error, message, fields } = posted;
  if (status === 'sent') return <Sent labels={labels} reference={reference} autoFocus />;
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
