import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CircularsView } from '@/components/circulars/CircularsView';
import { PageFrame } from '@/components/layout/PageFrame';
import { loadPageText } from '@/lib/content/collections/pages';
import { filterCirculars, translatedFilter } from '@/lib/content/circulars/filter';
import { loadCircularLists } from '@/lib/content/circulars/lists';
import { circularRelations } from '@/lib/content/circulars/relations';
import { loadCircularChoices } from '@/lib/content/collections/circulars';
import { latestChange } from '@/lib/content/latest-change';
import { toLocale } from '@/lib/i18n/locales';
import { circularFilter } from '@/lib/routing/circular-filters';
import {
  CIRCULARS_PER_PAGE,
  circularSearchHref,
  circularSearchQuery,
} from '@/lib/routing/circular-pages';
import { pageNumber } from '@/lib/routing/query-pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/circulars/search'>;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, filter } = await read(props);
  const t = await getTranslations({ locale });
  return pageMetadata({
    locale,
    route: 'circularSearch',
    title: t('routes.circularSearch'),
    feedFilter: filter,
  });
}

/**
 * Filtered circulars. Rendered per request: filters and texts have too many combinations to cache.
 */
export default async function CircularSearchPage(props: Props) {
  const { locale, filter, page } = await read(props);
  const [text, choices, lists] = await Promise.all([
    loadPageText(locale, 'circulars'),
    loadCircularChoices(locale),
    loadCircularLists(locale),
  ]);
  const found = filterCirculars(lists.own, filter);
  const pages = Math.max(Math.ceil(found.length / CIRCULARS_PER_PAGE), 1);
  if (page > pages) redirect(circularSearchHref(locale, filter));
  const items = found
    .slice((page - 1) * CIRCULARS_PER_PAGE, page * CIRCULARS_PER_PAGE)
    .map((circular) => ({
      ...circular,
      relations: circularRelations(circular, lists.own, lists.others),
    }));
  return (
    <PageFrame
      locale={locale}
      route="circularSearch"
      query={circularSearchQuery(translatedFilter(filter, lists.own, lists.others))}
      updatedAt={latestChange(items, text)}
    >
      <CircularsView
        locale={locale}
        route="circularSearch"
        text={text}
        filter={filter}
        list={{ items, page, pages, total: found.length }}
        choices={choices}
        ports={lists.ports}
        elsewhere={0}
      />
    </PageFrame>
  );
}

async function read({ params, searchParams }: Props) {
  const query = await searchParams;
  const queryValue = (name: string) => [query[name]].flat()[0];
  return {
    locale: toLocale((await params).locale),
    filter: circularFilter(queryValue),
    page: pageNumber(queryValue('page')),
  };
}
