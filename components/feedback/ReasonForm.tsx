'use client';

import { FEEDBACK_FORM } from '@ports-authority/e-services-contract';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { format } from '@/lib/i18n/format';
import radio from '../forms/fields/RadioGroup/RadioGroup.module.css';
import control from '../forms/fields/Control.module.css';
import { postJson } from '../forms/engine/postJson';
import { CallError } from '@/lib/e-services/response';
import { submitTo } from '../forms/engine/submitTo';
import { useCall } from '../forms/engine/useCall';
import { Button } from '../ui/Button/Button';
import { cx } from '../ui/shared/cx';
import field from '../ui/shared/Field.module.css';
import type { FormValues } from '@/lib/forms/schema-of';
import { ratedPage } from './ratedPage';
import { useSendOnLeave } from './useSendOnLeave';
import styles from './ReasonForm.module.css';
import type { FeedbackTexts, Useful } from './labels';

export interface ReasonFormProps {
  readonly useful: Useful;
  readonly labels: FeedbackTexts;
  /** Max length of the reason in characters. */
  readonly limit: number;
  /** Called with the page of the stored answer. */
  readonly onSent: (page: string) => void;
}

/**
 * Optional reason of an answer. A single optional field needs no form library, only the engine's call.
 * Leaving the page without a reason sends the answer alone.
 */
export function ReasonForm({ useful, labels, limit, onSent }: ReasonFormProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [page] = useState(() => ratedPage(window.location.pathname));
  const [submission] = useState(() =>
    submitTo<FormValues<typeof FEEDBACK_FORM>>(
      `feedback:${page}`,
      `/api/${FEEDBACK_FORM.endpoint}`,
      postJson,
    ),
  );
  const [topic, setTopic] = useState('');
  const [length, setLength] = useState(0);
  const { run, outcome } = useCall({ send: submission.send });
  const sending = outcome.status === 'sending' || outcome.status === 'checking';
  const isTooLong = length > limit;
  const counter = format(labels.counter, { used: length, limit });
  const form = useRef<HTMLFormElement>(null);
  const isFinished = useRef(false);

  useSendOnLeave(form, () => {
    // A typed reason is sent by the button only; an answer in flight is not repeated.
    if (isFinished.current || length > 0 || sending || submission.isOpen()) return null;
    finish();
    return { page, useful, topic, reason: '' };
  });

  useEffect(() => area.current?.focus(), []);

  function finish(): void {
    isFinished.current = true;
    onSent(page);
  }

  async function sendReason(reason: string): Promise<void> {
    const finished = await run({ page, useful, topic, reason });
    if (finished?.type === 'sent') finish();
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isTooLong) area.current?.focus();
    else void sendReason(area.current?.value.trim() ?? '');
  }

  return (
    <form ref={form} aria-label={labels.form} className={styles.form} onSubmit={onSubmit}>
      <fieldset className={styles.topics}>
        <legend className={field.label}>
          {labels.topic} <span className={styles.optional}>{labels.optional}</span>
        </legend>
        {FEEDBACK_FORM.fields.topic.values.map((choice) => (
          <label key={choice} className={styles.topic}>
            <input
              type="radio"
              className={radio.input}
              name={`${id}-topic`}
              checked={topic === choice}
              onChange={() => setTopic(choice)}
            />
            {labels.topics[choice]}
          </label>
        ))}
      </fieldset>
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
        // Unmounted after success: later input would be lost.
        readOnly={sending}
        onChange={({ target }) => setLength(target.value.trim().length)}
        aria-invalid={isTooLong}
        aria-describedby={`${id}-hint ${id}-counter`}
        className={cx(field.control, control.control, styles.area)}
      />
      <p id={`${id}-counter`} className={isTooLong ? styles.failure : styles.hint}>
        {isTooLong ? `${labels.tooLong} ${counter}` : counter}
      </p>
      <p role="alert" className={styles.failure}>
        {outcome.status === 'failed' ? failureText(outcome.error, labels) : null}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" size="small" loading={sending}>
          {sending ? labels.sending : labels.send}
        </Button>
        <button
          type="button"
          className={styles.skip}
          aria-disabled={sending}
          onClick={() => void sendReason('')}
        >
          {labels.skip}
        </button>
      </div>
    </form>
  );
}

function failureText(error: unknown, labels: FeedbackTexts): string {
  if (!(error instanceof CallError)) return labels.failed;
  if (error.reason === 'offline') return labels.offline;
  if (error.reason === 'undetermined') return labels.undetermined;
  return error.message === 'Too many submissions' ? labels.tooMany : labels.failed;
}
