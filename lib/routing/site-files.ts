import { CIRCULAR_FILTERS } from './circular-filters';
import { splitLocale } from './links';

/** Feeds of the site, by the name in their path: `/feeds/news.xml`. */
export const FEEDS = ['news', 'press', 'circulars'] as const;
export type FeedName = (typeof FEEDS)[number];

/** Public path of each feed, without a language prefix. */
export function feedPath(feed: FeedName): string {
  return `/feeds/${feed}.xml`;
}

/** Query parameters that narrow a feed, by a public path: none for anything else. */
export function feedParameters(path: string): readonly string[] {
  const { barePath } = splitLocale(path);
  return barePath === feedPath('circulars') ? CIRCULAR_FILTERS : [];
}

/** Public path of one part of a sitemap that is too long for one file; parts count from 1. */
export function sitemapPartPath(part: number): string {
  return `/sitemap-${part}.xml`;
}

/** Public path of the web app's manifest, without a language prefix. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** Public path of security.txt (RFC 9116). */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';

const WELL_KNOWN = /^\/\.well-known(?:\/|$)/;

/**
 * Whether a path is a well-known URI (RFC 8615). Programs ask for these to learn whether a site has
 * a feature: an unknown one must not lead to a page.
 */
export function isWellKnown(path: string): boolean {
  return WELL_KNOWN.test(path);
}

/** Files that exist once, whatever the language. */
const SHARED_FILES: readonly string[] = ['/robots.txt', '/sitemap.xml'];

const FILES_OF_LANGUAGE: readonly string[] = [MANIFEST_PATH, ...FEEDS.map(feedPath)];

/**
 * Internal path of the files that the site generates for machines; undefined for anything else. No
 * other path may contain a dot: all of them redirect to the home page, well-known ones are missing. Next's own conventions
 * (`robots.ts`, `sitemap.ts`, `manifest.ts`) know neither a sitemap index below these names nor a
 * manifest per language, and set other cache headers, hence route handlers in folders named after
 * their URLs.
 */
export function siteFile(path: string): string | undefined {
  if (SHARED_FILES.includes(path)) return path;
  if (path === SECURITY_TXT_PATH) return '/security.txt';
  const part = /^\/sitemap-([1-9]\d{0,3})\.xml$/.exec(path)?.[1];
  if (part) return `/sitemap.xml/${part}`;
  const { locale, barePath } = splitLocale(path);
  return FILES_OF_LANGUAGE.includes(barePath) ? `/${locale}${barePath}` : undefined;
}
