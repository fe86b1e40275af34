'use client';

import { FaultBoundary } from '@/components/ui/FaultBoundary/FaultBoundary';
import type { ComponentProps, FormEventHandler, ReactNode } from 'react';
import styles from './FormPanel.module.css';

interface Props {
  /** Accessible name of the form. */
  readonly label: string;
  readonly onSubmit: FormEventHandler;
  /** Target of a post without JavaScript. */
  readonly action?: ComponentProps<'form'>['action'];
  readonly children: ReactNode;
}

/**
 * The bordered panel of a form, validated by its schema and not by the browser. Without `action`
 * nothing is sent before JavaScript has loaded. An error boundary keeps the receipt above it.
 */
export function FormPanel({ label, onSubmit, action, children }: Props) {
  return (
    <FaultBoundary>
      <form
        noValidate
        aria-label={label}
        onSubmit={onSubmit}
        action={action}
        // `dialog` sends nothing outside a dialog; the default, GET, would put the values into the URL.
        method={action ? undefined : 'dialog'}
        className={styles.panel}
      >
        {children}
      </form>
    </FaultBoundary>
  );
}

/** Captcha and submit button of a search panel. */
export function FormPanelEnd({ children, submit }: { children: ReactNode; submit: ReactNode }) {
  return (
    <div className={styles.end} data-print="off">
      <div className={styles.last}>{children}</div>
      {submit}
    </div>
  );
}
