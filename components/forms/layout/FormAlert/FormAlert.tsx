'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Alert, type AlertTone } from '@/components/ui/Alert/Alert';
import styles from './FormAlert.module.css';

interface FocusedProps {
  readonly title: string;
  /** Autofocus of a result rendered by the server, without JavaScript. */
  readonly autoFocus?: boolean;
  /** Keeps focus and scroll position. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** A group that is scrolled to and focused when it appears. */
export function FocusedResult({ title, autoFocus, quiet = false, children }: FocusedProps) {
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
      {children}
    </div>
  );
}

interface Props extends Omit<FocusedProps, 'children'> {
  readonly tone: AlertTone;
  readonly headingLevel?: 2 | 3 | 4;
  readonly children?: ReactNode;
}

/** The result of a call: announced, scrolled to and focused when it appears. */
export function FormAlert({ tone, headingLevel = 2, children, ...frame }: Props) {
  return (
    <FocusedResult {...frame}>
      <Alert tone={tone} title={frame.title} headingLevel={headingLevel} announce>
        {children}
      </Alert>
    </FocusedResult>
  );
}
