import { getTranslations } from 'next-intl/server';
import type { Circular } from '@/lib/content/collections/circulars';
import type { PageText } from '@/lib/content/collections/pages';
import type { ListPage } from '@/lib/content/types';
import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';
import { circularYears } from '@/lib/routing/query-pages';
import { FeedLink } from '../feeds/FeedLink';
import { FilterSelect } from '../ui/data-table/FilterSelect';
import { PageHeader } from '../ui/PageHeader/PageHeader';
import { circularsHref } from '@/lib/routing/circular-pages';
import { CircularTable } from './CircularTable';
import styles from './CircularsView.module.css';

interface Props {
  readonly locale: Locale;
  readonly text: PageText | null;
  /** The year chosen; null for all. */
  readonly year: number | null;
  readonly list: ListPage<Circular>;
}

/** Circulars: a choice of years and a paginated table. */
export async function CircularsView({ locale, text, year, list }: Props) {
  const t = await getTranslations({ locale });
  const years = circularYears().map((one) => ({
    value: String(one),
    label: String(one),
    href: circularsHref(locale, one),
  }));
  const all = { value: '', label: t('circulars.allYears'), href: circularsHref(locale, null) };
  return (
    <>
      <PageHeader
        locale={locale}
        route="circulars"
        title={text?.title ?? t('routes.circulars')}
        lead={text?.summary}
      />
      <div className="wrap page-body">
        <div className={styles.tools}>
          <FilterSelect
            label={t('circulars.year')}
            submitLabel={t('circulars.show')}
            action={routeHref(locale, 'circulars')}
            name="year"
            value={year === null ? '' : String(year)}
            options={[all, ...years]}
          />
          <div className={styles.side}>
            <p className={styles.count} role="status">
              {t('circulars.count', { count: list.total, digits: String(list.total) })}
            </p>
            <FeedLink locale={locale} feed="circulars" />
          </div>
        </div>
        <CircularTable locale={locale} year={year} list={list} />
      </div>
    </>
  );
}
