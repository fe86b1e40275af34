import { splitLocale } from '../i18n/links';
import type { Locale } from '../i18n/locales';

/** Feeds of the site, by their name in the URL: `/feeds/news.xml`. */
export const FEEDS = ['news', 'circulars'] as const;
export type FeedName = (typeof FEEDS)[number];

/** Part of the sitemap that /sitemap.xml names: all of it, or its index. */
export const WHOLE_SITEMAP = 'all';

/** Public path, without language, of a feed. */
export function feedPath(feed: FeedName): string {
  return `/feeds/${feed}.xml`;
}

/** Public path of one part of a sitemap that is too long for one file; parts count from 1. */
export function sitemapPartPath(part: number): string {
  return `/sitemap-${part}.xml`;
}

/** Public path, without language, of the web app manifest. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/**
 * Internal path of robots.txt, sitemaps, feeds and manifests; undefined for anything else. Every
 * other path with a dot redirects to the home page, as any unknown path does.
 */
export function siteFile(path: string): string | undefined {
  if (path === '/robots.txt') return '/robots-file';
  if (path === '/sitemap.xml') return `/sitemap-file/${WHOLE_SITEMAP}`;
  const part = /^\/sitemap-([1-9]\d{0,3})\.xml$/.exec(path)?.[1];
  if (part) return `/sitemap-file/${part}`;
  const { locale, barePath } = splitLocale(path);
  return fileOfLanguage(locale, barePath);
}

function fileOfLanguage(locale: Locale, path: string): string | undefined {
  if (path === MANIFEST_PATH) return `/${locale}/manifest-file`;
  const feed = FEEDS.find((name) => feedPath(name) === path);
  return feed && `/${locale}/feeds/${feed}`;
}
