import { getTranslations } from 'next-intl/server';
import type { StatisticsYear, YearlyFigures } from '@/lib/content/collections/statistics';
import type { Locale } from '@/lib/i18n/locales';
import { OpenDataNote } from '@/components/open-data/OpenDataNote';
import { StructuredData } from '@/components/ui/StructuredData/StructuredData';
import type { CataloguedDataset } from '@/lib/open-data/catalogue';
import { datasetData } from '@/lib/open-data/structured-data';
import { Alert } from '@/components/ui/Alert/Alert';
import { Pagination } from '@/components/ui/Pagination/Pagination';
import { PAGE_SIZE, statisticsHref } from './statisticsLink';
import styles from './StatisticsView.module.css';
import { YearFiles } from './YearFiles';
import { YearlyChart } from './YearlyChart';

interface Props {
  readonly locale: Locale;
  /** Every year, newest first. */
  readonly years: readonly StatisticsYear[];
  /** Current page, from 1, and number of pages. */
  readonly page: number;
  readonly pages: number;
  /** Oldest year first; null while unavailable. */
  readonly figures: readonly YearlyFigures[] | null;
  /** The archives as datasets for structured data. */
  readonly catalogued: readonly CataloguedDataset[];
}

/** Yearly archives, ten per page, and a chart of their figures. */
export async function StatisticsView(props: Props) {
  const { locale, years, page, pages, figures, catalogued } = props;
  const t = await getTranslations({ locale, namespace: 'services.statistics' });
  const first = (page - 1) * PAGE_SIZE;
  return (
    <div className={styles.parts}>
      <StructuredData things={catalogued.map((dataset) => datasetData(locale, dataset))} />
      <section aria-labelledby="files-title">
        <h2 id="files-title" className={styles.title}>
          {t('files')}
        </h2>
        <YearFiles
          locale={locale}
          years={years.slice(first, first + PAGE_SIZE)}
          start={first + 1}
        />
        <Pagination
          locale={locale}
          page={page}
          pages={pages}
          href={(number) => statisticsHref(locale, number)}
        />
      </section>
      {figures && figures.length > 0 ? (
        <YearlyChart locale={locale} figures={figures} />
      ) : years.length > 0 ? (
        <Alert tone="info">
          <p>{t('unavailable')}</p>
        </Alert>
      ) : null}
      {years.length > 0 ? <OpenDataNote locale={locale} /> : null}
    </div>
  );
}
