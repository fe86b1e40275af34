'use client';

import type { Receipt } from '@/lib/e-services/submissions';
import { INVALID_CAPTCHA } from '@/lib/e-services/server-errors';
import type { FormState } from '@/lib/forms/form-state';
import { LtrText } from '../ui/LtrText';
import { CallFailure } from './CallFailure';
import { FormAlert } from './FormAlert';
import { CallCancelled } from './postForm';
import { CallError, rowsOf } from './postJson';
import { ServerRows } from './ServerRows';
import type { SubmissionWords } from './words';

interface Props {
  readonly words: SubmissionWords;
  /** Short number of the contact centre. */
  readonly phone: string;
  readonly model: {
    readonly result: Receipt | undefined;
    readonly failure: unknown;
    readonly rows: readonly string[];
    readonly posted: FormState | null;
  };
}

/** What became of a submission (specification §4, §8): success, failure, or nothing yet. */
export function SubmissionOutcome({ words, phone, model }: Props) {
  const { result, failure, rows, posted } = model;
  if (result) return <Sent words={words} reference={result.reference} />;
  if (failure instanceof CallCancelled) return <FormAlert tone="info" title={words.cancelled} />;
  return (
    <>
      {posted ? <Posted {...{ words, phone, posted }} /> : null}
      {failure ? <CallFailure error={failure} phone={phone} /> : null}
      <ServerRows rows={rows} />
    </>
  );
}

interface SentProps {
  readonly words: SubmissionWords;
  readonly reference: string;
  readonly autoFocus?: boolean;
}

function Sent({ words, reference, autoFocus }: SentProps) {
  return (
    <FormAlert tone="success" title={words.sent} autoFocus={autoFocus}>
      <p>{words.sentText}</p>
      {reference ? (
        <p>
          {words.reference}: <LtrText>{reference}</LtrText>
        </p>
      ) : null}
    </FormAlert>
  );
}

interface PostedProps extends Pick<Props, 'words' | 'phone'> {
  readonly posted: FormState;
}

/** The outcome of a form that was sent without scripts; marked fields speak for themselves. */
function Posted({ words, phone, posted }: PostedProps) {
  const { status, reference, error, message, fields } = posted;
  if (status === 'sent') return <Sent words={words} reference={reference} autoFocus />;
  const isMarked = Object.keys(fields).length > 0;
  return (
    <>
      {isMarked || error === INVALID_CAPTCHA ? null : (
        <CallFailure error={new CallError(error, false)} phone={phone} autoFocus />
      )}
      <ServerRows rows={rowsOf(message, error)} />
    </>
  );
}
