'use client';

import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import control from '../forms/fields/Control.module.css';
import { CallError, postJson } from '../forms/engine/postJson';
import { Button } from '../ui/Button/Button';
import { cx } from '../ui/shared/cx';
import field from '../ui/shared/Field.module.css';
import { pageOf } from './pageOf';
import styles from './ReasonForm.module.css';
import type { FeedbackLabels, Useful } from './labels';

export interface ReasonFormProps {
  readonly useful: Useful;
  readonly labels: FeedbackLabels;
  /** Longest reason, in characters. */
  readonly limit: number;
  /** Called with the page that was answered for. */
  readonly onSent: (page: string) => void;
}

/** Asks for the reason of an answer, which may be left out, and sends both. */
export function ReasonForm({ useful, labels, limit, onSent }: ReasonFormProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  // The same for each try, so that the answer counts once.
  const key = useRef('');
  const [state, setState] = useState<'open' | 'sending' | 'failed' | 'tooMany'>('open');

  useEffect(() => area.current?.focus(), []);

  async function send(reason: string): Promise<void> {
    if (state === 'sending') return;
    setState('sending');
    key.current ||= crypto.randomUUID();
    const page = pageOf(window.location.pathname);
    try {
      await postJson('/api/feedback', { page, useful, reason, submissionKey: key.current });
    } catch (error) {
      const isTooMany = error instanceof CallError && error.message === 'Too many submissions';
      setState(isTooMany ? 'tooMany' : 'failed');
      return;
    }
    onSent(page);
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void send(area.current?.value.trim() ?? '');
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
        {state === 'failed' || state === 'tooMany' ? labels[state] : null}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" size="small" loading={state === 'sending'}>
          {state === 'sending' ? labels.sending : labels.send}
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-disabled={state === 'sending'}
          onClick={() => void send('')}
        >
          {labels.skip}
        </Button>
      </div>
    </form>
  );
}
