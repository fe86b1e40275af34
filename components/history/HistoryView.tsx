import { getTranslations } from 'next-intl/server';
import type { HistoryArticle } from '@/lib/content/collections/articles';
import type { PageText } from '@/lib/content/collections/pages';
import type { ListPage } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { cx } from '../ui/shared/cx';
import { EmptyState } from '../ui/EmptyState/EmptyState';
import { TextHeader } from '../ui/PageHeader/TextHeader';
import { Pagination } from '../ui/Pagination/Pagination';
import { Prose } from '../ui/Prose/Prose';
import { HistoryIndex } from './HistoryIndex';
import { HistoryItem } from './HistoryItem';
import { historyHref } from './historyLink';
import styles from './HistoryView.module.css';

interface Props {
  readonly locale: Locale;
  readonly text: PageText | null;
  readonly list: ListPage<HistoryArticle>;
}

/** One page of the history magazine with full articles. */
export async function HistoryView({ locale, text, list }: Props) {
  const t = await getTranslations({ locale });
  const several = list.items.length > 1;
  return (
    <>
      <TextHeader locale={locale} route="history" text={text} art="history-dhows" />
      <div className="wrap page-body">
        {text?.content && list.page === 1 ? (
          <Prose html={text.content} className={styles.intro} />
        ) : null}
        {list.items.length === 0 ? (
          <EmptyState title={t('ui.empty.title')} headingLevel={2}>
            {t('ui.empty.text')}
          </EmptyState>
        ) : (
          <div className={cx(several && 'split split--aside')}>
            {several ? <HistoryIndex locale={locale} articles={list.items} /> : null}
            <div className={styles.articles}>
              {list.items.map((article) => (
                <HistoryItem key={article.slug} locale={locale} article={article} />
              ))}
            </div>
          </div>
        )}
        <Pagination
          locale={locale}
          page={list.page}
          pages={list.pages}
          href={(page) => historyHref(locale, page)}
        />
      </div>
    </>
  );
}
