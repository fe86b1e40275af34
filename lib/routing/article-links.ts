import { routeHref } from './links';
import type { Locale } from '../i18n/locales';
import { ARTICLE_KINDS, type ArticleKind } from './query-pages';
import type { RouteKey } from './routes';

/** The part of the site that an article, a library item or a video belongs to. */
export type ArticlePlace = 'news' | 'press' | 'photos' | 'history' | 'library' | 'video';

const PLACES: Readonly<Record<string, ArticlePlace>> = {
  News: 'news',
  Press: 'press',
  Photos: 'photos',
  newsletter: 'history',
  History: 'history',
};

const KINDS: Readonly<Record<ArticlePlace, ArticleKind>> = {
  news: 'news',
  press: 'news',
  photos: 'photo',
  history: 'news',
  library: 'a',
  video: 'video',
};

interface ArticleTarget {
  readonly route: RouteKey & 'article';
  readonly query: Readonly<Partial<Record<ArticleKind, string>>>;
}

/** Where the articles of a category are listed; one that the site does not know counts as news. */
export function placeOf(category: string): ArticlePlace {
  return PLACES[category] ?? 'news';
}

/** Query of the one URL that search engines keep for an entry. */
export function canonicalQuery(place: ArticlePlace, slug: string): ArticleTarget['query'] {
  return { [KINDS[place]]: slug };
}

/** The page of an entry: `/article?news={slug}`, an album's `/article?photo={slug}`. */
export function articleTarget(place: ArticlePlace, slug: string): ArticleTarget {
  return { route: 'article', query: canonicalQuery(place, slug) };
}

/** Path of an article by its category. */
export function articleHref(
  locale: Locale,
  { category, slug }: { readonly category: string; readonly slug: string },
): string {
  return routeHref(locale, 'article', { query: canonicalQuery(placeOf(category), slug) });
}

/** Path of a video's own page. */
export function videoHref(locale: Locale, slug: string): string {
  return routeHref(locale, 'article', { query: canonicalQuery('video', slug) });
}

/** Every page that may show the article of a slug, whatever its category. */
export function articleTargets(slug: string): ArticleTarget[] {
  const kinds = ARTICLE_KINDS.filter((kind) => kind !== 'video');
  return kinds.map((kind) => ({ route: 'article', query: { [kind]: slug } }));
}
