import type { LinkTarget } from '@/lib/routing/links';
import type { ArticlePlace } from '@/lib/routing/article-links';
import type { ArticleKind } from '@/lib/routing/query-pages';
import type { RouteKey } from '@/lib/routing/routes';
import { SECTION_LABELS } from '../sectionLabels';
import { sectionQuery } from '../sectionLink';

/** The list that an article's back link leads to. */
export function listOf(place: ArticlePlace): { route: RouteKey; query?: LinkTarget['query'] } {
  if (place === 'history') return { route: 'history' };
  return { route: 'mediaCenter', query: sectionQuery(place) };
}

/** Key of the name of the part of the site that an entry belongs to. */
export function nameKey(place: ArticlePlace) {
  return place === 'history' ? 'routes.history' : (`sections.${SECTION_LABELS[place]}` as const);
}

/** Photo articles show no publish date. */
export function showsDate(kind: ArticleKind, place: ArticlePlace): boolean {
  return kind !== 'photo' && place !== 'photos';
}
