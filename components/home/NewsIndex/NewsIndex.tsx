import styles from './NewsIndex.module.css';
import { BidiText } from '../../ui/BidiText/BidiText';

interface Props {
  readonly label: string;
  readonly titles: readonly string[];
  /** Index of the current headline, from 0. */
  readonly current: number;
  readonly onSelect: (index: number) => void;
}

/** Numbered headlines beside the news carousel; each shows its slide. */
export function NewsIndex({ label, titles, current, onSelect }: Props) {
  return (
    <ol className={styles.index} aria-label={label} data-print="off">
      {titles.map((title, index) => (
        <li key={title}>
          <button
            type="button"
            className={styles.button}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onSelect(index)}
          >
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.title}>
              <BidiText>{title}</BidiText>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
