import type { UsedList } from '../../src/captcha/used-list.js';

/** A used-list of one process, for tests without a database. */
export function usedList(): UsedList {
  const used = new Set<string>();
  return {
    claim: async (id) => !used.has(id) && Boolean(used.add(id)),
    isUsed: async (id) => used.has(id),
  };
}
