import type { UsedList } from '../../src/captcha/used-list.js';

/** An in-memory used-list, for tests without a database. */
export function usedList(): UsedList {
  const used = new Set<string>();
  return {
    claim: async (id) => !used.has(id) && Boolean(used.add(id)),
    isUsed: async (id) => used.has(id),
  };
}
