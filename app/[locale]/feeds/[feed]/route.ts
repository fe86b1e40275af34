import { getTranslations } from 'next-intl/server';
import type { NextRequest } from 'next/server';
import { feedSources } from '@/lib/content/collections';
import { ContentUnavailableError } from '@/lib/content/errors';
import { toLocale } from '@/lib/i18n/locales';
import { circularFilter } from '@/lib/routing/circular-filters';
import { feedPath } from '@/lib/routing/site-files';
import { findCircularNumbers } from '@/lib/search/circulars';
import { feedQuery } from '@/lib/seo/feed-links';
import { FEED_ENTRIES, rssText } from '@/lib/seo/feed';
import { emptyResponse, fileResponse } from '@/lib/seo/response';

/** `/feeds/news.xml`, `/feeds/circulars.xml` with a filter; 503 without content and snapshot. */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/[locale]/feeds/[feed]'>,
): Promise<Response> {
  const { locale: language, feed } = await params;
  const source = feedSources.find(({ name }) => feedPath(name) === `/feeds/${feed}`);
  if (!source) return emptyResponse(404);
  const { name } = source;
  const locale = toLocale(language);
  const filter = circularFilter((parameter) => request.nextUrl.searchParams.get(parameter));
  const t = await getTranslations({ locale, namespace: 'feeds' });
  try {
    const text = rssText({
      locale,
      name,
      labels: { title: t(`${name}.title`), description: t(`${name}.description`) },
      page: source.page(locale, filter),
      query: feedQuery(name, filter),
      entries: await source.entries(locale, FEED_ENTRIES, t, {
        filter,
        findNumbers: findCircularNumbers,
      }),
    });
    return fileResponse(request, text, 'application/rss+xml');
  } catch (error) {
    if (error instanceof ContentUnavailableError) return emptyResponse(503);
    throw error;
  }
}
