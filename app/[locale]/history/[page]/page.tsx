import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { historyHref, historyQuery, PAGE_SIZE } from '@/components/history/historyLink';
import { HistoryView } from '@/components/history/HistoryView';
import { PageFrame } from '@/components/layout/PageFrame';
import { NotPublishedError } from '@/lib/content/errors';
import { loadHistoryPage } from '@/lib/content/collections/articles';
import { latestChange } from '@/lib/content/latest-change';
import { loadPageText } from '@/lib/content/collections/pages';
import { locales, otherLocale, toLocale, type Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageNumber } from '@/lib/routing/query-pages';
import { RELEASE_DATE } from '@/lib/startup/release';

export { generateStaticParams } from '@/lib/routing/static-params';

type Props = PageProps<'/[locale]/history/[page]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page } = await resolve(params);
  const [t, text, translated] = await Promise.all([
    getTranslations({ locale }),
    loadPageText(locale, 'history'),
    hasPage(otherLocale(locale), page),
  ]);
  return pageMetadata({
    locale,
    route: 'history',
    query: historyQuery(page),
    title:
      page > 1
        ? t('history.numberedTitle', { route: t('routes.history'), page: String(page) })
        : undefined,
    description: text?.summary,
    languages: translated ? locales : [locale],
  });
}

/** The history magazine, newest first. */
export default async function HistoryPage({ params }: Props) {
  const { locale, page } = await resolve(params);
  const [text, list, translated] = await Promise.all([
    loadPageText(locale, 'history'),
    loadHistoryPage(locale, page, PAGE_SIZE).catch((error: unknown) => {
      if (error instanceof NotPublishedError && page > 1) {
        redirect(historyHref(locale));
      }
      throw error;
    }),
    hasPage(otherLocale(locale), page),
  ]);
  return (
    <PageFrame
      locale={locale}
      route="history"
      query={historyQuery(translated ? page : 1)}
      updatedAt={latestChange(list.items, text) ?? RELEASE_DATE}
    >
      <HistoryView locale={locale} text={text} list={list} />
    </PageFrame>
  );
}

/** An unavailable list counts as missing. */
async function hasPage(locale: Locale, page: number): Promise<boolean> {
  if (page === 1) return true;
  try {
    await loadHistoryPage(locale, page, PAGE_SIZE);
    return true;
  } catch {
    return false;
  }
}

async function resolve(params: Props['params']) {
  const { locale, page } = await params;
  return { locale: toLocale(locale), page: pageNumber(page) };
}
