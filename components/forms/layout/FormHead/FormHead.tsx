import styles from '../FormPanel/FormPanel.module.css';
import type { SubmissionLabels } from '@/components/forms/labels/labels';

interface Props {
  readonly title: string;
  readonly labels: SubmissionLabels;
}

/** Title of a form whose fields are all required. */
export function FormHead({ title, labels }: Props) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      <p className="muted small">{labels.allRequired}</p>
    </div>
  );
}
