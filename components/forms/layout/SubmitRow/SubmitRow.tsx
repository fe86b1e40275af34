'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { format } from '@/lib/i18n/format';
import { SubmitButton } from '../SubmitButton/SubmitButton';
import styles from './SubmitRow.module.css';
import type { SubmissionLabels } from '@/components/forms/labels/labels';

interface Props {
  readonly labels: SubmissionLabels;
  readonly label: string;
  readonly sending: boolean;
  /** Uploaded fraction, 0 to 1; null without an upload. */
  readonly progress: number | null;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

/** Submit button with upload progress and cancel button. */
export function SubmitRow({ labels, label, sending, progress, onCancel, children }: Props) {
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <div className={styles.row}>
      <SubmitButton label={label} sending={sending} />
      {children}
      {progress === null ? null : (
        <div className={styles.upload}>
          <label className={styles.label}>
            <span>{format(labels.uploading, { percent })}</span>
            <progress className={styles.bar} value={percent} max={100} />
          </label>
          <Button variant="ghost" size="small" onClick={onCancel}>
            {labels.cancel}
          </Button>
        </div>
      )}
    </div>
  );
}
