'use client';

import { useEffect, useId, useRef } from 'react';
import styles from './ErrorSummary.module.css';
import type { SummaryError } from '@/components/forms/engine/useFieldErrors';
import { useFormLabels } from '@/components/forms/labels/FormLabelsProvider';

interface Props {
  readonly errors: readonly SummaryError[];
  /** Number of the attempt that failed validation; each new one moves the focus here. */
  readonly attempt: number;
}

/** Validation errors with links to their fields; takes the focus. */
export function ErrorSummary({ errors, attempt }: Props) {
  const { kit } = useFormLabels();
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const focused = useRef(0);

  useEffect(() => {
    if (!summary.current || focused.current === attempt) return;
    focused.current = attempt;
    summary.current.focus({ preventScroll: true });
    // Focusing alone scrolls to the middle of a list that is longer than the screen.
    summary.current.scrollIntoView?.({ block: 'start' });
  });

  if (errors.length === 0) return null;
  return (
    <div
      ref={summary}
      role="alert"
      // Read as a whole when it appears; afterwards only additions.
      aria-atomic={false}
      aria-relevant="additions"
      tabIndex={-1}
      // For errors rendered by the server, without JavaScript.
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
                // Focus without changing the URL's hash.
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
