import type { Director } from '@/lib/content/collections/directors';

export interface BoardRows {
  /** The chair; at most one person. */
  readonly top: readonly Director[];
  readonly next: readonly Director[];
  readonly others: readonly Director[];
}

/** Display order 1 on top, the next three in a row, the rest below; members without one last. */
export function boardRows(directors: readonly Director[]): BoardRows {
  const sorted = directors.toSorted((a, b) => rank(a) - rank(b));
  const top = sorted.filter(({ order }) => order === 1).slice(0, 1);
  const below = sorted.filter((director) => !top.includes(director));
  return { top, next: below.slice(0, 3), others: below.slice(3) };
}

function rank({ order }: Director): number {
  return order ?? Number.MAX_SAFE_INTEGER;
}
