import { cx } from '@/components/ui/shared/cx';
import { truncate } from '@/lib/html/truncate';
import styles from './TypesetCover.module.css';

const TONES = ['abyss', 'sea', 'shoal', 'buff'] as const;

/** Five lines at most. */
const MAX_TITLE_LENGTH = 90;

interface Props {
  /** Type of publication, such as "Digital library". */
  readonly kind: string;
  readonly title: string;
  /** ISO 8601; its year is on the cover. */
  readonly date?: string;
}

/** Generated cover of an entry without a picture. Decorative: the card repeats its text. */
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
      <span className={styles.title}>{truncate(title, MAX_TITLE_LENGTH)}</span>
    </div>
  );
}
