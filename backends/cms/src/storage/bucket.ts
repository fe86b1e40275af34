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

/** The bucket with its health. */
export interface Storage {
  readonly bucket: S3Bucket;
  readonly state: () => Promise<'up' | 'failing'>;
}

let storage: Storage | undefined;

/** Bucket of uploads and contact form files (singleton); undefined if files are in the data folder. */
export function getStorage({ bucket: settings }: Pick<Settings, 'bucket'>): Storage | undefined {
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

/** @throws Error that names the invalid setting */
export async function requireBucket(settings: Pick<Settings, 'bucket'>): Promise<void> {
  try {
    await getStorage(settings)?.bucket.check(CHECK_LIMIT_MS);
  } catch (error) {
    if (!(error instanceof BucketError) || !settings.bucket) throw error;
    throw new Error(explain(error, settings.bucket), { cause: error });
  }
}
