import type { Unit } from '@ports-authority/e-services-contract';
import { hoursAfter } from '../dates.js';
import { SAMPLE_PORTS } from './ports.js';
import { readSample, type Pair } from './read.js';
import { seeded } from './random.js';

/** Classification → item → movables, with the largest stock and the unit if it is not pieces. */
const CATALOGUE = readSample<
  readonly {
    readonly title: Pair;
    readonly items: readonly {
      readonly title: Pair;
      readonly movables: readonly (readonly [...Pair, most: number, unit?: Unit])[];
    }[];
  }[]
>('movables');

const DEPARTMENTS = [
  'Warehouses Department',
  'Inventory Control Unit',
  'Support Services Department',
];
const SITES_PER_MOVABLE = 2;

export function sampleCategories() {
  const main = CATALOGUE.map(({ title }, index) => ({
    id: index + 1,
    titleAr: title[0],
    title: title[1],
  }));
  const sub = CATALOGUE.flatMap(({ items }, mainIndex) =>
    items.map(({ title }, index) => ({
      id: (mainIndex + 1) * 10 + index + 1,
      mainCategoryId: mainIndex + 1,
      titleAr: title[0],
      title: title[1],
    })),
  );
  return { main, sub };
}

/**
 * 120 movables: sixty kinds at two ports each, with their initial stock.
 * @param day YYYY-MM-DD; they were created before it
 */
export function sampleMovables(day: string) {
  const random = seeded(7501);
  const kinds = CATALOGUE.flatMap(({ items }, mainIndex) =>
    items.flatMap(({ movables }, index) =>
      movables.map((movable) => ({ movable, subCategoryId: (mainIndex + 1) * 10 + index + 1 })),
    ),
  );
  return kinds.flatMap(({ movable: [titleAr, title, most, unit = 'piece'], subCategoryId }, kind) =>
    Array.from({ length: SITES_PER_MOVABLE }, (_, site) => {
      const age = random.between(20, 400);
      return {
        id: 1000 + kind * SITES_PER_MOVABLE + site + 1,
        subCategoryId,
        portId: SAMPLE_PORTS[(kind + site * 5) % SAMPLE_PORTS.length]!.id,
        title,
        titleAr,
        unit,
        available: String(Math.max(2, Math.round(most * (0.3 + 0.7 * random.next())))),
        createdAt: hoursAfter(day, 10 - age * 24),
        modifiedAt: hoursAfter(day, 11 - random.between(1, age) * 24),
        author: random.pick(DEPARTMENTS),
        editor: random.pick(DEPARTMENTS),
      };
    }),
  );
}
