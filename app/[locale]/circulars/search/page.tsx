import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CircularsView } from '@/components/circulars/CircularsView';
import { PageFrame } from '@/components/layout/PageFrame';
import { loadPageText } from '@/lib/content/collections/pages';
import { loadCircularChoices, translateFilter } from '@/lib/content/collections/circulars';
import { loadPortLinks } from '@/lib/content/collections/ports';
import { NotPublishedError } from '@/lib/content/errors';
import { latestChange } from '@/lib/content/latest-change';
import { ifAvailable } from '@/lib/content/unavailable';
import { toLocale } from '@/lib/i18n/locales';
import { circularFilter } from '@/lib/routing/circular-filters';
import {
  CIRCULARS_PER_PAGE,
  circularSearchHref,
  circularSearchQuery,
} from '@/lib/routing/circular-pages';
import { pageNumber } from '@/lib/routing/query-pages';
import { loadCircularList } from '@/lib/search/circulars';
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

/** Filtered circulars, rendered per request: filters have too many combinations to cache. */
export default async function CircularSearchPage(props: Props) {
  const { locale, filter, page } = await read(props);
  const [text, choices, ports, list, translated] = await Promise.all([
    ifAvailable(loadPageText(locale, 'circulars')),
    ifAvailable(loadCircularChoices(locale)),
    ifAvailable(loadPortLinks(locale)),
    ifAvailable(loadCircularList(locale, filter, page, CIRCULARS_PER_PAGE)).catch(
      (error: unknown) => {
        if (error instanceof NotPublishedError && page > 1) {
          redirect(circularSearchHref(locale, filter));
        }
        throw error;
      },
    ),
    ifAvailable(translateFilter(locale, filter)),
  ]);
  return (
    <PageFrame
      locale={locale}
      route="circularSearch"
      query={circularSearchQuery(translated ?? filter)}
      updatedAt={latestChange(list?.items ?? [], text ?? null)}
      withoutContent
    >
      <CircularsView
        locale={locale}
        route="circularSearch"
        text={text ?? null}
        filter={filter}
        page={page}
        list={list}
        choices={choices}
        ports={ports}
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
