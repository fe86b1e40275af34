'use client';

import { useEffect, useId, useRef } from 'react';
import styles from './ErrorSummary.module.css';
import type { SummaryError } from '@/components/forms/engine/useFieldErrors';
import { useFormLabels } from '@/components/forms/labels/FormLabelsProvider';

interface Props {
  readonly errors: readonly SummaryError[];
  /** Number of the attempt that was stopped by them; each new one moves the focus here. */
  readonly attempt: number;
}

/** The errors that keep a form from being sent, with links to the fields; takes the focus. */
export function ErrorSummary({ errors, attempt }: Props) {
  const { kit } = useFormLabels();
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const focused = useRef(0);

  useEffect(() => {
    if (!summary.current || focused.current === attempt) return;
    focused.current = attempt;
    summary.current.focus({ preventScroll: true });
    // Focus alone would scroll to the middle of a list that is longer than a small screen.
    summary.current.scrollIntoView?.({ block: 'start' });
  });

  if (errors.length === 0) return null;
  return (
    <div
      ref={summary}
      role="alert"
      // Read as a whole when it appears; while errors are corrected, only additions.
      aria-atomic={false}
      aria-relevant="additions"
      tabIndex={-1}
      // For errors that came with the page, without JavaScript.
      autoFocus={attempt === 0}
      aria-labelledby={id}
      className={styles.summary}
    >
      <h2 id={id} className={styles.title}>
        {kit.summary}
      </h2>
      <ul className={styles.list}>
        {errors.map((error) => (
          <li key={error.id}>
            <a
              href={`#${error.id}`}
              onClick={(event) => {
                // Focus only: the URL keeps its own hash.
                event.preventDefault();
                document.getElementById(error.id)?.focus();
              }}
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
