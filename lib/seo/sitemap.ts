import { loadEServiceSummaries } from '../content/e-services';
import { ContentUnavailableError, NotPublishedError } from '../content/errors';
import { loadHomePageAnnouncements } from '../content/home-page-announcements';
import {
  isDatedTag,
  loadLastChange,
  loadListedArticles,
  loadListedLibraryItems,
  loadPageChanges,
  type ListedArticle,
  type ListedEntry,
} from '../content/listed';
import { loadPorts } from '../content/ports';
import { loadRegulations } from '../content/regulations';
import type { Entry } from '../content/types';
import { routeHref, type LinkTarget } from '../i18n/links';
import { defaultLocale, locales, type Locale } from '../i18n/locales';
import { MEDIA_SECTIONS } from '../routing/query-pages';
import { routeEntries, type ContentTag, type Route, type RouteKey } from '../routing/routes';
import { fullAddress } from './address';

/** A page in the languages in which it exists, with its last change (ISO date-time) where known. */
export interface SitemapPage {
  readonly route: RouteKey;
  readonly query?: LinkTarget['query'];
  readonly changed: Readonly<Partial<Record<Locale, string | null>>>;
}

/** One address of the sitemap. */
export interface SitemapAddress {
  readonly address: string;
  readonly changed: string | null;
  /** Addresses of the same page by language and `x-default`; empty for a page in one language. */
  readonly alternates: Readonly<Record<string, string>>;
}

/** Everything that the content API tells about a language. */
interface Listing {
  readonly articles: readonly ListedArticle[];
  readonly library: readonly ListedEntry[];
  readonly ports: readonly ListedEntry[];
  readonly regulations: readonly ListedEntry[];
  readonly announcements: readonly ListedEntry[];
  readonly pageTexts: Readonly<Record<string, string>>;
  readonly services: ReadonlyMap<string, string>;
  readonly lastChanges: ReadonlyMap<ContentTag, string | null>;
}

/**
 * Every address that search engines should list: indexed routes, sections of the media centre and
 * each entry with a page of its own, in every language in which it exists. Without content, and
 * without last good copies of it, the routes alone.
 */
export async function sitemapAddresses(): Promise<SitemapAddress[]> {
  const listings = await Promise.all(locales.map(async (locale) => [locale, await list(locale)]));
  const byLocale = Object.fromEntries(listings) as Record<Locale, Listing>;
  return [...routePages(byLocale), ...sectionPages(byLocale), ...entryPages(byLocale)].flatMap(
    addressesOf,
  );
}

/** The addresses of a page, one for each language. */
function addressesOf({ route, query, changed }: SitemapPage): SitemapAddress[] {
  const languages = locales.filter((locale) => locale in changed);
  const address = (locale: Locale) => fullAddress(routeHref(locale, route, { query }));
  const alternates =
    languages.length > 1
      ? {
          ...Object.fromEntries(languages.map((locale) => [locale, address(locale)])),
          'x-default': address(defaultLocale),
        }
      : {};
  return languages.map((locale) => ({
    address: address(locale),
    changed: changed[locale] ?? null,
    alternates,
  }));
}

/** When a route last changed: the newest change among the content that it shows. */
function routeChange(key: RouteKey, { content, path }: Route, listing: Listing): string | null {
  const own: Partial<Record<ContentTag, readonly (string | undefined)[]>> = {
    article: changesOf(listing.articles),
    library: changesOf(listing.library),
    port: changesOf(listing.ports),
    regulation: changesOf(listing.regulations),
    page: [listing.pageTexts[key === 'home' ? 'home' : path.slice(1)]],
    'e-service': path.startsWith('/e-services/')
      ? [listing.services.get(path.slice('/e-services/'.length))]
      : [...listing.services.values()],
  };
  return newest(content.flatMap((tag) => own[tag] ?? listing.lastChanges.get(tag)));
}

function routePages(byLocale: Record<Locale, Listing>): SitemapPage[] {
  return routeEntries
    .filter(([key, route]) => route.indexed && key !== 'article')
    .map(([key, route]) => ({
      route: key,
      changed: Object.fromEntries(
        route.locales.map((locale) => [locale, routeChange(key, route, byLocale[locale])]),
      ),
    }));
}

