'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Alert, type AlertTone } from '@/components/ui/Alert/Alert';
import styles from './FormAlert.module.css';

interface Props {
  readonly tone: AlertTone;
  readonly title: string;
  readonly headingLevel?: 2 | 3 | 4;
  /** Autofocus of an alert rendered by the server, without JavaScript. */
  readonly autoFocus?: boolean;
  /** Keeps focus and scroll position. */
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
    // Focusing alone leaves the title of a long result above a small screen.
    frame.current?.scrollIntoView?.({ block: 'start' });
  }, [quiet]);
  return (
    <div
      ref={frame}
      // Not every screen reader announces a live region that is inserted with its content.
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
