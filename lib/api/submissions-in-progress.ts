import { Leases } from '../limits/leases';

/** Next may load this module more than once, but must count only once. */
const globals = globalThis as typeof globalThis & { portsSubmissions?: Map<string, number> };

function running(): Map<string, number> {
  return (globals.portsSubmissions ??= new Map());
}

/** What the other instances are working on. */
const shared = new Leases('submission');

/**
 * Runs work that stores a submission under a key. A visitor whose connection was lost asks for the key
 * while this instance, which may not be the one that is asked, is still sending it on.
 */
export async function whileInProgress<Result>(
  key: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (key === undefined) return work();
  const counts = running();
  counts.set(key, (counts.get(key) ?? 0) + 1);
  const end = await shared.take(key);
  try {
    return await work();
  } finally {
    end?.();
    const rest = (counts.get(key) ?? 1) - 1;
    if (rest > 0) counts.set(key, rest);
    else counts.delete(key);
  }
}

/** Whether an instance is working on a submission with that key. */
export async function isInProgress(key: string): Promise<boolean> {
  return running().has(key) || shared.isTaken(key);
}
