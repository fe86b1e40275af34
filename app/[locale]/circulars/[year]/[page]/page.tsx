import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import {
  circularSearchQuery,
  circularsHref,
  circularsQuery,
  CIRCULARS_PER_PAGE,
} from '@/lib/routing/circular-pages';
import { CircularsView } from '@/components/circulars/CircularsView';
import { PageFrame } from '@/components/layout/PageFrame';
import {
  countCirculars,
  loadCircularChoices,
  loadCircularPage,
  loadListedCirculars,
} from '@/lib/content/collections/circulars';
import { loadPortLinks } from '@/lib/content/collections/ports';
import { ContentUnavailableError, NotPublishedError } from '@/lib/content/errors';
import { latestChange } from '@/lib/content/latest-change';
import { loadPageText } from '@/lib/content/collections/pages';
import { ifAvailable } from '@/lib/content/unavailable';
import { locales, otherLocale, toLocale, type Locale } from '@/lib/i18n/locales';
import { NO_FILTER } from '@/lib/routing/circular-filters';
import { routeHref } from '@/lib/routing/links';
import { pageMetadata } from '@/lib/seo/metadata';
import { circularYear, pageNumber } from '@/lib/routing/query-pages';

export { generateStaticParams } from '@/lib/routing/static-params';

type Props = PageProps<'/[locale]/circulars/[year]/[page]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, year, page } = await resolve(params);
  const t = await getTranslations({ locale });
  const [text, translated] = await Promise.all([
    ifAvailable(loadPageText(locale, 'circulars')),
    hasPage(otherLocale(locale), year, page),
  ]);
  const title =
    year === null ? t('routes.circulars') : t('circulars.yearTitle', { year: String(year) });
  return pageMetadata({
    locale,
    route: 'circulars',
    query: circularsQuery(year, page),
    title: page > 1 ? t('circulars.pageTitle', { title, page: String(page) }) : title,
    description: text?.summary,
    languages: translated ? locales : [locale],
  });
}

/** A page that was never loaded redirects to the uncached list, which says that it is unavailable. */
export default async function CircularsPage({ params }: Props) {
  const { locale, year, page } = await resolve(params);
  const filter = year === null ? NO_FILTER : { ...NO_FILTER, year: String(year) };
  const isFirst = year === null && page === 1;
  const list = await loadListedCirculars(locale, year, page, CIRCULARS_PER_PAGE).catch(
    (error: unknown) => {
      if (error instanceof NotPublishedError && page > 1) {
        redirect(circularsHref(locale, year));
      }
      if (error instanceof ContentUnavailableError && !isFirst) {
        const query = circularSearchQuery(filter, page);
        redirect(routeHref(locale, 'circularSearch', { query }));
      }
      throw error;
    },
  );
  const [text, choices, ports, inOther, translated] = await Promise.all([
    loadPageText(locale, 'circulars'),
    loadCircularChoices(locale),
    loadPortLinks(locale),
    ifAvailable(countCirculars(otherLocale(locale), year)),
    hasPage(otherLocale(locale), year, page),
  ]);
  return (
    <PageFrame
      locale={locale}
      route="circulars"
      query={circularsQuery(year, translated ? page : 1)}
      updatedAt={latestChange(list.items, text)}
    >
      <CircularsView
        locale={locale}
        route="circulars"
        text={text}
        filter={filter}
        page={page}
        list={list}
        choices={choices}
        ports={ports}
        elsewhere={Math.max((inOther ?? 0) - list.total, 0)}
      />
    </PageFrame>
  );
}

/** An unavailable list counts as missing. */
async function hasPage(locale: Locale, year: number | null, page: number): Promise<boolean> {
  if (page === 1) return true;
  try {
    await loadCircularPage(locale, year, page, CIRCULARS_PER_PAGE);
    return true;
  } catch {
    return false;
  }
}

async function resolve(params: Props['params']) {
  const { locale, year, page } = await params;
  return { locale: toLocale(locale), year: circularYear(year), page: pageNumber(page) };
}
