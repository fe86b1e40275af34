/** Kinds of the browser tests that `npm test` runs (docs/testing.md, "Browser tests"). */
export const KINDS = ['page', 'happy-path', 'no-scripts', 'refusal', 'fault'] as const;

/** Matches the tag of every kind. */
export const CORE = new RegExp(`@(?:${KINDS.join('|')})\\b`);

/**
 * Details of a test that `npm test` runs; tests without a kind run in `npm run test:full` alone.
 * @param chosen in a loop over languages or looks: whether this pass is the one to run
 */
export function core(kind: (typeof KINDS)[number], chosen = true): { tag: string[] } {
  return { tag: chosen ? [`@${kind}`] : [] };
}
