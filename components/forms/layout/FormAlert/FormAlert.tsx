'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Alert, type AlertTone } from '@/components/ui/Alert/Alert';
import styles from './FormAlert.module.css';

interface Props {
  readonly tone: AlertTone;
  readonly title: string;
  readonly headingLevel?: 2 | 3 | 4;
  /** For an alert that came with the page: without JavaScript the browser focuses it. */
  readonly autoFocus?: boolean;
  /** Leaves focus and scroll position as they are. */
  readonly quiet?: boolean;
  readonly children?: ReactNode;
}

/** The result of a call: announced, scrolled to and focused when it appears. */
export function FormAlert(props: Props) {
  const { tone, title, headingLevel = 2, autoFocus, quiet = false, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (quiet) return;
    frame.current?.focus({ preventScroll: true });
    // Focus alone would leave the title of a long result above a small screen.
    frame.current?.scrollIntoView?.({ block: 'start' });
  }, [quiet]);
  return (
    <div
      ref={frame}
      // A name for the focus: not every screen reader announces a live region that is inserted filled.
      role="group"
      aria-label={title}
      tabIndex={-1}
      autoFocus={autoFocus}
      className={styles.frame}
    >
      <Alert tone={tone} title={title} headingLevel={headingLevel} announce>
        {children}
      </Alert>
    </div>
  );
}
