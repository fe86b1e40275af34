import { contentTypeEntries } from '../content/collections';
import type { PageTarget, SitemapEntry, SitemapPages } from '../content/descriptor';
import { loadEmptyRoutes } from '../content/empty-routes';
import { ContentUnavailableError, NotPublishedError } from '../content/errors';
import { newest } from '../content/latest-change';
import { routeHref } from '../routing/links';
import { defaultLocale, locales, otherLocale, type Locale } from '../i18n/locales';
import { MEDIA_SECTIONS } from '../routing/query-pages';
import { offeredRoutes } from '../routing/offered';
import { routes, type ContentTag, type Route } from '../routing/routes';
import { fullUrl } from './full-url';

/** A page with its languages and last change (ISO date-time, if known). */
interface SitemapPage extends PageTarget {
  readonly changed: Readonly<Partial<Record<Locale, string | null>>>;
}

export interface SitemapUrl {
  readonly url: string;
  readonly changed: string | null;
  /** hreflang URLs by language and `x-default`; empty for a page in one language. */
  readonly alternates: Readonly<Record<string, string>>;
}

/** Entries of a content type that stays small, in one language. */
interface TypeListing {
  readonly entries: readonly SitemapEntry[];
  /** Last change of a route's content, by the route's path and query. */
  readonly changed: (path: string) => string | null;
}

type Listing = ReadonlyMap<ContentTag, TypeListing>;
type Listings = Readonly<Record<Locale, Listing>>;

/** URLs of a part. */
export interface Sitemap {
  readonly urls: readonly SitemapUrl[];
  /** False while a part of the content is unavailable: URLs or dates are missing. */
  readonly isWhole: boolean;
}

export interface SitemapPart {
  /** Number of URLs. */
  readonly size: number;
  /** ISO date-time of its last change; null if unknown. */
  readonly changed: string | null;
  readonly load: () => Promise<Sitemap>;
}

/** Pages of entries in a part. */
const PAGES_PER_PART = 10;

/**
 * Indexed routes, sections of the media centre and small content types in the first part, then the
 * entries of each type that grows. Only routes if the content API fails without a snapshot.
 */
export async function loadSitemapParts(): Promise<{
  readonly parts: readonly SitemapPart[];
  readonly isWhole: boolean;
}> {
  const failures = new Failures();
  const listings = Object.fromEntries(
    await Promise.all(locales.map(async (locale) => [locale, await list(locale, failures)])),
  ) as Listings;
  const pages = [
    ...(await routePages(listings)),
    ...sectionPages(listings),
    ...entryPages(listings),
  ];
  const urls = pages.flatMap(toUrls);
  const first: SitemapPart = {
    size: urls.length,
    changed: newest(urls.map(({ changed }) => changed)),
    load: async () => ({ urls, isWhole: failures.isWhole }),
  };
  const parts = await growingParts(listings, failures);
  return { parts: [first, ...parts], isWhole: failures.isWhole };
}

/** Failures that leave out a part of the content instead of the whole sitemap. */
class Failures {
  isWhole = true;

  /** The fallback if the content is unavailable or not published. */
  async orElse<Value>(content: Promise<Value>, fallback: Value): Promise<Value> {
    try {
      return await content;
    } catch (error) {
      if (error instanceof ContentUnavailableError) this.isWhole = false;
      else if (!(error instanceof NotPublishedError)) throw error;
      return fallback;
    }
  }
}

async function growingParts(listings: Listings, failures: Failures): Promise<SitemapPart[]> {
  const types = contentTypeEntries.flatMap(([tag, { sitemapPages }]) =>
    sitemapPages ? locales.map((locale) => ({ tag, sitemapPages, locale })) : [],
  );
  const parts = await Promise.all(
    types.map(async ({ tag, sitemapPages, locale }) => {
      const count = await failures.orElse(sitemapPages.count(locale), 0);
      const { pageSize } = sitemapPages;
      const pages = Math.ceil(count / pageSize);
      return Array.from({ length: Math.ceil(pages / PAGES_PER_PART) }, (_, part): SitemapPart => {
        const first = part * PAGES_PER_PART + 1;
        const numbers = Array.from(
          { length: Math.min(PAGES_PER_PART, pages - first + 1) },
          (_entry, index) => first + index,
        );
        return {
          size: Math.min(count - (first - 1) * pageSize, PAGES_PER_PART * pageSize),
          changed: listings[locale].get(tag)?.changed('') ?? null,
          load: () => loadPages(sitemapPages, locale, numbers),
        };
      });
    }),
  );
  return parts.flat();
}

