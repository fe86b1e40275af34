import { setTimeout as pause } from 'node:timers/promises';
import { hasCapability } from '../capabilities';
import { sharedKey } from '../limits/shared-key';
import { processWide } from '../process-state';
import { askRedis } from '../redis/redis';

/** Longer than a form waits for the state; the count of an instance that died ends then. */
const SHARED_MS = 30_000;
const POLL_MS = 200;
const MAX_WAIT_MS = 8000;

const running = (): Map<string, number> => processWide('submissions', () => new Map());

const outcomes = (): Map<string, Promise<unknown>> =>
  processWide('submission-outcomes', () => new Map());

/**
 * Marks a submission as in progress on all instances: after a lost connection the visitor's status
 * request may reach another instance. Services without idempotency get one call for concurrent
 * submissions with the same key.
 */
export async function whileInProgress<Result>(
  key: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (key === undefined) return work();
  if (hasCapability('idempotency')) return counted(key, work);
  return shareRunning(key, () => counted(key, work));
}

/** Concurrent submissions of this instance with the same key, such as a double click, share one call. */
export function shareRunning<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const first = outcomes().get(key) as Promise<Result> | undefined;
  if (first) return first;
  const outcome = work().finally(() => outcomes().delete(key));
  outcomes().set(key, outcome);
  return outcome;
}

async function counted<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  await count(key, 1);
  try {
    return await work();
  } finally {
    await count(key, -1);
  }
}

/** Without Redis, this instance counts for itself. */
async function count(key: string, change: 1 | -1): Promise<void> {
  const counts = running();
  const total = (counts.get(key) ?? 0) + change;
  if (total > 0) counts.set(key, total);
  else counts.delete(key);
  await askRedis((client) => {
    const name = redisKey(key);
    return client.multi().incrBy(name, change).pExpire(name, SHARED_MS).exec();
  }).catch(() => undefined);
}

/** True while any instance is storing a submission with that key. */
export async function isInProgress(key: string): Promise<boolean> {
  if (running().has(key)) return true;
  const shared = await askRedis((client) => client.get(redisKey(key))).catch(() => null);
  return Number(shared) > 0;
}

/** Waits for the other instances that are storing a submission with that key, at most 8 s. */
export async function waitForOtherInstances(key: string): Promise<void> {
  const deadline = performance.now() + MAX_WAIT_MS;
  while (performance.now() < deadline) {
    const all = await askRedis((client) => client.get(redisKey(key))).catch(() => null);
    if (Number(all) <= (running().get(key) ?? 0)) return;
    await pause(POLL_MS);
  }
}

function redisKey(key: string): string {
  return `submission:${sharedKey(key)}`;
}
