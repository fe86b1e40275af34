import type { Director } from '@/lib/content/collections/directors';
import type { Locale } from '@/lib/i18n/locales';
import { cx } from '@/components/ui/shared/cx';
import styles from './Board.module.css';
import { boardRows } from '../boardRows';
import { DirectorCard } from '../DirectorCard/DirectorCard';
import { NotPublished } from '../NotPublished';

interface Props {
  readonly locale: Locale;
  readonly directors: readonly Director[];
}

export function Board({ locale, directors }: Props) {
  if (directors.length === 0) return <NotPublished locale={locale} />;
  const { top, next, others } = boardRows(directors);
  return (
    <div className={styles.board}>
      {top.map((director) => (
        <DirectorCard key={director.name} director={director} top />
      ))}
      <Row directors={next} />
      <Row className={styles.others} directors={others} />
    </div>
  );
}

function Row({ className, directors }: { className?: string; directors: readonly Director[] }) {
  if (directors.length === 0) return null;
  return (
    <ul className={cx('plain', styles.row, className)}>
      {directors.map((director) => (
        <li key={`${director.order} ${director.name}`}>
          <DirectorCard director={director} />
        </li>
      ))}
    </ul>
  );
}
