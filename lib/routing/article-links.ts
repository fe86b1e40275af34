import { routeHref } from './links';
import type { Locale } from '../i18n/locales';
import { ARTICLE_KINDS, type ArticleKind } from './query-pages';
import type { RouteKey } from './routes';

/** Section of the site with an article, a library item or a video. */
export type ArticlePlace = 'news' | 'press' | 'photos' | 'history' | 'library' | 'video';

const PLACE_BY_CATEGORY: Readonly<Record<string, ArticlePlace>> = {
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

/** The section that lists a category; unknown categories count as news. */
export function articlePlace(category: string): ArticlePlace {
  return PLACE_BY_CATEGORY[category] ?? 'news';
}

/** Query of the canonical URL. */
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
  return routeHref(locale, 'article', { query: canonicalQuery(articlePlace(category), slug) });
}

/** Path of a video's page. */
export function videoHref(locale: Locale, slug: string): string {
  return routeHref(locale, 'article', { query: canonicalQuery('video', slug) });
}

/** All pages that may show this slug, in any category. */
export function articleTargets(slug: string): ArticleTarget[] {
  const kinds = ARTICLE_KINDS.filter((kind) => kind !== 'video');
  return kinds.map((kind) => ({ route: 'article', query: { [kind]: slug } }));
}
