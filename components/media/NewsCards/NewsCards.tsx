import type { ArticleSummary } from '@/lib/content/collections/articles';
import type { ListPage } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { cx } from '@/components/ui/shared/cx';
import { NewsCard } from '../NewsCard';
import styles from './NewsCards.module.css';

interface Props {
  readonly locale: Locale;
  readonly list: ListPage<ArticleSummary>;
}

/** News, the newest as lead; a remainder of two in rows of three moves below the lead. */
export function NewsCards({ locale, list }: Props) {
  const leads = list.page === 1;
  const pair = leads && (list.items.length - 1) % 3 === 2;
  const card = (article: ArticleSummary, index: number) => (
    <NewsCard
      key={article.slug}
      locale={locale}
      article={article}
      lead={leads && index === 0}
      paired={pair && (index === 1 || index === 2)}
      priority={index === 0}
    />
  );
  const cards = list.items.map(card);
  return (
    <div className={styles.news}>
      {leads ? cards[0] : null}
      <div className={cx('grid grid--3', pair && styles.pair)}>
        {leads ? cards.slice(1) : cards}
      </div>
    </div>
  );
}
