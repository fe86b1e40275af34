import type { Article, ArticleCategory } from '@/lib/content/types';
import { routeHref, type LinkTarget } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';
import type { ArticleKind } from '@/lib/routing/query-pages';
import type { RouteKey } from '@/lib/routing/routes';
import { sectionQuery } from '../sectionLink';

/** The part of the site that an article or a library item belongs to. */
export type ArticlePlace = 'news' | 'photos' | 'history' | 'library';

const PLACES: Readonly<Record<ArticleCategory, ArticlePlace>> = {
  News: 'news',
  Photos: 'photos',
  newsletter: 'history',
  History: 'history',
};

/** Where an article of a category is listed. */
export function placeOf(category: ArticleCategory): ArticlePlace {
  return PLACES[category];
}

/** The list that an article's back link points to. */
export function listOf(place: ArticlePlace): { route: RouteKey; query?: LinkTarget['query'] } {
  if (place === 'history') return { route: 'history' };
  return { route: 'mediaCenter', query: sectionQuery(place) };
}

/** Query of an entry's canonical URL. */
export function canonicalQuery(place: ArticlePlace, slug: string) {
  const kinds: Readonly<Record<ArticlePlace, ArticleKind>> = {
    news: 'news',
    photos: 'photo',
    history: 'news',
    library: 'a',
  };
  return { [kinds[place]]: slug };
}

/** URL of an article, `/article?news={slug}`, or of an album, `/article?photo={slug}`. */
export function articleHref(
  locale: Locale,
  { category, slug }: Pick<Article, 'category' | 'slug'>,
): string {
  return routeHref(locale, 'article', { query: canonicalQuery(placeOf(category), slug) });
}

/** A photo article shows no publish date. */
export function showsDate(kind: ArticleKind, place: ArticlePlace): boolean {
  return kind !== 'photo' && place !== 'photos';
}
