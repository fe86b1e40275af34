import type { YearlyFigures } from '@/lib/content/collections/statistics';

/** In the order of the choices. */
export const MEASURES = ['tonnes', 'containers', 'vessels', 'passengers'] as const;
export type Measure = (typeof MEASURES)[number];

export interface YearValue {
  readonly year: number;
  readonly value: number;
}

/** Values of one measure, in the given order of years. */
export function measureValues(measure: Measure, figures: readonly YearlyFigures[]): YearValue[] {
  return figures.map((row) => ({ year: row.year, value: row[measure] }));
}

/** Four to six axis ticks in round steps, from zero to at least the highest value. */
export function axisMarks(highest: number): number[] {
  if (highest <= 0) return [0, 1];
  const power = 10 ** Math.floor(Math.log10(highest / 4));
  const step = [1, 2, 2.5, 5, 10]
    .map((factor) => factor * power)
    .find((candidate) => candidate * 5 >= highest);
  const size = step ?? 10 * power;
  const count = Math.ceil(highest / size);
  return Array.from({ length: count + 1 }, (_, index) => index * size);
}
