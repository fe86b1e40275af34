import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/layout/PageFrame';
import { SearchView, type SearchOutcome } from '@/components/search/SearchView';
import { toLocale, type Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/logging/log';
import { pageMetadata } from '@/lib/seo/metadata';
import { RELEASE_DATE } from '@/lib/startup/release';
import { findTexts } from '@/lib/search/groups';
import { MIN_QUERY_LENGTH, tidyQuery } from '@/lib/search/request';

type Props = PageProps<'/[locale]/search'>;

const MAX_PER_GROUP = 20;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, query } = await read(props);
  const t = await getTranslations({ locale, namespace: 'search' });
  const title = query ? t('titleOf', { query }) : undefined;
  return pageMetadata({ locale, route: 'search', title });
}

/**
 * Search results, the best twenty of each kind. The only page rendered per request: what visitors
 * type is stored nowhere.
 */
export default async function SearchPage(props: Props) {
  const { locale, query } = await read(props);
  const outcome = await find(locale, query);
  return (
    <PageFrame
      locale={locale}
      route="search"
      query={query ? { q: query } : undefined}
      updatedAt={RELEASE_DATE}
      withoutContent
    >
      <SearchView locale={locale} query={query} outcome={outcome} />
    </PageFrame>
  );
}

async function find(locale: Locale, query: string): Promise<SearchOutcome> {
  if (query.length < MIN_QUERY_LENGTH) return { step: 'idle' };
  try {
    return { step: 'found', ...(await findTexts(locale, query, MAX_PER_GROUP)) };
  } catch (error) {
    log.error({ error: String(error) }, 'search failed');
    return { step: 'failed' };
  }
}

async function read({ params, searchParams }: Props): Promise<{ locale: Locale; query: string }> {
  const { q } = await searchParams;
  return { locale: toLocale((await params).locale), query: tidyQuery(Array.isArray(q) ? q[0] : q) };
}
