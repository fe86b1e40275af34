import type { CaseField } from '@ports-authority/e-services-contract';
import { inArray, or } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { mainCategories, movables, ports, subCategories } from '../database/schema.js';

/** The lists of the service that forms offer. */
const LISTS = { ports, mainCategories, subCategories, movables };

export type ListName = keyof typeof LISTS;

type Titles = NonNullable<CaseField['titles']>;

/** Titles in both languages by list and submitted value. */
export type ListTitles = Readonly<Record<ListName, ReadonlyMap<string, Titles>>>;

/**
 * Titles of submitted values; a value that was removed from its list has none.
 * @param chosen the values of each list, in either language
 */
export async function listTitles(
  database: Database,
  chosen: Readonly<Record<ListName, ReadonlySet<string>>>,
): Promise<ListTitles> {
  const titlesIn = async (name: ListName): Promise<[ListName, ReadonlyMap<string, Titles>]> => {
    const list = LISTS[name];
    const values = [...chosen[name]];
    if (values.length === 0) return [name, new Map()];
    const rows = await database
      .select({ en: list.title, ar: list.titleAr })
      .from(list)
      .where(or(inArray(list.title, values), inArray(list.titleAr, values)));
    return [
      name,
      new Map(
        rows.flatMap((titles) => [
          [titles.en, titles],
          [titles.ar, titles],
        ]),
      ),
    ];
  };
  const names = Object.keys(LISTS) as ListName[];
  return Object.fromEntries(await Promise.all(names.map(titlesIn))) as unknown as ListTitles;
}
