import { getTranslations } from 'next-intl/server';
import type { HistoryArticle } from '@/lib/content/collections/articles';
import type { Locale } from '@/lib/i18n/locales';
import { BidiText } from '../ui/BidiText/BidiText';
import { DateText } from '../ui/DateText/DateText';
import { IndexPanel } from '../ui/IndexPanel/IndexPanel';
import styles from './HistoryIndex.module.css';

interface Props {
  readonly locale: Locale;
  readonly articles: readonly HistoryArticle[];
}

/** Table of contents of the articles on the page. */
export async function HistoryIndex({ locale, articles }: Props) {
  const t = await getTranslations({ locale, namespace: 'history' });
  return (
    <IndexPanel id="history-index" title={t('index')} tone="warm">
      <ol className="plain">
        {articles.map(({ slug, title, publishedAt }) => (
          <li key={slug} className={styles.entry}>
            <a className={styles.link} href={`#${slug}`}>
              <BidiText>{title}</BidiText>
            </a>
            <span className={styles.date}>
              <DateText locale={locale} value={publishedAt} format="numeric" />
            </span>
          </li>
        ))}
      </ol>
    </IndexPanel>
  );
}
