import type { Movable, MovableCategory } from './types';

/** The four choices of the order form, each within the one before it (specification §4). */
export const CASCADE = ['classification', 'item', 'site', 'movable'] as const;

export type Level = (typeof CASCADE)[number];

/** Ids of what is chosen; empty where nothing is. */
export type Chosen = Readonly<Record<Level, string>>;

/** What the levels of the cascade have to offer; null while it is not known. */
export interface Offered {
  readonly categories: readonly MovableCategory[] | null;
  readonly items: readonly MovableCategory[] | null;
  readonly stock: readonly Movable[] | null;
}

/** The choices after a choice at one level: those below it are cleared (specification §4). */
export function choose(chosen: Chosen, level: Level, id: string): Chosen {
  const at = CASCADE.indexOf(level);
  const below = CASCADE.slice(at + 1).map((lower) => [lower, '']);
  return { ...chosen, [level]: id, ...(Object.fromEntries(below) as Partial<Chosen>) };
}

/** Whether a level can be chosen from: all levels above it are chosen. */
export function isOpen(chosen: Chosen, level: Level): boolean {
  return CASCADE.slice(0, CASCADE.indexOf(level)).every((upper) => chosen[upper] !== '');
}

/**
 * What can be chosen at a level: sites are those that hold some of the item, movables those of the
 * site whose category matches (specification §4). Null while it is not known.
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

/** The movable that is chosen, if there is still some of it. */
export function chosenMovable(chosen: Chosen, { stock }: Offered): Movable | null {
  const found = stock?.find(({ id, site }) => id === chosen.movable && site.id === chosen.site);
  return found && found.quantity > 0 ? found : null;
}

/**
 * The first level whose choice is no longer offered, once that is known: somebody else took the
 * last of it, or a kept draft is older than the stock.
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
  return stock.filter(
    ({ quantity, category, item }) =>
      quantity > 0 && category.id === chosen.classification && item.id === chosen.item,
  );
}

/** Each site once, in the order of their ids. */
function sitesOf(movables: readonly Movable[]): MovableCategory[] {
  const sites = new Map(movables.map(({ site }) => [site.id, site]));
  return [...sites.values()].sort((one, other) => Number(one.id) - Number(other.id));
}

function named({ id, title }: Movable): MovableCategory {
  return { id, ...title };
}
