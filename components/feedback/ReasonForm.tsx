'use client';

import { useEffect, useId, useRef, type FormEvent } from 'react';
import control from '../forms/fields/Control.module.css';
import { postJson } from '../forms/engine/postJson';
import { CallError } from '../forms/engine/response';
import { submitTo } from '../forms/engine/submitTo';
import { useCall } from '../forms/engine/useCall';
import { Button } from '../ui/Button/Button';
import { cx } from '../ui/shared/cx';
import field from '../ui/shared/Field.module.css';
import type { FeedbackValues } from '@/lib/forms/feedback';
import { pageOf } from './pageOf';
import styles from './ReasonForm.module.css';
import type { FeedbackLabels, Useful } from './labels';

const send = submitTo<FeedbackValues>('/api/feedback', postJson);

export interface ReasonFormProps {
  readonly useful: Useful;
  readonly labels: FeedbackLabels;
  /** Longest reason, in characters. */
  readonly limit: number;
  /** Called with the page that the answer was stored for. */
  readonly onSent: (page: string) => void;
}

/**
 * Asks for the reason of an answer, which may be left out, and sends both. One optional field needs
 * no form library: only the form engine's call is used.
 */
export function ReasonForm({ useful, labels, limit, onSent }: ReasonFormProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { run, outcome } = useCall({ send });
  const sending = outcome.status === 'sending';

  useEffect(() => area.current?.focus(), []);

  async function sendAnswer(reason: string): Promise<void> {
    const page = pageOf(window.location.pathname);
    const finished = await run({ page, useful, reason });
    if (finished?.type === 'sent') onSent(page);
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void sendAnswer(area.current?.value.trim() ?? '');
  }

  return (
    <form aria-label={labels.form} className={styles.form} onSubmit={onSubmit}>
      <label htmlFor={id} className={field.label}>
        {useful === 'yes' ? labels.reasonYes : labels.reasonNo}{' '}
        <span className={styles.optional}>{labels.optional}</span>
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {labels.hint}
      </p>
      <textarea
        ref={area}
        id={id}
        rows={3}
        maxLength={limit}
        aria-describedby={`${id}-hint`}
        className={cx(field.control, control.control, styles.area)}
      />
      <p role="alert" className={styles.failure}>
        {outcome.status === 'failed' ? failureText(outcome.error, labels) : null}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" size="small" loading={sending}>
          {sending ? labels.sending : labels.send}
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-disabled={sending}
          onClick={() => void sendAnswer('')}
        >
          {labels.skip}
        </Button>
      </div>
    </form>
  );
}

function failureText(error: unknown, labels: FeedbackLabels): string {
  const isTooMany = error instanceof CallError && error.message === 'Too many submissions';
  return isTooMany ? labels.tooMany : labels.failed;
}
