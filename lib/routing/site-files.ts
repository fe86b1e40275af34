import { CIRCULAR_FILTERS } from './circular-filters';
import { splitLocale } from './locale-path';

/** Feeds by name in their path: `/feeds/news.xml`. */
export const FEEDS = ['news', 'press', 'circulars'] as const;
export type FeedName = (typeof FEEDS)[number];

/** Public path of a feed, without language prefix. */
export function feedPath(feed: FeedName): string {
  return `/feeds/${feed}.xml`;
}

/** Query parameters of a feed by public path; empty for other paths. */
export function feedParameters(path: string): readonly string[] {
  const { barePath } = splitLocale(path);
  return barePath === feedPath('circulars') ? CIRCULAR_FILTERS : [];
}

/** Public path of one part of a split sitemap; 1-based. */
export function sitemapPartPath(part: number): string {
  return `/sitemap-${part}.xml`;
}

/** Public path of the web app manifest, without language prefix. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** Public path of security.txt (RFC 9116). */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';

const WELL_KNOWN = /^\/\.well-known(?:\/|$)/;

/** Well-known URIs (RFC 8615): clients detect features by them, so an unknown one is 404. */
export function isWellKnown(path: string): boolean {
  return WELL_KNOWN.test(path);
}

/** Files without a language. */
const SHARED_FILES: readonly string[] = ['/robots.txt', '/sitemap.xml'];

const LOCALIZED_FILES: readonly string[] = [MANIFEST_PATH, ...FEEDS.map(feedPath)];

/**
 * Internal path of generated files; undefined for anything else. Other paths with a dot redirect to
 * the home page, unknown well-known ones are 404. Next's file conventions (`robots.ts`,
 * `sitemap.ts`, `manifest.ts`) support neither a sitemap index with these names nor a manifest per
 * language, and set other cache headers, hence route handlers in folders named after their URLs.
 */
export function siteFile(path: string): string | undefined {
  if (SHARED_FILES.includes(path)) return path;
  if (path === SECURITY_TXT_PATH) return '/security.txt';
  const part = /^\/sitemap-([1-9]\d{0,3})\.xml$/.exec(path)?.[1];
  if (part) return `/sitemap.xml/${part}`;
  const { locale, barePath } = splitLocale(path);
  return LOCALIZED_FILES.includes(barePath) ? `/${locale}${barePath}` : undefined;
}
