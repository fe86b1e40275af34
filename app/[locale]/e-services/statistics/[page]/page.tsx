import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { ServicePage, serviceSummary } from '@/components/e-services/ServicePage';
import {
  PAGE_SIZE,
  statisticsHref,
  statisticsQuery,
} from '@/components/e-services/statistics/statisticsLink';
import { StatisticsView } from '@/components/e-services/statistics/StatisticsView';
import { loadStatisticsYears, loadYearlyFigures } from '@/lib/content/collections/statistics';
import { ifAvailable } from '@/lib/content/unavailable';
import { cataloguedStatistics } from '@/lib/open-data/catalogue';
import { toLocale } from '@/lib/i18n/locales';
import { pageNumber } from '@/lib/routing/query-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export { generateStaticParams } from '@/lib/routing/static-params';

type Props = PageProps<'/[locale]/e-services/statistics/[page]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page } = await resolve(params);
  const t = await getTranslations({ locale });
  const title = t('routes.statistics');
  return pageMetadata({
    locale,
    route: 'statistics',
    description: await serviceSummary(locale, 'statistics'),
    query: statisticsQuery(page),
    title: page > 1 ? t('services.statistics.pageTitle', { title, page: String(page) }) : undefined,
  });
}

/** Yearly archives to download and their figures. */
export default async function StatisticsPage({ params }: Props) {
  const { locale, page } = await resolve(params);
  const [years, figures] = await Promise.all([
    loadStatisticsYears(),
    ifAvailable(loadYearlyFigures()),
  ]);
  const pages = Math.max(Math.ceil(years.length / PAGE_SIZE), 1);
  if (page > pages) redirect(statisticsHref(locale));
  return (
    <ServicePage
      locale={locale}
      route="statistics"
      query={statisticsQuery(page)}
      content={years}
      art="cover-containers"
      wide
    >
      <StatisticsView
        locale={locale}
        years={years}
        page={page}
        pages={pages}
        figures={figures ?? null}
        catalogued={cataloguedStatistics(years)}
      />
    </ServicePage>
  );
}

async function resolve(params: Props['params']) {
  const { locale, page } = await params;
  return { locale: toLocale(locale), page: pageNumber(page) };
}
