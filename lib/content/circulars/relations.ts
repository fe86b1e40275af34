import type { Circular } from './circular';

/** Another circular as links name it; without a subject where the language lacks it. */
export interface RelatedCircular {
  readonly number: string;
  readonly subject: string;
}

export interface CircularRelations {
  readonly replaces: readonly RelatedCircular[];
  readonly replacedBy: readonly RelatedCircular[];
}

type Linked = Pick<Circular, 'number' | 'subject' | 'replaces'>;

/**
 * What a circular replaces and what replaces it. Editors state it once, on the newer one, and one
 * that exists in another language alone counts as well.
 * @param own the circulars of the page's language
 * @param others those of the other language
 */
export function relationsOf(
  { number, replaces }: Linked,
  own: readonly Linked[],
  others: readonly Linked[],
): CircularRelations {
  const related = (one: string): RelatedCircular => ({
    number: one,
    subject: own.find((known) => known.number === one)?.subject ?? '',
  });
  const newer = [...own, ...others].filter((one) => one.replaces.includes(number));
  const known = new Set([...own, ...others].map((one) => one.number));
  return {
    replaces: replaces.filter((one) => known.has(one)).map(related),
    replacedBy: [...new Set(newer.map((one) => one.number))].map(related),
  };
}
