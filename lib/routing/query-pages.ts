import { PURPOSES, type Purpose } from '../forms/purposes';
import { foldText, latinDigits } from '../../packages/text/src';
import type { RouteKey } from './routes';

/** Both languages share an entry's slug. */
export const SLUG = /^[a-z0-9-]{1,120}$/;

/** A slug at `/article`, in any script. */
export const ARTICLE_SLUG = /^[\p{L}\p{M}\p{N}_-]{1,120}$/u;

/** Query parameters of an article link: a news item, a photo album, a library entry, a video. */
export const ARTICLE_KINDS = ['news', 'photo', 'a', 'video'] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** Sections of the media centre: path segment by query value. */
export const MEDIA_SECTIONS = {
  news: 'News',
  press: 'Press',
  video: 'Video',
  photos: 'Photos',
  library: 'library',
  newsletter: 'newsletter',
} as const;
export type MediaSection = keyof typeof MEDIA_SECTIONS;

export function isMediaSection(value: string): value is MediaSection {
  return Object.hasOwn(MEDIA_SECTIONS, value);
}

/** The authority's own number of an announcement. */
const ANNOUNCEMENT_ID = /^[1-9]\d{0,8}$/;

/** The e-services API's id of a tender. */
const TENDER_ID = /^[A-Za-z0-9-]{1,40}$/;

/** The authority's own number of a regulation (`REG-01`), case-insensitive. */
export const REGULATION_ID = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** Path segment for "all". */
export const EVERYTHING = 'all';

export const REGULATION_VIEWS = ['tiles', 'list'] as const;
export type RegulationView = (typeof REGULATION_VIEWS)[number];

/** Parses a view from a query or a path segment; defaults to tiles. */
export function regulationView(value: string | null | undefined): RegulationView {
  return REGULATION_VIEWS.find((view) => view === value?.toLowerCase()) ?? 'tiles';
}

const FIRST_CIRCULAR_YEAR = 2019;
const yearInRiyadh = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
  timeZone: 'Asia/Riyadh',
  year: 'numeric',
});

/** Years with circulars, from the current one in Riyadh back to the first. */
export function circularYears(now: Date = new Date()): number[] {
  const current = Number(yearInRiyadh.format(now));
  const count = Math.max(current - FIRST_CIRCULAR_YEAR + 1, 1);
  return Array.from({ length: count }, (_, index) => FIRST_CIRCULAR_YEAR + count - 1 - index);
}

/** Parses a year from a query or a path segment; null = all years, also if invalid. */
export function circularYear(value: string | null | undefined): number | null {
  return circularYears().find((year) => String(year) === value) ?? null;
}

/** A circular's number in URLs: `2024-017`. */
const CIRCULAR_SLUG = /^[\p{L}\p{N}-]{1,60}$/u;

/** Normalises a number as people type it; null if invalid. */
export function circularSlug(value: string | null): string | null {
  const number = latinDigits(value ?? '')
    .trim()
    .toLowerCase();
  const slug = number.replace(/[\s/]+/g, '-');
  return CIRCULAR_SLUG.test(slug) ? slug : null;
}

const PORT_NAME = /^[\p{L}\p{N}-]{1,80}$/u;

/** Folds a port's slug or name for comparison, with hyphens for spaces; null if invalid. */
export function portKey(value: string | null | undefined): string | null {
  if (!value || value.length > 200) return null;
  const key = foldText(value)
    .trim()
    .replace(/[\s_-]+/g, '-');
  return SLUG.test(key) || PORT_NAME.test(key) ? key : null;
}

/** Slugs of services by values of `o` on the e-services hub. */
const NAMED_SERVICES: Readonly<Record<string, string>> = {
  license: 'license',
  licenseandpermit: 'license',
  vesselsearch: 'vesselsearch',
  'request-for-rental-of-facilities': 'reqrentalfacilities',
  sla: 'sla',
};

/** Value of `o` for a service. */
export function hubQuery(service: string | null): string | undefined {
  const named = Object.entries(NAMED_SERVICES).find(([, slug]) => slug === service)?.[0];
  return named === 'sla' ? 'SLA' : named;
}

/** Path segment for no service. */
const NO_SERVICE = 'none';

/** Path segments of the hub with what is coming soon: no page of another setting is served. */
function hubSegments(named: string | null, comingSoon: readonly string[]): string[] {
  const key = named?.toLowerCase() ?? '';
  const service = Object.hasOwn(NAMED_SERVICES, key) ? NAMED_SERVICES[key] : undefined;
  return [service ?? NO_SERVICE, [...comingSoon].sort().join('-') || NO_SERVICE];
}

/** Parses a purpose of the contact form from a query or a path segment; null if invalid. */
export function contactPurpose(value: string | null | undefined): Purpose | null {
  return PURPOSES.find((purpose) => purpose.toLowerCase() === value?.toLowerCase()) ?? null;
}

/** Parses a page number from a query or a path segment; defaults to 1. */
export function pageNumber(value: string | null | undefined): number {
  return value && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;
}

/**
 * Turns the query of a route into path segments, so that pages with a query are cached like any
 * other; unknown parameters are ignored.
 * @param comingSoon slugs of e-services that are switched off
 * @returns null if there is no such page
 */
export function querySegments(
  route: RouteKey,
  query: URLSearchParams,
  comingSoon: readonly string[] = [],
): string[] | null {
  switch (route) {
    case 'mediaCenter': {
      const section = (query.get('o') ?? '').toLowerCase();
      return [isMediaSection(section) ? section : 'news', String(pageNumber(query.get('page')))];
    }
    case 'history':
      return [String(pageNumber(query.get('page')))];
    case 'article': {
      const kind = ARTICLE_KINDS.find((name) => query.has(name));
      const slug = kind && query.get(kind)?.toLowerCase();
      return slug && ARTICLE_SLUG.test(slug) ? [kind, slug] : null;
    }
    case 'ports': {
      const key = portKey(query.get('port'));
      return key ? [key] : [];
    }
    case 'contact': {
      const purpose = contactPurpose(query.get('purpose'));
      return purpose ? [purpose.toLowerCase()] : [];
    }
    case 'announcement': {
      const id = query.get('id') ?? '';
      return ANNOUNCEMENT_ID.test(id) ? [id] : [];
    }
    case 'regulations': {
      const id = query.get('r')?.toLowerCase() ?? '';
      return [REGULATION_ID.test(id) ? id : EVERYTHING, regulationView(query.get('view'))];
    }
    case 'circulars': {
      const year = circularYear(query.get('year'));
      return [String(year ?? EVERYTHING), String(pageNumber(query.get('page')))];
    }
    case 'circular': {
      const slug = circularSlug(query.get('number'));
      return slug ? [slug] : null;
    }
    case 'tender': {
      const id = query.get('id') ?? '';
      return TENDER_ID.test(id) ? [id] : null;
    }
    case 'eServices':
      return hubSegments(query.get('o'), comingSoon);
    case 'statistics':
      return [String(pageNumber(query.get('page')))];
    default:
      return [];
  }
}
