import { hasCapability } from '../capabilities';
import { Leases } from '../limits/leases';
import { processWide } from '../process-state';

const running = (): Map<string, number> => processWide('submissions', () => new Map());

const outcomes = (): Map<string, Promise<unknown>> =>
  processWide('submission-outcomes', () => new Map());

/** Submissions that other instances are storing. */
const shared = new Leases('submission');

/**
 * Marks a submission as in progress on all instances: after a lost connection the visitor's status
 * request may reach another instance. Concurrent submissions with the same key on this instance,
 * such as a double click, share one call, for services without idempotency.
 */
export async function whileInProgress<Result>(
  key: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (key === undefined) return work();
  if (hasCapability('idempotency')) return counted(key, work);
  const first = outcomes().get(key) as Promise<Result> | undefined;
  if (first) return first;
  const outcome = counted(key, work).finally(() => outcomes().delete(key));
  outcomes().set(key, outcome);
  return outcome;
}

async function counted<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const counts = running();
  counts.set(key, (counts.get(key) ?? 0) + 1);
  const end = await shared.acquire(key);
  try {
    return await work();
  } finally {
    end?.();
    const rest = (counts.get(key) ?? 1) - 1;
    if (rest > 0) counts.set(key, rest);
    else counts.delete(key);
  }
}

/** True while any instance is storing a submission with that key. */
export async function isInProgress(key: string): Promise<boolean> {
  return running().has(key) || shared.isHeld(key);
}
