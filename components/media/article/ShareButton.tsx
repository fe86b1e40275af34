'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { IconButton } from '@/components/ui/IconButton/IconButton';
import { shareLink, type ShareResult } from './shareLink';
import styles from './ShareButton.module.css';

interface Props {
  readonly title: string;
  /** Absolute URL of the page in this language. */
  readonly url: string;
  readonly labels: { readonly share: string; readonly copied: string; readonly failed: string };
  readonly children: ReactNode;
}

const NOTE_MS = 4000;

/** Opens the device's share sheet, or copies the page's URL. */
export function ShareButton({ title, url, labels, children }: Props) {
  const [result, setResult] = useState<ShareResult>();

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), NOTE_MS);
    return () => clearTimeout(timer);
  }, [result]);

  const note = result === 'copied' ? labels.copied : result === 'failed' ? labels.failed : null;
  return (
    <div className={styles.share}>
      <IconButton
        ring
        label={labels.share}
        onClick={() => void shareLink(navigator, { title, url }).then(setResult)}
      >
        {children}
      </IconButton>
      <span role="status" className={note ? styles.note : undefined}>
        {note}
      </span>
    </div>
  );
}
