import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { circularsHref, circularsQuery, CIRCULARS_PER_PAGE } from '@/lib/routing/circular-pages';
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
import { locales, otherLocale, toLocale, type Locale } from '@/lib/i18n/locales';
import { NO_FILTER } from '@/lib/routing/circular-filters';
import { pageMetadata } from '@/lib/seo/metadata';
import { circularYear, pageNumber } from '@/lib/routing/query-pages';

export { generateStaticParams } from '@/lib/routing/static-params';

type Props = PageProps<'/[locale]/circulars/[year]/[page]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, year, page } = await resolve(params);
  const t = await getTranslations({ locale });
  const [text, translated] = await Promise.all([
    loadPageText(locale, 'circulars'),
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

export default async function CircularsPage({ params }: Props) {
  const { locale, year, page } = await resolve(params);
  const [text, list, choices, ports, inOther, translated] = await Promise.all([
    loadPageText(locale, 'circulars'),
    loadListedCirculars(locale, year, page, CIRCULARS_PER_PAGE).catch((error: unknown) => {
      if (error instanceof NotPublishedError && page > 1) {
        redirect(circularsHref(locale, year));
      }
      throw error;
    }),
    loadCircularChoices(locale),
    loadPortLinks(locale),
    countCirculars(otherLocale(locale), year).catch((error: unknown) => {
      if (error instanceof ContentUnavailableError) return 0;
      throw error;
    }),
    hasPage(otherLocale(locale), year, page),
  ]);
  const filter = year === null ? NO_FILTER : { ...NO_FILTER, year: String(year) };
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
        list={list}
        choices={choices}
        ports={ports}
        elsewhere={Math.max(inOther - list.total, 0)}
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
