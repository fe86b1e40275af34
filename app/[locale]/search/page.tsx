import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import { PageFrame } from '@/components/layout/PageFrame';
import { SearchView, type SearchOutcome } from '@/components/search/SearchView';
import { SEARCH_KINDS, type SearchKind } from '@/lib/content/search-text';
import { CLIENT_IP_HEADER } from '@/lib/server/client-ip';
import { toLocale, type Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/logging/log';
import { findInOtherLanguage, findTexts } from '@/lib/search/findings';
import { recordMissedSearch } from '@/lib/search/missed-searches';
import { MAX_QUERY_LENGTH, queryFault } from '@/lib/search/request';
import { findWaysOn } from '@/lib/search/ways-on';
import { pageMetadata } from '@/lib/seo/metadata';
import { RELEASE_DATE } from '@/lib/startup/release';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/search'>;

const PAGE_SIZE = 10;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, query } = await read(props);
  const t = await getTranslations({ locale, namespace: 'search' });
  const title = query ? t('titleOf', { query: query.slice(0, MAX_QUERY_LENGTH) }) : undefined;
  return pageMetadata({ locale, route: 'search', title });
}

/** Ten results a page, rendered per request; only queries without results are stored. */
export default async function SearchPage(props: Props) {
  const request = await read(props);
  const { locale, query, kind } = request;
  const outcome = await find(request);
  return (
    <PageFrame
      locale={locale}
      route="search"
      query={query ? { q: query } : undefined}
      updatedAt={RELEASE_DATE}
      withoutContent
    >
      <SearchView locale={locale} query={query} kind={kind} outcome={outcome} />
    </PageFrame>
  );
}

interface Asked {
  readonly locale: Locale;
  readonly query: string;
  readonly kind: SearchKind | null;
  readonly page: number;
}

async function find({ locale, query, kind, page }: Asked): Promise<SearchOutcome> {
  const fault = queryFault(query);
  if (fault) return { step: fault === 'long' ? 'tooLong' : 'idle' };
  try {
    const findings = await findTexts(locale, query, { kind, page, pageSize: PAGE_SIZE });
    if (findings.total > 0) return { step: 'found', findings };
    const client = (await headers()).get(CLIENT_IP_HEADER) ?? 'unknown';
    await recordMissedSearch(locale, query, client);
    const other = await findInOtherLanguage(locale, query);
    return { step: 'nothing', other, waysOn: await findWaysOn(locale, query) };
  } catch (error) {
    log.error({ error: String(error) }, 'search failed');
    return { step: 'failed' };
  }
}

async function read({ params, searchParams }: Props): Promise<Asked> {
  const { q, kind, page } = await searchParams;
  const [first] = [page].flat();
  return {
    locale: toLocale((await params).locale),
    query: ([q].flat()[0] ?? '').trim(),
    kind: SEARCH_KINDS.find((known) => known === kind) ?? null,
    page: /^[1-9]\d{0,3}$/.test(first ?? '') ? Number(first) : 1,
  };
}
