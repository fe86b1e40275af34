import type { YearlyFigures } from '@/lib/content/collections/statistics';

/** What the yearly figures count, in the order of the choices. */
export const MEASURES = ['tonnes', 'containers', 'vessels', 'passengers'] as const;
export type Measure = (typeof MEASURES)[number];

/** A year's value of one measure. */
export interface YearValue {
  readonly year: number;
  readonly value: number;
}

/** The values of one measure, in the order of the years given. */
export function valuesOf(measure: Measure, figures: readonly YearlyFigures[]): YearValue[] {
  return figures.map((one) => ({ year: one.year, value: one[measure] }));
}

/** Four to six axis ticks in round steps, from zero to at least the highest value. */
export function axisMarks(highest: number): number[] {
  if (highest <= 0) return [0, 1];
  const power = 10 ** Math.floor(Math.log10(highest / 4));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one * 5 >= highest);
  const size = step ?? 10 * power;
  const count = Math.ceil(highest / size);
  return Array.from({ length: count + 1 }, (_, index) => index * size);
}
