import { hasCapability } from '../e-services/capabilities';
import { Leases } from '../limits/leases';
import { processWide } from '../process-state';

const running = (): Map<string, number> => processWide('submissions', () => new Map());

const outcomes = (): Map<string, Promise<unknown>> =>
  processWide('submission-outcomes', () => new Map());

/** What the other instances are working on. */
const shared = new Leases('submission');

/**
 * Runs work that stores a submission under a key. A visitor whose connection was lost asks for the key
 * while this instance, which may not be the one that is asked, is still sending it on. A service that does
 * not recognise keys gets the submission once: another one under its key, such as of a second click, has
 * the outcome of the first.
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

/** Whether an instance is working on a submission with that key. */
export async function isInProgress(key: string): Promise<boolean> {
  return running().has(key) || shared.isHeld(key);
}
