import { getMessages, getTranslations } from 'next-intl/server';
import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';
import { totalOf, type SearchFindings } from '@/lib/search/groups';
import { ButtonLink } from '../ui/Button/Button';
import { EmptyState } from '../ui/EmptyState/EmptyState';
import { ErrorState } from '../ui/ErrorState/ErrorState';
import { PageHeader } from '../ui/PageHeader/PageHeader';
import { ResultItem } from './ResultItem';
import { SearchField } from './SearchField';
import styles from './SearchView.module.css';

export type SearchOutcome =
  { readonly step: 'idle' | 'failed' } | ({ readonly step: 'found' } & SearchFindings);

interface Props {
  readonly locale: Locale;
  readonly query: string;
  readonly outcome: SearchOutcome;
}

/** The results page: the form with the query, and the results by kind. */
export async function SearchView({ locale, query, outcome }: Props) {
  const t = await getTranslations({ locale });
  return (
    <>
      <PageHeader locale={locale} route="search" title={t('routes.search')} />
      <div className="wrap page-body">
        <div className={styles.form}>
          <SearchField
            action={routeHref(locale, 'search')}
            label={t('search.label')}
            submit={t('search.submit')}
            defaultValue={query}
          />
        </div>
        {outcome.step === 'idle' ? <p className="muted">{t('search.hint')}</p> : null}
        {outcome.step === 'failed' ? (
          <ErrorState
            title={t('search.failure')}
            headingLevel={2}
            action={
              <ButtonLink
                variant="ghost"
                href={routeHref(locale, 'search', { query: { q: query } })}
              >
                {t('search.retry')}
              </ButtonLink>
            }
          />
        ) : null}
        {outcome.step === 'found' ? <Found locale={locale} findings={outcome} /> : null}
      </div>
    </>
  );
}

interface FoundProps {
  readonly locale: Locale;
  readonly findings: SearchFindings;
}

async function Found({ locale, findings: { groups, words } }: FoundProps) {
  const t = await getTranslations({ locale, namespace: 'search' });
  const { dates } = await getMessages({ locale });
  const total = totalOf(groups);
  const found = new Set(words);
  if (total === 0) {
    return (
      <EmptyState title={t('empty')} headingLevel={2}>
        {t('emptyAdvice')}
      </EmptyState>
    );
  }
  return (
    <>
      <p className={styles.count}>{t('count', { count: total, digits: String(total) })}</p>
      {groups.map(({ kind, total: all, results }) => (
        <section key={kind} aria-labelledby={`results-${kind}`} className={styles.group}>
          <h2 id={`results-${kind}`} className={styles.title}>
            {t(`kinds.${kind}`)}
            <span className={styles.total}>{t('count', { count: all, digits: String(all) })}</span>
          </h2>
          <ul className={styles.list}>
            {results.map((result, index) => (
              <ResultItem
                key={`${index} ${result.href}`}
                {...{ locale, found, result }}
                hijri={dates.corresponding}
              />
            ))}
          </ul>
          {all > results.length ? (
            <p className={styles.rest}>
              {t('shown', { shown: String(results.length), total: String(all) })}
            </p>
          ) : null}
        </section>
      ))}
    </>
  );
}