async function loadPages(
  { page }: SitemapPages,
  locale: Locale,
  numbers: readonly number[],
): Promise<Sitemap> {
  const failures = new Failures();
  const urls: SitemapUrl[] = [];
  for (const number of numbers) {
    for (const entry of await failures.orElse(page(locale, number), [])) {
      const { route, query, updatedAt, isTranslated } = entry;
      const changed = {
        ...(isTranslated && { [otherLocale(locale)]: null }),
        [locale]: updatedAt,
      };
      const own = fullUrl(routeHref(locale, route, { query }));
      urls.push(...toUrls({ route, query, changed }).filter(({ url }) => url === own));
    }
  }
  return { urls, isWhole: failures.isWhole };
}

/** One URL per language. */
function toUrls({ route, query, changed }: SitemapPage): SitemapUrl[] {
  const languages = locales.filter((locale) => locale in changed);
  const url = (locale: Locale) => fullUrl(routeHref(locale, route, { query }));
  const alternates =
    languages.length > 1
      ? {
          ...Object.fromEntries(languages.map((locale) => [locale, url(locale)])),
          'x-default': url(defaultLocale),
        }
      : {};
  return languages.map((locale) => ({
    url: url(locale),
    changed: changed[locale] ?? null,
    alternates,
  }));
}

/** Routes by language, without empty pages. */
async function routePages(listings: Listings): Promise<SitemapPage[]> {
  const [ar, en] = await Promise.all([loadEmptyRoutes('ar'), loadEmptyRoutes('en')]);
  const empty = { ar, en };
  return offeredRoutes()
    .filter(([, route]) => route.indexed && !route.entriesOnly)
    .map(([key, route]) => ({
      route: key,
      changed: Object.fromEntries(
        route.locales
          .filter((locale) => !empty[locale].includes(key))
          .map((locale) => [locale, routeChange(route, listings[locale])]),
      ),
    }));
}

/** The newest change of the content types of a route. */
function routeChange({ content, path }: Route, listing: Listing): string | null {
  return newest(content.map((tag) => listing.get(tag)?.changed(path)));
}

/** Sections of the media centre except the news, which have its own URL. */
function sectionPages(listings: Listings): SitemapPage[] {
  const { path } = routes.mediaCenter;
  const changeOf: Record<
    Exclude<keyof typeof MEDIA_SECTIONS, 'news'>,
    (listing: Listing) => string | null | undefined
  > = {
    press: (listing) => listing.get('article')?.changed(path),
    video: (listing) => listing.get('video')?.changed(path),
    photos: (listing) => listing.get('article')?.changed(`${path}?o=${MEDIA_SECTIONS.photos}`),
    library: (listing) => listing.get('library')?.changed(path),
    newsletter: (listing) => listing.get('newsletter')?.changed(path),
  };
  return Object.entries(changeOf).map(([section, change]) => ({
    route: 'mediaCenter',
    query: { o: MEDIA_SECTIONS[section as keyof typeof changeOf] },
    changed: Object.fromEntries(
      locales.map((locale) => [locale, change(listings[locale]) ?? null]),
    ),
  }));
}

/** The entries of types that stay small. */
function entryPages(listings: Listings): SitemapPage[] {
  return contentTypeEntries.flatMap(([tag]) => {
    const pages = new Map<string, SitemapPage>();
    for (const locale of locales) {
      for (const { slug, updatedAt, route, query } of listings[locale].get(tag)?.entries ?? []) {
        const changed = { ...pages.get(slug)?.changed, [locale]: updatedAt };
        pages.set(slug, { route, query, changed });
      }
    }
    return [...pages.values()];
  });
}

async function list(locale: Locale, failures: Failures): Promise<Listing> {
  return new Map(
    await Promise.all(
      contentTypeEntries.map(async ([tag, { sitemapEntries, changes }]) => {
        const [entries, changed] = await Promise.all([
          sitemapEntries ? failures.orElse(sitemapEntries(locale), []) : [],
          changes ? failures.orElse(changes(locale), () => null) : undefined,
        ]);
        const latest = newest(entries.map(({ updatedAt }) => updatedAt));
        return [tag, { entries, changed: changed ?? (() => latest) }] as const;
      }),
    ),
  );
}
