import { getTranslations } from 'next-intl/server';
import type { HistoryArticle } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { DateText } from '../ui/DateText';
import styles from './HistoryIndex.module.css';

interface Props {
  readonly locale: Locale;
  readonly articles: readonly HistoryArticle[];
}

/** The articles of a page by name and date, each a link to its place on the page. */
export async function HistoryIndex({ locale, articles }: Props) {
  const t = await getTranslations({ locale, namespace: 'history' });
  return (
    <nav className={styles.index} aria-labelledby="history-index" data-print="off">
      <h2 id="history-index" className={styles.title}>
        {t('index')}
      </h2>
      <ol className="plain">
        {articles.map(({ slug, title, publishedAt }) => (
          <li key={slug} className={styles.entry}>
            <a className={styles.link} href={`#${slug}`}>
              {title}
            </a>
            <span className={styles.date}>
              <DateText locale={locale} value={publishedAt} format="numeric" />
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
