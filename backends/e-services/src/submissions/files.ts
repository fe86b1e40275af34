import path from 'node:path';
import {
  BucketError,
  bucketState,
  explain,
  S3Bucket,
  s3Options,
  type BucketSettings,
} from '@ports-authority/object-storage';
import { BucketStore, FolderStore, type FileStore } from '@ports-authority/submissions';
import type { Database } from '../database/connect.js';
import { requireOwnBucket, requireOwnFolder } from '../database/own-files.js';
import type { Metrics } from '../telemetry/metrics.js';

/** The bucket of the settings cannot be used; the message names the setting. */
export class BucketUnusableError extends Error {}

export interface OpenFiles {
  files: FileStore;
  state: () => Promise<'up' | 'failing'>;
  close: () => void;
}

/**
 * Opens the store of submitted files: a bucket if there is one, otherwise `files` in the data folder.
 * @throws ForeignFilesError, BucketUnusableError
 */
export async function openFiles(
  { bucket: settings, dataDir }: { bucket: BucketSettings | undefined; dataDir: string },
  database: Database,
  { storageRequests }: Pick<Metrics, 'storageRequests'>,
): Promise<OpenFiles> {
  const folder = path.join(dataDir, 'files');
  if (!settings) {
    await requireOwnFolder(database, dataDir);
    return { files: new FolderStore(folder), state: async () => 'up', close: () => undefined };
  }
  const open = async () => {
    const { S3 } = await import('@aws-sdk/client-s3');
    return new S3(s3Options(settings));
  };
  const bucket = new S3Bucket(settings, open, (operation, outcome) => {
    storageRequests.inc({ operation, outcome });
  });
  try {
    await requireOwnBucket(database, bucket);
    await bucket.check(5000);
  } catch (error) {
    bucket.close();
    if (!(error instanceof BucketError)) throw error;
    throw new BucketUnusableError(explain(error, settings), { cause: error });
  }
  return {
    files: new BucketStore(bucket, 'files/', path.join(folder, 'incoming')),
    state: bucketState(bucket),
    close: () => bucket.close(),
  };
}
