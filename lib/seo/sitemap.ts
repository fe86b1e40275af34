import { contentTypeEntries } from '../content/collections';
import type { PageTarget, SitemapEntry } from '../content/descriptor';
import { loadEmptyRoutes } from '../content/empty-routes';
import { ContentUnavailableError, NotPublishedError } from '../content/errors';
import { routeHref } from '../routing/links';
import { defaultLocale, locales, type Locale } from '../i18n/locales';
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

/** Entries of a content type in one language. */
interface TypeListing {
  readonly entries: readonly SitemapEntry[];
  /** Last change of what a route shows, by the route's path. */
  readonly changed: (path: string) => string | null;
}

type Listing = ReadonlyMap<ContentTag, TypeListing>;

/** All indexed URLs. */
export interface Sitemap {
  readonly urls: readonly SitemapUrl[];
  /** False while a part of the content is unavailable: URLs or dates are missing. */
  readonly isWhole: boolean;
}
type Listings = Readonly<Record<Locale, Listing>>;

/**
 * Indexed routes, sections of the media centre and entries, in every language that they exist in.
 * Only routes if the content API fails without a snapshot.
 */
export async function loadSitemap(): Promise<Sitemap> {
  const unavailable: ContentUnavailableError[] = [];
  const listings = Object.fromEntries(
    await Promise.all(locales.map(async (locale) => [locale, await list(locale, unavailable)])),
  ) as Listings;
  const pages = [
    ...(await routePages(listings)),
    ...sectionPages(listings),
    ...entryPages(listings),
  ];
  return { urls: pages.flatMap(toUrls), isWhole: unavailable.length === 0 };
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
    photos: (listing) =>
      newest(
        (listing.get('article')?.entries ?? [])
          .filter(({ slug, query }) => query?.photo === slug)
          .map(({ updatedAt }) => updatedAt),
      ),
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

function entryPages(listings: Listings): SitemapPage[] {
  return contentTypeEntries.flatMap(([tag, { shadowedBy }]) => {
    const pages = new Map<string, SitemapPage>();
    for (const locale of locales) {
      const listing = listings[locale];
      const taken = new Set(
        (shadowedBy && listing.get(shadowedBy)?.entries)?.map(({ slug }) => slug),
      );
      for (const { slug, updatedAt, route, query } of listing.get(tag)?.entries ?? []) {
        if (taken.has(slug)) continue;
        const changed = { ...pages.get(slug)?.changed, [locale]: updatedAt };
        pages.set(slug, { route, query, changed });
      }
    }
    return [...pages.values()];
  });
}

/** Loads one language; failures are added to `unavailable`. */
async function list(locale: Locale, unavailable: ContentUnavailableError[]): Promise<Listing> {
  /** Partial failures must not drop the whole sitemap. */
  const orElse = <Value>(content: Promise<Value>, fallback: Value): Promise<Value> =>
    content.catch((error: unknown) => {
      if (error instanceof ContentUnavailableError) unavailable.push(error);
      else if (!(error instanceof NotPublishedError)) throw error;
      return fallback;
    });
  return new Map(
    await Promise.all(
      contentTypeEntries.map(async ([tag, { sitemapEntries, changes }]) => {
        const [entries, changed] = await Promise.all([
          sitemapEntries ? orElse(sitemapEntries(locale), []) : [],
          changes ? orElse(changes(locale), () => null) : undefined,
        ]);
        const latest = newest(entries.map(({ updatedAt }) => updatedAt));
        return [tag, { entries, changed: changed ?? (() => latest) }] as const;
      }),
    ),
  );
}

function newest(changes: readonly (string | null | undefined)[]): string | null {
  return changes.reduce<string | null>(
    (latest, change) => (change && (!latest || change > latest) ? change : latest),
    null,
  );
}
