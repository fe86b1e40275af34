import { chmod, readdir } from 'node:fs/promises';
import path from 'node:path';

const OWNER_FOLDER = 0o700;
const OWNER_FILE = 0o600;

/**
 * Restricts a folder and its contents to the owner. The folder may have existed with wider
 * permissions. Symbolic links are not followed.
 */
export async function makePrivate(folder: string): Promise<void> {
  await chmod(folder, OWNER_FOLDER);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) await makePrivate(inside);
    else if (entry.isFile()) await chmod(inside, OWNER_FILE);
  }
}
