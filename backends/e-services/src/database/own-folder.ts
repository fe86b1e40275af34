import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from './connect.js';
import { installation } from './schema.js';

/** Thrown when a data folder's files belong to another database than the one that is open. */
export class ForeignFolderError extends Error {}

/**
 * Makes sure that the files of a data folder belong to the open database: files that no row names
 * are deleted, so a wrong DATABASE_URL or half a restored backup would cost all of them.
 * @throws ForeignFolderError
 */
export async function requireOwnFolder(database: Database, dataDir: string): Promise<void> {
  const file = path.join(dataDir, 'database-id');
  const [row] = await database.select().from(installation);
  const id = row?.id ?? '';
  const known = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  // A crash in the middle of the first start leaves an empty file.
  if (!known) {
    await writeFile(file, id, { mode: 0o600 });
  } else if (known !== id) {
    throw new ForeignFolderError(
      `The files in ${dataDir} belong to another database than the one that is open. Restore both from the same backup, or choose another E_SERVICES_DATA_DIR.`,
    );
  }
}
