import type { LinkTarget } from '@/lib/routing/links';
import type { ArticlePlace } from '@/lib/routing/article-links';
import type { ArticleKind } from '@/lib/routing/query-pages';
import type { RouteKey } from '@/lib/routing/routes';
import { SECTION_LABELS } from '../sectionLabels';
import { sectionQuery } from '../sectionLink';

/** Target of an article's back link. */
export function listTarget(place: ArticlePlace): { route: RouteKey; query?: LinkTarget['query'] } {
  if (place === 'history') return { route: 'history' };
  return { route: 'mediaCenter', query: sectionQuery(place) };
}

/** Message key of an entry's section. */
export function nameKey(place: ArticlePlace) {
  return place === 'history' ? 'routes.history' : (`sections.${SECTION_LABELS[place]}` as const);
}

/** Photo articles show no publish date. */
export function showsDate(kind: ArticleKind, place: ArticlePlace): boolean {
  return kind !== 'photo' && place !== 'photos';
}
