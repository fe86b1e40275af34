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

/** The newest ISO date-time; null without one. */
export function newest(moments: readonly (string | null | undefined)[]): string | null {
  return (
    moments
      .flatMap((moment) => moment || [])
      .sort()
      .at(-1) ?? null
  );
}
