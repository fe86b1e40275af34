import type { S3Bucket } from './bucket';

const LIMIT_MS = 2000;
const FRESH_MS = 5000;

/** Health of a bucket for probes: cached for five seconds, with a timeout of two. */
export function bucketState(bucket: Pick<S3Bucket, 'check'>): () => Promise<'up' | 'failing'> {
  let latest: Promise<'up' | 'failing'> | undefined;
  let until = 0;
  return () => {
    if (latest && performance.now() < until) return latest;
    until = performance.now() + FRESH_MS;
    latest = bucket.check(LIMIT_MS).then(
      () => 'up',
      () => 'failing',
    );
    return latest;
  };
}
