import { AsyncResource } from 'node:async_hooks';
import { bulkhead, type BulkheadPolicy } from 'cockatiel';
import { processWide } from '../process-state';

const bulkheads = (): Map<string, BulkheadPolicy> => processWide('bulkheads', () => new Map());

/** Limits concurrent calls of a name: in the burst after a start none would be answered. */
export async function throughBulkhead<Result>(
  name: string,
  limit: number,
  call: () => Promise<Result>,
): Promise<Result> {
  const known = bulkheads().get(name);
  const policy = known ?? bulkhead(limit, Infinity);
  if (!known) bulkheads().set(name, policy);
  // A queued call must not run in the async context of the request that freed its slot.
  return policy.execute(AsyncResource.bind(call));
}
