import { getTranslations } from 'next-intl/server';
import { direction, type Locale } from '@/lib/i18n/locales';
import { routeHref } from '@/lib/routing/links';
import type { OtherLanguage, SearchFindings, SearchResult } from '@/lib/search/findings';
import { MAX_QUERY_LENGTH, QUERY_LIMITS } from '@/lib/search/request';
import type { WaysOn } from '@/lib/search/ways-on';
import { ButtonLink } from '../ui/Button/ButtonLink';
import { EmptyState } from '../ui/EmptyState/EmptyState';
import { ErrorState } from '../ui/ErrorState/ErrorState';
import { PageHeader } from '../ui/PageHeader/PageHeader';
import { Pagination } from '../ui/Pagination/Pagination';
import { ViewNav } from '../ui/ViewNav/ViewNav';
import { ResultItem } from './ResultItem';
import { resultLabels } from './resultLabels';
import { SearchField } from './SearchField';
import chips from '../ui/shared/chips.module.css';
import { SiteLink } from '../ui/SiteLink/SiteLink';
import styles from './SearchView.module.css';
import { WaysOnLinks } from './WaysOnLinks';
import { waysOnLabels } from './waysOnLabels';

type Kind = SearchResult['kind'];

export type SearchOutcome =
  | { readonly step: 'idle' | 'tooLong' | 'failed' }
  | { readonly step: 'found'; readonly findings: SearchFindings }
  | {
      readonly step: 'nothing';
      readonly other: OtherLanguage | null;
      readonly waysOn: WaysOn;
    };

interface Props {
  readonly locale: Locale;
  readonly query: string;
  /** The selected kind; null for all. */
  readonly kind: Kind | null;
  readonly outcome: SearchOutcome;
}

/** The results page: query form, filter by kind, paginated results. */
export async function SearchView({ locale, query, kind, outcome }: Props) {
  const t = await getTranslations({ locale });
  return (
    <>
      <PageHeader
        locale={locale}
        route="search"
        title={
          query
            ? t('search.titleOf', { query: query.slice(0, MAX_QUERY_LENGTH) })
            : t('routes.search')
        }
      />
      <div className="wrap page-body">
        <div className={styles.form}>
          <SearchField
            action={routeHref(locale, 'search')}
            label={t('search.label')}
            submit={t('search.submit')}
            clear={t('search.clear')}
            defaultValue={query}
          />
        </div>
        {outcome.step === 'idle' ? <p className="muted">{t('search.hint')}</p> : null}
        {outcome.step === 'tooLong' ? (
          <p role="alert">{t('search.wrongLength', QUERY_LIMITS)}</p>
        ) : null}
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
        {outcome.step === 'found' ? (
          <Found {...{ locale, query, kind }} findings={outcome.findings} />
        ) : null}
        {outcome.step === 'nothing' ? (
          <Nothing {...{ locale, query }} other={outcome.other} waysOn={outcome.waysOn} />
        ) : null}
      </div>
    </>
  );
}

interface FoundProps extends Pick<Props, 'locale' | 'query' | 'kind'> {
  readonly findings: SearchFindings;
}

async function Found({ locale, query, kind, findings }: FoundProps) {
  const t = await getTranslations({ locale, namespace: 'search' });
  const { total, kinds, results, words, page, pages } = findings;
  const shown = kind ? (kinds.find((entry) => entry.kind === kind)?.total ?? 0) : total;
  const href = (target: { kind?: Kind | null; page?: number }) =>
    routeHref(locale, 'search', {
      query: {
        q: query,
        kind: target.kind ?? undefined,
        page: target.page && target.page > 1 ? target.page : undefined,
      },
    });
  const filters = [{ kind: null, total }, ...kinds];
  return (
    <>
      <ViewNav name="search-kinds" label={t('filter')}>
        <ul className={chips.chips}>
          {filters.map((filter) => (
            <li key={filter.kind ?? 'all'}>
              <SiteLink
                href={href({ kind: filter.kind })}
                aria-current={filter.kind === kind ? 'page' : undefined}
              >
                {filter.kind ? t(`kinds.${filter.kind}`) : t('allKinds')}{' '}
                <span className={chips.count}>{filter.total}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </ViewNav>
      <h2 className={styles.count}>
        {shown > 0 ? t('count', { count: shown, digits: String(shown) }) : t('noneOfKind')}
      </h2>
      <Results {...{ locale, results, words }} />
      <div className={styles.pages}>
        <Pagination
          locale={locale}
          page={page}
          pages={pages}
          href={(number) => href({ kind, page: number })}
        />
      </div>
    </>
  );
}

interface NothingProps extends Pick<Props, 'locale' | 'query'> {
  readonly other: OtherLanguage | null;
  readonly waysOn: WaysOn;
}

/** No results: matches in the other language, and alternatives. */
async function Nothing({ locale, query, other, waysOn }: NothingProps) {
  const t = await getTranslations({ locale, namespace: 'search' });
  return (
    <>
      <EmptyState title={t('empty')} headingLevel={2}>
        {t('emptyAdvice')}
      </EmptyState>
      {other ? (
        <section aria-labelledby="other-language" className={styles.other}>
          <h2 id="other-language" className={styles.count}>
            {t('otherLanguage', { count: other.total, digits: String(other.total) })}
          </h2>
          <div lang={other.locale} dir={direction(other.locale)}>
            <Results locale={other.locale} results={other.results} words={other.words} />
          </div>
          <p className={styles.more}>
            <a
              href={routeHref(other.locale, 'search', { query: { q: query } })}
              hrefLang={other.locale}
            >
              {t('otherLanguageLink')}
            </a>
          </p>
        </section>
      ) : null}
      <WaysOnLinks waysOn={waysOn} labels={waysOnLabels(locale)} />
    </>
  );
}

interface ResultsProps {
  readonly locale: Locale;
  readonly results: readonly SearchResult[];
  readonly words: readonly string[];
}

function Results({ locale, results, words }: ResultsProps) {
  const found = new Set(words);
  const labels = resultLabels(locale);
  if (results.length === 0) return null;
  return (
    <ol className={styles.list}>
      {results.map((result, index) => (
        <ResultItem key={`${index} ${result.href}`} {...{ locale, found, result, labels }} />
      ))}
    </ol>
  );
}
