import { LRUCache } from 'lru-cache';
import { processWide } from '../process-state';

const MAX_RESULTS = 500;

const results = () =>
  processWide(
    'until-change',
    () => new LRUCache<string, Promise<unknown>>({ max: MAX_RESULTS, ttlAutopurge: true, ttl: 0 }),
  );

/**
 * Shares a result between callers: while it is made, then for its lifetime or until the next change
 * of content. A failure is not kept.
 * @param isKept false for a result that is not kept either
 */
export function shareUntilChange<Result>(
  name: string,
  lifetimeMs: number,
  make: () => Promise<Result>,
  isKept: (result: Result) => boolean = () => true,
): Promise<Result> {
  const known = results().get(name) as Promise<Result> | undefined;
  if (known) return known;
  const own = make();
  results().set(name, own);
  const settle = (result?: Result) => {
    if (results().peek(name) !== own) return;
    if (result !== undefined && isKept(result)) results().set(name, own, { ttl: lifetimeMs });
    else results().delete(name);
  };
  own.then(settle, () => settle());
  return own;
}

/** Evicts every result after a change of content. */
export function evictShared(): void {
  results().clear();
}
