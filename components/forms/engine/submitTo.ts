import type { Receipt } from '@/lib/e-services/submissions';
import { ERROR_KEY_REUSED, SOMETHING_WENT_WRONG } from '@/lib/e-services/server-errors';
import type { ApiResponse } from '@/lib/e-services/types';
import { isOffline } from './connection';
import { serializeValues } from './serializeValues';
import {
  startSubmission,
  closeSubmission,
  hasOpenSubmission,
  markNotReceived,
  markResent,
  openSubmission,
  type OpenSubmission,
} from './openSubmission';
import { CallError } from '@/lib/e-services/response';
import { draftEditedAt } from './sessionDraft';
import type { Call, Send } from './useCall';
import type { SubmissionState } from '@/lib/api/find-submission';
import { getJson } from './postJson';

/** `postJson`, or `postMultipart` for a form with a file. */
type Transport<Values> = (
  url: string,
  values: Values & { readonly submissionKey: string },
  call: Call,
) => Promise<ApiResponse<Receipt>>;

export interface Sent extends Receipt {
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  /** The stored submission may lack changes that were made after it was sent. */
  readonly isEarlier: boolean;
}

/** A form that is stored exactly once. */
export interface Submission<Values> {
  /** @throws CallError */
  readonly send: Send<Values, Sent>;
  /** True if the status of an open submission should be requested. */
  readonly isOpen: () => boolean;
  /** Requests the status of the open submission; throws CallError. */
  readonly resume: (call: Call) => Promise<Sent>;
  /** Discards the open submission, because the visitor cleared the form. */
  readonly forget: () => void;
}

/**
 * Stores a form at the site's own API, exactly once (docs/decisions/0018-exactly-once.md). The
 * idempotency key stays in the tab from before the first attempt until success; after a lost response
 * the status is requested.
 * @param name of the form and its draft
 */
export function submitTo<Values extends object>(
  name: string,
  url: string,
  transport: Transport<Values>,
): Submission<Values> {
  async function send(values: Values, call: Call): Promise<Sent> {
    const content = serializeValues(values);
    if (isOffline()) throw new CallError(SOMETHING_WENT_WRONG, 'offline');
    const before = await openSubmission(name);
    if (before && !before.notReceived) {
      call.onStatusCheck();
      const submission = await pollSubmission(before.key);
      if (submission.state === 'stored') return toReceipt(submission, before, content);
    }
    if (before) markResent(name, before);
    const open = before ?? startSubmission(name, content);
    let uploaded = 0;
    const onProgress = (fraction: number) => {
      uploaded = fraction;
      call.onProgress(fraction);
    };
    try {
      const sent = { ...values, submissionKey: open.key };
      const { data } = await transport(url, sent, { ...call, onProgress });
      closeSubmission(name);
      return { reference: '', message: '', ...data, sentAt: Date.now(), isEarlier: false };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const isTaken = error.message === ERROR_KEY_REUSED;
      const isIncomplete = error.reason === 'cancelled' && uploaded < 1;
      if ((error.reason === 'refused' && !isTaken) || isIncomplete) {
        // No earlier attempt may be stored under this key.
        if (!before) closeSubmission(name);
        throw error;
      }
      call.onStatusCheck();
      return resolveLostResponse(open, error, content);
    }
  }

  /** Resolves an attempt whose response was lost. */
  async function resolveLostResponse(
    open: OpenSubmission,
    error: CallError,
    content?: string,
  ): Promise<Sent> {
    const submission = await pollSubmission(open.key);
    if (submission.state === 'stored') return toReceipt(submission, open, content);
    if (submission.state === 'unknown') markNotReceived(name, open);
    if (error.reason === 'cancelled') throw error;
    throw new CallError(
      error.message,
      submission.state === 'unknown' ? 'not-received' : 'undetermined',
      error.fields,
      error.rows,
    );
  }

  function toReceipt(
    { reference }: Extract<SubmissionState, { state: 'stored' }>,
    open: OpenSubmission,
    content?: string,
  ): Sent {
    const isEarlier =
      open.content === undefined || content === undefined
        ? draftEditedAt(name) > open.sentAt
        : open.content !== content;
    closeSubmission(name);
    return { reference, message: '', sentAt: open.sentAt, isEarlier };
  }

  async function resume(call: Call): Promise<Sent> {
    call.onStatusCheck();
    const open = await openSubmission(name);
    // Another tab holds the key.
    if (!open) throw new CallError(SOMETHING_WENT_WRONG, 'nothing-open');
    return resolveLostResponse(open, new CallError(SOMETHING_WENT_WRONG, 'unavailable'));
  }

  return {
    send,
    isOpen: () => hasOpenSubmission(name),
    resume,
    forget: () => closeSubmission(name),
  };
}

const POLL_TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 1500;

/**
 * Polls the status of a submission for up to 20 seconds; `undetermined` after that or if the service is
 * down. `unknown` counts only twice in a row: the first request may still be in flight.
 */
async function pollSubmission(key: string): Promise<SubmissionState> {
  const end = Date.now() + POLL_TIMEOUT_MS;
  let unknown = 0;
  while (Date.now() < end) {
    const submission = await fetchState(key);
    if (submission?.state === 'stored' || submission?.state === 'undetermined') return submission;
    if (submission?.state === 'unknown' && ++unknown === 2) return submission;
    if (submission === null && isOffline()) break;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  return { state: 'undetermined' };
}

/** Null for a retryable failure. */
async function fetchState(key: string): Promise<SubmissionState | null> {
  try {
    const { data } = await getJson<SubmissionState>(`/api/submissions/${key}`);
    return data;
  } catch (error) {
    const isFinal = error instanceof CallError && error.reason === 'refused';
    return isFinal ? { state: 'undetermined' } : null;
  }
}
