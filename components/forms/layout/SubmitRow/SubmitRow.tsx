'use client';

import { Button } from '@/components/ui/Button/Button';
import { fillGaps } from '@/components/forms/labels/fillGaps';
import { SubmitButton } from '../SubmitButton/SubmitButton';
import styles from './SubmitRow.module.css';
import type { SubmissionLabels } from '@/components/forms/labels/labels';

interface Props {
  readonly labels: SubmissionLabels;
  readonly label: string;
  readonly sending: boolean;
  /** Share of an upload that is sent, 0 to 1. */
  readonly share?: number | null;
  readonly onCancel?: () => void;
}

/** The button that sends; beside it the progress of an upload and the way to stop it. */
export function SubmitRow({ labels, label, sending, share = null, onCancel }: Props) {
  const percent = Math.round((share ?? 0) * 100);
  return (
    <div className={styles.row}>
      <SubmitButton label={label} sending={sending} />
      {share === null ? null : (
        <div className={styles.upload}>
          <label className={styles.label}>
            {fillGaps(labels.uploading, { percent })}
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
