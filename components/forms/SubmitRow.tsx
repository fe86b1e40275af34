'use client';

import { Button } from '../ui/Button';
import { fillGaps } from './fillGaps';
import { SubmitButton } from './SubmitButton';
import styles from './SubmitRow.module.css';
import type { SubmissionWords } from './words';

interface Props {
  readonly words: SubmissionWords;
  readonly label: string;
  readonly sending: boolean;
  /** Share of an upload that is sent, 0 to 1. */
  readonly share?: number | null;
  readonly onCancel?: () => void;
}

/** The button that sends; beside it the progress of an upload and the way to stop it. */
export function SubmitRow({ words, label, sending, share = null, onCancel }: Props) {
  const percent = Math.round((share ?? 0) * 100);
  return (
    <div className={styles.row}>
      <SubmitButton label={label} sending={sending} />
      {share === null ? null : (
        <div className={styles.upload}>
          <label className={styles.label}>
            {fillGaps(words.uploading, { percent })}
            <progress className={styles.bar} value={percent} max={100} />
          </label>
          <Button variant="ghost" size="small" onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
      )}
    </div>
  );
}
