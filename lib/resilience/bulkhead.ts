import { AsyncResource } from 'node:async_hooks';
import { bulkhead, type BulkheadPolicy } from 'cockatiel';
import { processWide } from '../process-state';

const bulkheads = (): Map<string, BulkheadPolicy> => processWide('bulkheads', () => new Map());

/**
 * Makes a call when fewer than `limit` of the same name are being made; until then it waits. A back
 * end that is asked for everything at once, as after a first start, otherwise responds to nothing in
 * time, and to what nobody waits for any more.
 */
export async function throughBulkhead<Result>(
  name: string,
  limit: number,
  call: () => Promise<Result>,
): Promise<Result> {
  const known = bulkheads().get(name);
  const policy = known ?? bulkhead(limit, Infinity);
  if (!known) bulkheads().set(name, policy);
  // A call that waited begins where another one ends, and must not run as a part of that request.
  return policy.execute(AsyncResource.bind(call));
}
