import { getTranslations } from 'next-intl/server';
import type { NextRequest } from 'next/server';
import { circularAnchor, circularsHref, PAGE_SIZE } from '@/components/circulars/circularsLink';
import { articleHref } from '@/components/media/article/place';
import { sectionHref } from '@/components/media/sectionLink';
import { loadArticlePage } from '@/lib/content/articles';
import { loadCircularPage } from '@/lib/content/circulars';
import { ContentUnavailableError } from '@/lib/content/errors';
import { toLocale, type Locale } from '@/lib/i18n/locales';
import { fileResponse, refusal } from '@/lib/seo/response';
import { FEED_ENTRIES, rssText, type FeedEntry } from '@/lib/seo/feed';
import { FEEDS, type FeedName } from '@/lib/routing/site-files';

/**
 * `/feeds/news.xml` and `/feeds/circulars.xml`; 503 while there is neither content nor a snapshot
 * of it.
 */
export async function GET(
  _request: NextRequest,
  { params }: RouteContext<'/[locale]/feeds/[feed]'>,
): Promise<Response> {
  const { locale: language, feed } = await params;
  const name = FEEDS.find((known) => known === feed);
  if (!name) return refusal(404);
  const locale = toLocale(language);
  const t = await getTranslations({ locale, namespace: 'feeds' });
  try {
    const text = rssText({
      locale,
      name,
      labels: { title: t(`${name}.title`), description: t(`${name}.description`) },
      ...(await SOURCES[name](locale)),
    });
    return fileResponse(text, 'application/rss+xml');
  } catch (error) {
    if (error instanceof ContentUnavailableError) return refusal(503);
    throw error;
  }
}

interface Source {
  readonly page: string;
  readonly entries: readonly FeedEntry[];
}

const SOURCES: Readonly<Record<FeedName, (locale: Locale) => Promise<Source>>> = {
  async news(locale) {
    const { items } = await loadArticlePage(locale, 'News', 1, FEED_ENTRIES);
    const entries = items.map((article) => ({
      title: article.title,
      text: article.summary,
      path: articleHref(locale, article),
      publishedAt: article.publishedAt,
      updatedAt: article.updatedAt,
    }));
    return { page: sectionHref(locale, 'news'), entries };
  },
  async circulars(locale) {
    const t = await getTranslations({ locale, namespace: 'feeds' });
    const { items } = await loadCircularPage(locale, null, 1, FEED_ENTRIES);
    const entries = items.map((circular, index) => {
      const anchor = `#${circularAnchor(circular.number)}`;
      const title = { number: circular.number, subject: circular.subject };
      return {
        title: circular.subject
          ? t('circulars.entryAbout', title)
          : t('circulars.entry', { number: circular.number }),
        text: circular.description,
        path: circularsHref(locale, null, Math.floor(index / PAGE_SIZE) + 1) + anchor,
        // New circulars push older ones to later pages.
        id: circularsHref(locale, null) + anchor,
        publishedAt: circular.releasedAt,
        updatedAt: circular.updatedAt,
        file: circular.file,
      };
    });
    return { page: circularsHref(locale, null), entries };
  },
};
