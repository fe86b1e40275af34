import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createHash } from 'node:crypto';
import type { S3Bucket } from '@ports-authority/object-storage';
import type { Database } from './connect.js';
import { storedValue } from '../stored-value.js';
import { installation } from './schema.js';

/** The stored files belong to another database. */
export class ForeignFilesError extends Error {}

const NAME = 'database-id';

/**
 * Checks that the files in a data folder belong to the open database. Files without a row are
 * deleted, so a wrong DATABASE_URL or a partly restored backup would delete all of them.
 * @throws ForeignFilesError
 */
export async function requireOwnFolder(database: Database, dataDir: string): Promise<void> {
  const id = await readDatabaseId(database);
  if ((await storedValue(path.join(dataDir, NAME), () => id)) === id) return;
  throw new ForeignFilesError(
    `The files in ${dataDir} belong to a different database. Restore both from the same backup, or choose another E_SERVICES_DATA_DIR.`,
  );
}

/**
 * Checks the same for the files in a bucket.
 * @throws ForeignFilesError, BucketError
 */
export async function requireOwnBucket(database: Database, bucket: S3Bucket): Promise<void> {
  const id = await readDatabaseId(database);
  const found = await bucket.get(NAME);
  if (!found) {
    const content = Buffer.from(id);
    return bucket.put(NAME, {
      open: () => Readable.from([content]),
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      type: 'text/plain',
    });
  }
  if ((await text(found.content)) === id) return;
  throw new ForeignFilesError(
    'The files in the bucket belong to a different database. Restore both from the same backup, or choose another S3_BUCKET or S3_PREFIX.',
  );
}

async function readDatabaseId(database: Database): Promise<string> {
  const [row] = await database.select().from(installation);
  return row?.id ?? '';
}
