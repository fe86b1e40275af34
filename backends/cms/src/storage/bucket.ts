import {
  S3Bucket,
  BucketError,
  bucketState,
  explain,
  s3Options,
} from '@ports-authority/object-storage';
import { metrics } from '../metrics/metrics';
import type { Settings } from '../settings';

const CHECK_LIMIT_MS = 5000;

/** The bucket of this process, and how it does. */
export interface Storage {
  readonly bucket: S3Bucket;
  readonly state: () => Promise<'up' | 'failing'>;
}

let storage: Storage | undefined;

/** The bucket for uploads and files of contact forms; undefined if files are in the data folder. */
export function storageOf({ bucket: settings }: Pick<Settings, 'bucket'>): Storage | undefined {
  if (!settings) return undefined;
  if (!storage) {
    const { storageRequests } = metrics();
    const open = async () => {
      const { S3 } = await import('@aws-sdk/client-s3');
      return new S3(s3Options(settings));
    };
    const bucket = new S3Bucket(settings, open, (operation, outcome) => {
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