/** The news are the media centre's own address already. */
function sectionPages(byLocale: Record<Locale, Listing>): SitemapPage[] {
  const changeOf: Record<
    Exclude<keyof typeof MEDIA_SECTIONS, 'news'>,
    (listing: Listing) => string | null | undefined
  > = {
    video: ({ lastChanges }) => lastChanges.get('video'),
    photos: ({ articles }) =>
      newest(changesOf(articles.filter(({ category }) => category === 'Photos'))),
    library: ({ library }) => newest(changesOf(library)),
    newsletter: ({ lastChanges }) => lastChanges.get('newsletter'),
  };
  return Object.entries(changeOf).map(([section, change]) => ({
    route: 'mediaCenter',
    query: { o: MEDIA_SECTIONS[section as keyof typeof changeOf] },
    changed: Object.fromEntries(
      locales.map((locale) => [locale, change(byLocale[locale]) ?? null]),
    ),
  }));
}

function entryPages(byLocale: Record<Locale, Listing>): SitemapPage[] {
  const pagesOf = <Item extends ListedEntry>(
    pick: (listing: Listing) => readonly Item[],
    target: (item: Item) => Omit<SitemapPage, 'changed'>,
  ) => joinLanguages(byLocale, pick, target);
  return [
    ...pagesOf(
      ({ articles }) => articles,
      ({ slug, category }) => ({
        route: 'article',
        query: category === 'Photos' ? { photo: slug } : { news: slug },
      }),
    ),
    ...pagesOf(
      // At `?a=` an article stands before a library item of the same slug.
      ({ library, articles }) => {
        const taken = new Set(articles.map(({ slug }) => slug));
        return library.filter(({ slug }) => !taken.has(slug));
      },
      ({ slug }) => ({ route: 'article', query: { a: slug } }),
    ),
    ...pagesOf(
      ({ ports }) => ports,
      ({ slug }) => ({ route: 'ports', query: { port: slug } }),
    ),
    ...pagesOf(
      ({ regulations }) => regulations,
      ({ slug }) => ({ route: 'regulations', query: { r: slug } }),
    ),
    ...pagesOf(
      ({ announcements }) => announcements,
      ({ slug }) => ({ route: 'announcement', query: { id: slug } }),
    ),
  ];
}

/** Entries are the same in both languages where their slugs are (decisions, "Identifiers and data"). */
function joinLanguages<Item extends ListedEntry>(
  byLocale: Record<Locale, Listing>,
  pick: (listing: Listing) => readonly Item[],
  target: (item: Item) => Omit<SitemapPage, 'changed'>,
): SitemapPage[] {
  const pages = new Map<
    string,
    Omit<SitemapPage, 'changed'> & { changed: SitemapPage['changed'] }
  >();
  for (const locale of locales) {
    for (const item of pick(byLocale[locale])) {
      const changed = { ...pages.get(item.slug)?.changed, [locale]: item.updatedAt };
      pages.set(item.slug, { ...target(item), changed });
    }
  }
  return [...pages.values()];
}

async function list(locale: Locale): Promise<Listing> {
  const tags = [...new Set(routeEntries.flatMap(([, route]) => route.content))].filter(isDatedTag);
  const [articles, library, ports, regulations, announcements, pageTexts, services, changes] =
    await Promise.all([
      orElse(loadListedArticles(locale), []),
      orElse(loadListedLibraryItems(locale), []),
      orElse(loadPorts(locale), []),
      orElse(loadRegulations(locale), []),
      locale === defaultLocale ? orElse(loadHomePageAnnouncements(), []) : [],
      orElse(loadPageChanges(locale), {}),
      orElse(loadEServiceSummaries(locale), []),
      Promise.all(
        tags.map(async (tag) => [tag, await orElse(loadLastChange(locale, tag), null)] as const),
      ),
    ]);
  return {
    articles,
    library,
    ports,
    regulations: regulations.map(({ id, updatedAt }) => ({ slug: id, updatedAt })),
    announcements: announcements.map(({ id, updatedAt }) => ({ slug: String(id), updatedAt })),
    pageTexts,
    services: new Map(services.map(({ key, updatedAt }) => [key, updatedAt])),
    lastChanges: new Map(changes),
  };
}

/** A sitemap is never missing because a part of the content is. */
async function orElse<Value>(content: Promise<Value>, fallback: Value): Promise<Value> {
  try {
    return await content;
  } catch (error) {
    const expected = error instanceof ContentUnavailableError || error instanceof NotPublishedError;
    if (expected) return fallback;
    throw error;
  }
}

function changesOf(entries: readonly Entry[]): string[] {
  return entries.map(({ updatedAt }) => updatedAt);
}

function newest(changes: readonly (string | null | undefined)[]): string | null {
  return changes.reduce<string | null>(
    (latest, change) => (change && (!latest || change > latest) ? change : latest),
    null,
  );
}
