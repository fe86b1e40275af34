'use client';

import { useEffect, useId, useRef } from 'react';
import styles from './ErrorSummary.module.css';
import { useFormLabels } from '@/components/forms/labels/FormLabelsProvider';

export interface FieldFault {
  /** Id of the field's control. */
  readonly id: string;
  readonly message: string;
}

interface Props {
  readonly faults: readonly FieldFault[];
  /** Number of the attempt to send that found the faults; each new one brings the focus here. */
  readonly attempt: number;
}

/** What to mend before a form can be sent, with links to the fields; takes the focus. */
export function ErrorSummary({ faults, attempt }: Props) {
  const { kit } = useFormLabels();
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const focused = useRef(0);

  useEffect(() => {
    if (!summary.current || focused.current === attempt) return;
    focused.current = attempt;
    summary.current.focus({ preventScroll: true });
    // By itself the focus would show the middle of a list that is longer than a small screen.
    summary.current.scrollIntoView?.({ block: 'start' });
  });

  if (faults.length === 0) return null;
  return (
    <div
      ref={summary}
      role="alert"
      // Read as a whole when it comes; while faults are mended, only what is added.
      aria-atomic={false}
      aria-relevant="additions"
      tabIndex={-1}
      // For faults that came with the page, where no scripts run.
      autoFocus={attempt === 0}
      aria-labelledby={id}
      className={styles.summary}
    >
      <h2 id={id} className={styles.title}>
        {kit.summary}
      </h2>
      <ul className={styles.list}>
        {faults.map((fault) => (
          <li key={fault.id}>
            <a
              href={`#${fault.id}`}
              onClick={(event) => {
                // The focus alone: the address keeps its own hash.
                event.preventDefault();
                document.getElementById(fault.id)?.focus();
              }}
            >
              {fault.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
