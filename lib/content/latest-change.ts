import type { Entry } from './types';

/** The newest `updatedAt` (ISO date-time); undefined without entries. */
export function latestChange(
  ...groups: ReadonlyArray<Entry | null | readonly Entry[]>
): string | undefined {
  return groups
    .flatMap((group) => (group === null ? [] : group))
    .map((item) => item.updatedAt)
    .sort()
    .at(-1);
}
