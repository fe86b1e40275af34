'use client';

import { useState, type ReactElement } from 'react';
import { Button } from '../Button/Button';
import styles from './CopyButton.module.css';

interface Props {
  readonly labels: { readonly copy: string; readonly copied: string; readonly failed: string };
  /** The text to copy; a function is called on click. */
  readonly text: string | (() => string);
  readonly icon?: ReactElement;
}

/** Copies a text to the clipboard; hidden without scripts and on paper. */
export function CopyButton({ labels, text, icon }: Props) {
  const [status, setStatus] = useState('');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setStatus(labels.copied);
    } catch {
      setStatus(labels.failed);
    }
  }

  return (
    <div className={styles.copy} data-print="off">
      <span role="status" className={styles.status}>
        {status}
      </span>
      <Button variant="ghost" size="small" icon={icon} onClick={() => void copy()}>
        {labels.copy}
      </Button>
    </div>
  );
}
