import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The id of a data folder, created at the first start; one process uses it at a time. */
export async function folderId(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'folder-id');
  const known = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  // A crash during the first start leaves an empty file.
  if (known.trim()) return known.trim();
  const id = randomUUID();
  await writeFile(file, id, { mode: 0o600 });
  return id;
}
