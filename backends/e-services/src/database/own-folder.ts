import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from './connect.js';
import { installation } from './schema.js';

/** The files in the data folder belong to a database other than the open one. */
export class ForeignFolderError extends Error {}

/**
 * Checks that the files in a data folder belong to the open database. Files without a row are
 * deleted, so a wrong DATABASE_URL or a partly restored backup would otherwise lose all of them.
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
  // A crash during the first start leaves an empty file.
  if (!known) {
    await writeFile(file, id, { mode: 0o600 });
  } else if (known !== id) {
    throw new ForeignFolderError(
      `The files in ${dataDir} belong to a different database. Restore both from the same backup, or choose another E_SERVICES_DATA_DIR.`,
    );
  }
}
