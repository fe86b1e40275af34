/** Next may load this module more than once, but must count only once. */
const globals = globalThis as typeof globalThis & { portsSubmissions?: Map<string, number> };

function running(): Map<string, number> {
  return (globals.portsSubmissions ??= new Map());
}

/**
 * Runs work that stores a submission under a key. A visitor whose connection was lost asks for the key
 * while this process may still be sending it on.
 */
export async function whileInProgress<Result>(
  key: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (key === undefined) return work();
  const counts = running();
  counts.set(key, (counts.get(key) ?? 0) + 1);
  try {
    return await work();
  } finally {
    const rest = (counts.get(key) ?? 1) - 1;
    if (rest > 0) counts.set(key, rest);
    else counts.delete(key);
  }
}

/** Whether this process is working on a submission with that key. */
export function isInProgress(key: string): boolean {
  return running().has(key);
}
