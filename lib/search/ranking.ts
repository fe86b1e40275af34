import type { SearchKind } from '../content/search-text';
import type { Concept } from './query';

/** Breaks ties: services rank above articles about them. */
export const KIND_WEIGHTS: Readonly<Record<SearchKind, number>> = {
  'e-services': 1.4,
  pages: 1.2,
  ports: 1.4,
  tenders: 1.1,
  regulations: 1.2,
  circulars: 1,
  articles: 0.8,
  press: 0.9,
  newsletters: 0.9,
  videos: 0.8,
  library: 1.1,
};

/**
 * Title match rank, best first. A page named by part of the query ranks above texts that only
 * mention all of it.
 */
export const RANK = {
  exact: 6,
  synonym: 5,
  contains: 4,
  namedByPart: 3,
  mentions: 2,
  namedByCommonWords: 1,
  bodyOnly: 0,
} as const;

/** Kinds whose pages let visitors do something. */
export const ACTION_KINDS: readonly SearchKind[] = ['e-services', 'pages', 'ports'];
/** Kinds whose long titles mention many things. */
export const LONG_TITLE_KINDS: readonly SearchKind[] = [
  'articles',
  'press',
  'newsletters',
  'videos',
];
/** A word in more texts than this share distinguishes none. */
export const COMMON_WORD_SHARE = 0.25;
/** Least weight of a word of the query in one of its own forms. */
export const OWN_FORM = 0.8;
/** With fewer full matches, partial matches follow. */
export const MIN_FULL_MATCHES = 3;

export type Alternative = Concept['alternatives'][number];

/** All words of one alternative match one of these terms, which are few. */
export function isIn({ alternatives }: Concept, terms: readonly string[]): boolean {
  return alternatives.some((slots) => areIn(slots, terms));
}

export function areIn(slots: Alternative, terms: readonly string[]): boolean {
  return slots.length > 0 && slots.every((slot) => terms.some((term) => slot.has(term)));
}

export function termWeights(alternatives: Concept['alternatives']): Map<string, number> {
  const weights = new Map<string, number>();
  for (const slot of alternatives.flat()) {
    for (const [term, weight] of slot) weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  }
  return weights;
}

/** Terms as they are in the query. */
export function writtenTerms(concepts: readonly Concept[]): Set<string> {
  const slots = concepts.flatMap(({ alternatives }) => alternatives.flat());
  return new Set(
    slots.flatMap((slot) => [...slot].flatMap(([term, weight]) => (weight === 1 ? term : []))),
  );
}
