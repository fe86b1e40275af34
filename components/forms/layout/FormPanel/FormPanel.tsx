'use client';

import type { ComponentProps, FormEventHandler, ReactNode } from 'react';
import styles from './FormPanel.module.css';

interface Props {
  /** Accessible name of the form. */
  readonly label: string;
  readonly onSubmit: FormEventHandler;
  /** Takes the form where no scripts run. */
  readonly action?: ComponentProps<'form'>['action'];
  readonly children: ReactNode;
}

/**
 * The bordered panel of a form; the schema checks the fields, not the browser. Without an `action`
 * nothing is sent before scripts run.
 */
export function FormPanel({ label, onSubmit, action, children }: Props) {
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
      action={action}
      // Outside of a dialog the browser then sends nothing; it would put the fields into the address.
      method={action ? undefined : 'dialog'}
      className={styles.panel}
    >
      {children}
    </form>
  );
}

/** Last line of a search panel: the captcha, and the button that sends. */
export function FormPanelEnd({ children, submit }: { children: ReactNode; submit: ReactNode }) {
  return (
    <div className={styles.end}>
      <div className={styles.last}>{children}</div>
      {submit}
    </div>
  );
}
