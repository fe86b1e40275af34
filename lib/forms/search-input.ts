import { parseDay } from '../dates/riyadh';

/** Longest names that the vessel search accepts, in characters. */
export const MAX_SEARCH_TEXT = 100;

/** True if a typed day (DD/MM/YYYY) is before another; false if either is invalid. */
export function isBefore(day: string, other: string): boolean {
  const first = parseDay(day);
  const second = parseDay(other);
  return first !== null && second !== null && first < second;
}
