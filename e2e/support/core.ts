/** Kinds of browser tests that `npm test` runs (docs/testing.md, "Browser tests"). */
export const KINDS = ['page', 'happy-path', 'no-scripts', 'refusal', 'fault'] as const;

export const CORE = new RegExp(`@(?:${KINDS.join('|')})\\b`);

/**
 * Test details with the tag of a kind; untagged tests run in `npm run test:full` only.
 * @param chosen in a loop over languages or looks: true for the iteration to run
 */
export function core(kind: (typeof KINDS)[number], chosen = true): { tag: string[] } {
  return { tag: chosen ? [`@${kind}`] : [] };
}
