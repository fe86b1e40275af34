import { Bucket, BucketError, bucketState, explain } from '@ports-authority/object-storage';
import { AwsV4Signer } from 'aws4fetch';
import { metrics } from '../metrics/metrics';
import type { Settings } from '../settings';

const CHECK_LIMIT_MS = 5000;

/** The bucket of this process, and how it does. */
export interface Storage {
  readonly bucket: Bucket;
  readonly state: () => Promise<'up' | 'failing'>;
}

let storage: Storage | undefined;

/** The bucket for uploads and files of contact forms; undefined if files are in the data folder. */
export function storageOf({ bucket: settings }: Pick<Settings, 'bucket'>): Storage | undefined {
  if (!settings) return undefined;
  if (!storage) {
    const { storageRequests } = metrics();
    const bucket = new Bucket(settings, AwsV4Signer, (operation, outcome) => {
      storageRequests.inc({ operation, outcome });
    });
    storage = { bucket, state: bucketState(bucket) };
  }
  return storage;
}

/** @throws Error that names the wrong setting, if the bucket cannot be used */
export async function requireBucket(settings: Pick<Settings, 'bucket'>): Promise<void> {
  try {
    await storageOf(settings)?.bucket.check(CHECK_LIMIT_MS);
  } catch (error) {
    if (!(error instanceof BucketError) || !settings.bucket) throw error;
    throw new Error(explain(error, settings.bucket), { cause: error });
  }
}
