import type { Receipt } from '@/lib/e-services/submissions';
import { ERROR_KEY_REUSED, SOMETHING_WENT_WRONG } from '@/lib/e-services/server-errors';
import type { ApiResponse } from '@/lib/e-services/types';
import { isOffline } from './connection';
import { contentOf } from './contentOf';
import { lookUp, type Fate } from './lookUp';
import {
  beginSubmission,
  closeSubmission,
  hasOpenSubmission,
  noteNotReceived,
  noteSentAgain,
  openSubmission,
  type OpenSubmission,
} from './openSubmission';
import { CallError } from './response';
import { draftEditedAt } from './sessionDraft';
import type { Call, Send } from './useCall';

/** How a form is sent: `postJson`, or `postMultipart` where it has a file. */
type Transport<Values> = (
  url: string,
  values: Values & { readonly submissionKey: string },
  call: Call,
) => Promise<ApiResponse<Receipt>>;

/** The receipt of a submission. */
export interface Sent extends Receipt {
  /** When it was sent; milliseconds since 1970. */
  readonly sentAt: number;
  /** What is stored was sent before the form was changed: the change may not be part of it. */
  readonly isEarlier: boolean;
}

/** A form that is stored exactly once. */
export interface Submission<Values> {
  /** @throws CallError */
  readonly send: Send<Values, Sent>;
  /** Whether there is an open submission whose fate is to be asked. */
  readonly isOpen: () => boolean;
  /**
   * Asks what became of the open submission.
   * @throws CallError
   */
  readonly resume: (call: Call) => Promise<Sent>;
  /** Gives up an open submission, because the visitor cleared the form. */
  readonly forget: () => void;
}

/**
 * Stores a form at the site's own API, exactly once (docs/decisions/0018-exactly-once.md): its
 * idempotency key is kept in the tab from before the first attempt until the success is seen. After a
 * lost response the service is asked what became of the key.
 * @param name the form's; also that of its draft
 */
export function submitTo<Values extends object>(
  name: string,
  url: string,
  transport: Transport<Values>,
): Submission<Values> {
  async function send(values: Values, call: Call): Promise<Sent> {
    const content = contentOf(values);
    if (isOffline()) throw new CallError(SOMETHING_WENT_WRONG, 'offline');
    const before = await openSubmission(name);
    if (before && !before.notReceived) {
      call.onAsking();
      const fate = await lookUp(before.key);
      if (fate.state === 'stored') return receiptOf(fate, before, content);
    }
    if (before) noteSentAgain(name, before);
    const open = before ?? beginSubmission(name, content);
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
        // Without an attempt in doubt before it, nothing is stored under the key.
        if (!before) closeSubmission(name);
        throw error;
      }
      call.onAsking();
      return settle(open, error, content);
    }
  }

  /** What became of an attempt whose response was lost. */
  async function settle(open: OpenSubmission, error: CallError, content?: string): Promise<Sent> {
    const fate = await lookUp(open.key);
    if (fate.state === 'stored') return receiptOf(fate, open, content);
    if (fate.state === 'unknown') noteNotReceived(name, open);
    if (error.reason === 'cancelled') throw error;
    throw new CallError(
      error.message,
      fate.state === 'unknown' ? 'not-received' : 'undetermined',
      error.fields,
      error.rows,
    );
  }

  function receiptOf(
    { reference }: Extract<Fate, { state: 'stored' }>,
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
    call.onAsking();
    const open = await openSubmission(name);
    // Another tab has the key.
    if (!open) throw new CallError(SOMETHING_WENT_WRONG, 'nothing-open');
    return settle(open, new CallError(SOMETHING_WENT_WRONG, 'unavailable'));
  }

  return {
    send,
    isOpen: () => hasOpenSubmission(name),
    resume,
    forget: () => closeSubmission(name),
  };
}
