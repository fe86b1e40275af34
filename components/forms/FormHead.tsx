import styles from './FormPanel.module.css';
import type { SubmissionWords } from './words';

interface Props {
  readonly title: string;
  readonly words: SubmissionWords;
}

/** Title of a form all of whose fields are required. */
export function FormHead({ title, words }: Props) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      <p className="muted small">{words.allRequired}</p>
    </div>
  );
}
