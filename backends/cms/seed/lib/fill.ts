import type { Facts } from '../facts/rows';

export const PLACEHOLDER = /\{\{([\w.-]+)\}\}/g;

/** A fact by its name or path; undefined if there is none. */
export function findFact(facts: Facts, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Facts | undefined)?.[key], facts);
}

/** Replaces each `{{name}}` in a text by the fact; throws when none has this name. */
export function fillText(text: string, facts: Facts): string {
  return text.replace(PLACEHOLDER, (_, name: string) => {
    const fact = findFact(facts, name);
    if (typeof fact !== 'string' && typeof fact !== 'number')
      throw new Error(`no fact is called {{${name}}}`);
    return String(fact);
  });
}

/** The same in all texts of a value; a text that is a placeholder alone becomes the fact itself. */
export function fillValue(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') {
    const [, alone] = /^\{\{([\w.-]+)\}\}$/.exec(value) ?? [];
    return alone ? findFact(facts, alone) : fillText(value, facts);
  }
  if (Array.isArray(value)) return value.map((item) => fillValue(item, facts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillValue(item, facts)]),
  );
}
