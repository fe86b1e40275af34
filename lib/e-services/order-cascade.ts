import type { Movable, MovableCategory } from './types';

/** Dependent selects of the order form, outermost first. */
export const CASCADE = ['classification', 'item', 'site', 'movable'] as const;

export type Level = (typeof CASCADE)[number];

/** Selected ids; empty if nothing is selected. */
export type Chosen = Readonly<Record<Level, string>>;

/** Options by level; null until loaded. */
export interface Offered {
  readonly categories: readonly MovableCategory[] | null;
  readonly items: readonly MovableCategory[] | null;
  readonly stock: readonly Movable[] | null;
}

/** Selects an option and clears the levels below. */
export function choose(chosen: Chosen, level: Level, id: string): Chosen {
  const at = CASCADE.indexOf(level);
  const below = CASCADE.slice(at + 1).map((lower) => [lower, '']);
  return { ...chosen, [level]: id, ...(Object.fromEntries(below) as Partial<Chosen>) };
}

/** Enabled if all levels above are selected. */
export function isOpen(chosen: Chosen, level: Level): boolean {
  return CASCADE.slice(0, CASCADE.indexOf(level)).every((upper) => chosen[upper] !== '');
}

/**
 * Options of a level: sites with stock of the item, or movables of the selected site with a
 * matching category. Null until loaded.
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
      return stock && distinctSites(inStock(chosen, stock));
    case 'movable':
      return (
        stock &&
        inStock(chosen, stock)
          .filter(({ site }) => site.id === chosen.site)
          .map(toChoice)
      );
  }
}

/** The selected movable if still in stock. */
export function chosenMovable(chosen: Chosen, { stock }: Offered): Movable | null {
  const found = stock?.find(({ id, site }) => id === chosen.movable && site.id === chosen.site);
  return found && found.quantity > 0 ? found : null;
}

/** The first level whose selection no longer exists: sold out, or an outdated draft. */
export function unavailableLevel(chosen: Chosen, offered: Offered): Level | null {
  for (const level of CASCADE) {
    if (chosen[level] === '') return null;
    const choices = choicesAt(level, chosen, offered);
    if (choices && !choices.some(({ id }) => id === chosen[level])) return level;
  }
  return null;
}

function inStock(chosen: Chosen, stock: readonly Movable[]): Movable[] {
  return stock.filter((movable) => movable.quantity > 0 && belongsTo(movable, chosen));
}

/** A missing category matches. */
export function belongsTo(
  { category, item }: Movable,
  chosen: Pick<Chosen, 'classification' | 'item'>,
): boolean {
  return ['', chosen.classification].includes(category.id) && item.id === chosen.item;
}

/** Sorted by id, numerically. */
function distinctSites(movables: readonly Movable[]): MovableCategory[] {
  const sites = new Map(movables.map(({ site }) => [site.id, site]));
  return [...sites.values()].sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
}

function toChoice({ id, title }: Movable): MovableCategory {
  return { id, ...title };
}
