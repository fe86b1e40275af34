import type { LinkTarget } from '@/lib/routing/links';
import type { ArticlePlace } from '@/lib/routing/article-links';
import type { ArticleKind } from '@/lib/routing/query-pages';
import type { RouteKey } from '@/lib/routing/routes';
import { sectionQuery } from '../sectionLink';

/** The list that an article's back link leads to. */
export function listOf(place: ArticlePlace): { route: RouteKey; query?: LinkTarget['query'] } {
  if (place === 'history') return { route: 'history' };
  return { route: 'mediaCenter', query: sectionQuery(place) };
}

/** Photo articles show no publish date. */
export function showsDate(kind: ArticleKind, place: ArticlePlace): boolean {
  return kind !== 'photo' && place !== 'photos';
}
