'use client';

import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import control from '../forms/Control.module.css';
import { CallError, postJson } from '../forms/postJson';
import { Button } from '../ui/Button';
import { cx } from '../ui/cx';
import field from '../ui/Field.module.css';
import { pageOf } from './pageOf';
import styles from './ReasonForm.module.css';
import type { FeedbackWords, Useful } from './words';

export interface ReasonFormProps {
  readonly useful: Useful;
  readonly words: FeedbackWords;
  /** Longest reason, in characters. */
  readonly limit: number;
  /** Called with the page that was answered for. */
  readonly onSent: (page: string) => void;
}

/** Asks for the reason of an answer, which may be left out, and sends both. */
export function ReasonForm({ useful, words, limit, onSent }: ReasonFormProps) {
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
    <form aria-label={words.form} className={styles.form} onSubmit={onSubmit}>
      <label htmlFor={id} className={field.label}>
        {useful === 'yes' ? words.reasonYes : words.reasonNo}{' '}
        <span className={styles.optional}>{words.optional}</span>
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {words.hint}
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
        {state === 'failed' || state === 'tooMany' ? words[state] : null}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" size="small" loading={state === 'sending'}>
          {state === 'sending' ? words.sending : words.send}
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-disabled={state === 'sending'}
          onClick={() => void send('')}
        >
          {words.skip}
        </Button>
      </div>
    </form>
  );
}
