import { splitLocale } from '../i18n/links';
import type { Locale } from '../i18n/locales';

/** Feeds of the site, by the name in their address: `/feeds/news.xml`. */
export const FEEDS = ['news', 'circulars'] as const;
export type FeedName = (typeof FEEDS)[number];

/** Part of the sitemap that is asked for when its address names none: all of it, or its index. */
export const WHOLE_SITEMAP = 'all';

/** Public path without a language of each feed. */
export function feedPath(feed: FeedName): string {
  return `/feeds/${feed}.xml`;
}

/** Public path of one part of a sitemap that is too long for one file; counted from 1. */
export function sitemapPartPath(part: number): string {
  return `/sitemap-${part}.xml`;
}

/** Public path without a language of the web app's manifest. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/**
 * Internal path of the files that the site makes for machines; undefined for anything else. Only
 * these addresses with a dot in them are known: any other leads home (specification §2).
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
