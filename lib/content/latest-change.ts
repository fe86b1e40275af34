import type { Entry } from './types';

/** The newest last change among some entries (ISO date-time); undefined for none. */
export function latestChange(
  ...groups: ReadonlyArray<Entry | null | readonly Entry[]>
): string | undefined {
  return groups
    .flatMap((group) => (group === null ? [] : group))
    .map((item) => item.updatedAt)
    .sort()
    .at(-1);
}
