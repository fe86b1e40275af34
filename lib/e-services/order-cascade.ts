import type { Movable, MovableCategory } from './types';

/** The four choices of the order form, each within the one before it. */
export const CASCADE = ['classification', 'item', 'site', 'movable'] as const;

export type Level = (typeof CASCADE)[number];

/** Ids of the choices; empty if nothing is chosen. */
export type Chosen = Readonly<Record<Level, string>>;

/** The choices of the cascade's levels; null while unknown. */
export interface Offered {
  readonly categories: readonly MovableCategory[] | null;
  readonly items: readonly MovableCategory[] | null;
  readonly stock: readonly Movable[] | null;
}

/** Chooses at one level and clears the levels below it. */
export function choose(chosen: Chosen, level: Level, id: string): Chosen {
  const at = CASCADE.indexOf(level);
  const below = CASCADE.slice(at + 1).map((lower) => [lower, '']);
  return { ...chosen, [level]: id, ...(Object.fromEntries(below) as Partial<Chosen>) };
}

/** Whether a level is enabled: all levels above it are chosen. */
export function isOpen(chosen: Chosen, level: Level): boolean {
  return CASCADE.slice(0, CASCADE.indexOf(level)).every((upper) => chosen[upper] !== '');
}

/**
 * The choices at a level: sites are those with stock of the item, movables those of the site whose
 * category matches. Null while unknown.
 */
export function choicesAt(
  level: Level,
  chosen: Chosen,
  { categories, items, stock }: Offered,
): readonly MovableCategory[] | null {
  switch (level) {
    case 'classification':
      return categories;
    case 'item':
      return items;
    case 'site':
      return stock && sitesOf(inStock(chosen, stock));
    case 'movable':
      return (
        stock &&
        inStock(chosen, stock)
          .filter(({ site }) => site.id === chosen.site)
          .map(named)
      );
  }
}

/** The chosen movable, if it is still in stock. */
export function chosenMovable(chosen: Chosen, { stock }: Offered): Movable | null {
  const found = stock?.find(({ id, site }) => id === chosen.movable && site.id === chosen.site);
  return found && found.quantity > 0 ? found : null;
}

/**
 * The first level whose choice is known to be gone: somebody else ordered the last one, or a draft is
 * older than the stock.
 */
export function lostLevel(chosen: Chosen, offered: Offered): Level | null {
  for (const level of CASCADE) {
    if (chosen[level] === '') return null;
    const choices = choicesAt(level, chosen, offered);
    if (choices && !choices.some(({ id }) => id === chosen[level])) return level;
  }
  return null;
}

function inStock(chosen: Chosen, stock: readonly Movable[]): Movable[] {
  return stock.filter((movable) => movable.quantity > 0 && isOf(movable, chosen));
}

/** Whether a movable is one of the chosen item in its classification, as far as it names them. */
export function isOf(
  { category, item }: Movable,
  chosen: Pick<Chosen, 'classification' | 'item'>,
): boolean {
  return ['', chosen.classification].includes(category.id) && item.id === chosen.item;
}

/** Each site once, sorted by id: by number where it has one. */
function sitesOf(movables: readonly Movable[]): MovableCategory[] {
  const sites = new Map(movables.map(({ site }) => [site.id, site]));
  return [...sites.values()].sort((one, other) =>
    one.id.localeCompare(other.id, 'en', { numeric: true }),
  );
}

function named({ id, title }: Movable): MovableCategory {
  return { id, ...title };
}
