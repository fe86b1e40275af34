import type { Core, UID } from '@strapi/strapi';
import { addAdminRoute, may } from '../admin-routes';
import { fetchFromSite, type MissedSearch } from '../old-addresses/site';

const SYNONYM = 'api::search-synonym.search-synonym' as UID.ContentType;
const PROMOTED = 'api::promoted-result.promoted-result' as UID.ContentType;

/** A missed search summed over days. */
export interface MissedWords {
  readonly locale: string;
  readonly query: string;
  readonly count: number;
  /** ISO date of the last day. */
  readonly last: string;
}

export interface MissedSearches {
  /** False if the site does not respond. */
  readonly isKnown: boolean;
  readonly maySynonym: boolean;
  readonly mayPromote: boolean;
  readonly searches: readonly MissedWords[];
}

/** GET /editing/missed-searches: searches without results of the last 30 days. */
export function registerMissedSearches(strapi: Core.Strapi): void {
  addAdminRoute(strapi, 'GET', '/editing/missed-searches', async (context) => {
    if (!may(context, 'read', SYNONYM)) return void context.forbidden();
    const response = await fetchFromSite<{ searches: MissedSearch[] }>('search/missed');
    context.body = {
      isKnown: response !== undefined,
      maySynonym: may(context, 'create', SYNONYM),
      mayPromote: may(context, 'create', PROMOTED),
      searches: mergeDays(response?.searches ?? []),
    } satisfies MissedSearches;
  });
}

function mergeDays(searches: readonly MissedSearch[]): MissedWords[] {
  const words = new Map<string, MissedWords>();
  for (const { day, locale, query, count } of searches) {
    const name = `${locale} ${query}`;
    const before = words.get(name) ?? { locale, query, count: 0, last: day };
    const last = before.last > day ? before.last : day;
    words.set(name, { locale, query, count: before.count + count, last });
  }
  return [...words.values()].sort((a, b) => b.count - a.count);
}
