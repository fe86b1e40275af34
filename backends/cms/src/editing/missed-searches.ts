import type { Core, UID } from '@strapi/strapi';
import { addAdminRoute, permissionsOf, type AdminContext } from '../admin-routes';
import { askSite, type MissedSearch } from '../old-addresses/site';

const SYNONYM = 'api::search-synonym.search-synonym' as UID.ContentType;
const PROMOTED = 'api::promoted-result.promoted-result' as UID.ContentType;

/** Words of several days together. */
interface MissedWords {
  readonly locale: string;
  readonly query: string;
  readonly count: number;
  /** ISO date of the last day. */
  readonly last: string;
}

/** Registers GET /editing/missed-searches: what visitors searched for and did not find, for 30 days. */
export function registerMissedSearches(strapi: Core.Strapi): void {
  addAdminRoute(strapi, 'GET', '/editing/missed-searches', async (context: AdminContext) => {
    const synonyms = permissionsOf(strapi, context, SYNONYM);
    if (synonyms.cannot.read()) return void context.forbidden();
    const answer = await askSite<{ searches: MissedSearch[] }>('search/missed');
    context.body = {
      isKnown: answer !== undefined,
      maySynonym: !synonyms.cannot.create(),
      mayPromote: !permissionsOf(strapi, context, PROMOTED).cannot.create(),
      searches: together(answer?.searches ?? []),
    };
  });
}

function together(searches: readonly MissedSearch[]): MissedWords[] {
  const words = new Map<string, MissedWords>();
  for (const { day, locale, query, count } of searches) {
    const name = `${locale} ${query}`;
    const before = words.get(name) ?? { locale, query, count: 0, last: day };
    const last = before.last > day ? before.last : day;
    words.set(name, { locale, query, count: before.count + count, last });
  }
  return [...words.values()].sort((one, other) => other.count - one.count);
}
