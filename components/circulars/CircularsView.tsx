import { getTranslations } from 'next-intl/server';
import type { CircularChoices } from '@/lib/content/collections/circulars';
import type { PageText } from '@/lib/content/collections/pages';
import type { PortLink } from '@/lib/content/collections/ports';
import type { ListedCircular } from '@/lib/content/circulars/relations';
import type { ListPage } from '@/lib/content/types';
import { otherLocale, type Locale } from '@/lib/i18n/locales';
import {
  isSearch,
  MAX_FILTER_TEXT,
  NO_FILTER,
  type CircularFilter,
} from '@/lib/routing/circular-filters';
import { circularSearchHref } from '@/lib/routing/circular-pages';
import { routeHref } from '@/lib/routing/links';
import { languageSwitchHref } from '@/lib/routing/language-switch';
import { circularYears } from '@/lib/routing/query-pages';
import { feedQuery } from '@/lib/seo/feed-links';
import { SubscribeLink } from '../subscriptions/SubscribeLink';
import { FeedLink } from '../feeds/FeedLink';
import { ButtonLink } from '../ui/Button/ButtonLink';
import { ErrorState } from '../ui/ErrorState/ErrorState';
import { Introduction } from '../ui/Introduction/Introduction';
import { PageHeader } from '../ui/PageHeader/PageHeader';
import { CircularFilters } from './CircularFilters';
import styles from './CircularsView.module.css';
import { CircularTable } from './CircularTable';
import { FormerCircularLink } from './FormerCircularLink';

interface Props {
  readonly locale: Locale;
  readonly route: 'circulars' | 'circularSearch';
  readonly text: PageText | null;
  readonly filter: CircularFilter;
  readonly page: number;
  /** Undefined if unavailable. */
  readonly list: ListPage<ListedCircular> | undefined;
  /** Undefined if unavailable. */
  readonly choices: CircularChoices | undefined;
  /** Undefined if unavailable. */
  readonly ports: readonly PortLink[] | undefined;
  /** Surplus of the other language's circulars. */
  readonly elsewhere: number;
}

/** Circulars: filters and a paginated table. */
export async function CircularsView({
  locale,
  route,
  text,
  filter,
  page,
  list,
  choices,
  ports,
  elsewhere,
}: Props) {
  const t = await getTranslations({ locale });
  const all = { value: '', label: t('circulars.allYears') };
  const years = circularYears().map((year) => ({ value: String(year), label: String(year) }));
  const options = (field: keyof CircularChoices) =>
    choices?.[field].map(({ key, label }) => ({ value: key, label })) ?? [];
  const fields = [
    { name: 'year', label: t('circulars.year'), options: years },
    { name: 'category', label: t('circulars.category'), options: options('category') },
    {
      name: 'port',
      label: t('circulars.port'),
      options: ports?.map(({ slug, name }) => ({ value: slug, label: name })) ?? [],
    },
    { name: 'addressee', label: t('circulars.directedTo'), options: options('directedTo') },
  ] as const;
  const chosen = [
    ...(filter.q ? [{ label: t('circulars.text'), value: filter.q }] : []),
    ...fields.flatMap(({ name, label, options }) => {
      const option = options.find(({ value }) => value !== '' && value === filter[name]);
      return option ? [{ label, value: option.label }] : [];
    }),
  ];
  return (
    <>
      <PageHeader
        locale={locale}
        route="circulars"
        title={route === 'circulars' && text ? text.title : t(`routes.${route}`)}
        lead={text?.summary}
      />
      <div className="wrap page-body">
        {route === 'circulars' ? <FormerCircularLink path={routeHref(locale, 'circular')} /> : null}
        {choices && ports ? (
          <CircularFilters
            label={t('circulars.filters')}
            textLabel={t('circulars.text')}
            submitLabel={t('circulars.show')}
            text={filter.q}
            maxLength={MAX_FILTER_TEXT}
            searchPath={routeHref(locale, 'circularSearch')}
            listPath={routeHref(locale, 'circulars')}
            fields={fields.map((field) => ({
              ...field,
              value: filter[field.name],
              options: [all, ...field.options],
            }))}
          />
        ) : null}
        {chosen.map(({ label, value }) => (
          <p key={label} className={styles.chosen}>
            {label}: {value}
          </p>
        ))}
        {list ? (
          <>
            <div className={styles.tools}>
              <p className={styles.count} role="status">
                {t('circulars.count', { count: list.total, digits: String(list.total) })}
              </p>
              <div className={styles.side}>
                {filter === NO_FILTER ? null : (
                  <a href={routeHref(locale, 'circulars')}>{t('circulars.clear')}</a>
                )}
                <SubscribeLink
                  locale={locale}
                  kind="circulars"
                  topic={filter.category}
                  port={filter.port}
                />
                <FeedLink locale={locale} feed="circulars" query={feedQuery('circulars', filter)} />
              </div>
            </div>
            <CircularTable
              locale={locale}
              caption={
                filter.year && !isSearch(filter)
                  ? t('circulars.captionOfYear', { year: filter.year })
                  : t('circulars.caption')
              }
              list={list}
              ports={ports ?? []}
              pageHref={(page) => circularSearchHref(locale, filter, page)}
            />
          </>
        ) : (
          <Unavailable locale={locale} filter={filter} page={page} />
        )}
        <div className={styles.about}>
          <Introduction text={text} />
        </div>
        {elsewhere > 0 ? (
          <p className={styles.elsewhere}>
            {t('circulars.elsewhere', { count: elsewhere, digits: String(elsewhere) })}{' '}
            <a
              href={languageSwitchHref(locale, 'circulars', { query: { year: filter.year } })}
              lang={otherLocale(locale)}
              hrefLang={otherLocale(locale)}
            >
              {t('circulars.elsewhereLink')}
            </a>
          </p>
        ) : null}
      </div>
    </>
  );
}

type UnavailableProps = Pick<Props, 'locale' | 'filter' | 'page'>;

async function Unavailable({ locale, filter, page }: UnavailableProps) {
  const t = await getTranslations({ locale });
  return (
    <ErrorState
      title={t('circulars.unavailable')}
      headingLevel={2}
      action={
        <div className="row">
          <ButtonLink href={circularSearchHref(locale, filter, page)} variant="ghost">
            {t('failure.retry')}
          </ButtonLink>
          <ButtonLink href={routeHref(locale, 'circulars')} variant="ghost">
            {t('circulars.clear')}
          </ButtonLink>
        </div>
      }
    >
      {t('circulars.unavailableText')}
    </ErrorState>
  );
}
