import { cx } from '@/components/ui/shared/cx';
import { truncate } from '@/lib/html/truncate';
import styles from './TypesetCover.module.css';

const TONES = ['abyss', 'sea', 'shoal', 'buff'] as const;

/** Five lines at most. */
const MOST_TITLE = 90;

interface Props {
  /** What it is, such as "Digital library". */
  readonly kind: string;
  readonly title: string;
  /** ISO 8601; its year is on the cover. */
  readonly date?: string;
}

/**
 * The cover of a publication, album or video that has no picture: its title on the chart's ground. For
 * the eye alone: the card has the same words.
 */
export function TypesetCover({ kind, title, date }: Props) {
  const sum = [...title].reduce((all, character) => all + (character.codePointAt(0) ?? 0), 0);
  return (
    <div
      className={cx(styles.cover, styles[TONES[sum % TONES.length] ?? 'abyss'])}
      aria-hidden="true"
    >
      <span className={styles.kind}>
        {kind}
        {date ? <span className="num">{date.slice(0, 4)}</span> : null}
      </span>
      <span className={styles.title}>{truncate(title, MOST_TITLE)}</span>
    </div>
  );
}
