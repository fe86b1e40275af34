/** Fallbacks for missing pictures. */
const general = [
  'cover-quay-dusk',
  'cover-berth-day',
  'cover-industrial',
  'cover-bulk',
  'cover-pilot-dawn',
  'cover-bow',
  'cover-bollard',
  'cover-plan',
  'cover-lighthouse-night',
  'cover-chart',
] as const;

const sets = {
  general,
  document: ['cover-flags'],
  data: ['cover-containers'],
  land: ['cover-gate'],
  history: ['history-dhows', 'history-first-berth', 'history-quay', 'history-chart'],
} as const;

export type IllustrationKind = keyof typeof sets;
export type IllustrationName =
  | (typeof sets)[IllustrationKind][number]
  | 'scene-404'
  | 'hero-poster';

export function illustrationSrc(name: IllustrationName): string {
  return `/images/${name}.svg`;
}

/** Picks a drawing deterministically by a seed such as a slug. */
export function illustrationFor(
  seed: string,
  kind: IllustrationKind = 'general',
): IllustrationName {
  const set = sets[kind];
  return set[hash(seed) % set.length] ?? set[0];
}

/** FNV-1a, 32 bits: spreads short, similar slugs well. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}
