'use client';

import { FaultBoundary } from '@/components/ui/FaultBoundary/FaultBoundary';
import type { ComponentProps, FormEventHandler, ReactNode } from 'react';
import styles from './FormPanel.module.css';

interface Props {
  /** Accessible name of the form. */
  readonly label: string;
  readonly onSubmit: FormEventHandler;
  /** Where the form is posted without JavaScript. */
  readonly action?: ComponentProps<'form'>['action'];
  readonly children: ReactNode;
}

/**
 * The bordered panel of a form, validated by its schema and not by the browser. Without an `action`
 * nothing is sent before JavaScript has loaded. A fault in it leaves the receipt above it.
 */
export function FormPanel({ label, onSubmit, action, children }: Props) {
  return (
    <FaultBoundary>
      <form
        noValidate
        aria-label={label}
        onSubmit={onSubmit}
        action={action}
        // Outside a dialog this sends nothing; the default, GET, would put the fields into the URL.
        method={action ? undefined : 'dialog'}
        className={styles.panel}
      >
        {children}
      </form>
    </FaultBoundary>
  );
}

/** Last row of a search panel: the captcha and the submit button. */
export function FormPanelEnd({ children, submit }: { children: ReactNode; submit: ReactNode }) {
  return (
    <div className={styles.end}>
      <div className={styles.last}>{children}</div>
      {submit}
    </div>
  );
}
