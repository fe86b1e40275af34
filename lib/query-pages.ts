import type { RouteKey } from './routes';

/** Slugs are shared by both languages (decisions, "Identifiers and data"). */
export const SLUG = /^[a-z0-9-]{1,120}$/;

/** Query names of an article link and what each one says about the article (specification §2). */
export const ARTICLE_KINDS = ['news', 'photo', 'a'] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** Sections of the media centre: path segment and the query value that links use. */
export const MEDIA_SECTIONS = {
  news: 'News',
  video: 'Video',
  photos: 'Photos',
  library: 'library',
  newsletter: 'newsletter',
} as const;
export type MediaSection = keyof typeof MEDIA_SECTIONS;

export function isMediaSection(value: string): value is MediaSection {
  return Object.hasOwn(MEDIA_SECTIONS, value);
}

/** Reads a page number from a query or a path segment; anything odd is page 1. */
export function pageNumber(value: string | null | undefined): number {
  return value && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;
}

/**
 * Turns the query of a route into path segments below it, so that query pages are cached like
 * any other; unknown parameters are no part of them. Null: there is no such page.
 */
export function querySegments(route: RouteKey, query: URLSearchParams): string[] | null {
  switch (route) {
    case 'mediaCenter': {
      const section = (query.get('o') ?? '').toLowerCase();
      return [isMediaSection(section) ? section : 'news', String(pageNumber(query.get('page')))];
    }
    case 'article': {
      const kind = ARTICLE_KINDS.find((name) => query.has(name));
      const slug = kind && query.get(kind)?.toLowerCase();
      return slug && SLUG.test(slug) ? [kind, slug] : null;
    }
    default:
      return [];
  }
}
