import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './settings';

/** Output folder of `npm run build:admin`. */
export const ADMIN_BUILD = path.join(ROOT, 'dist', 'build');

export const databaseFile = (dataDir: string): string => path.join(dataDir, 'data.db');

export const publicFolder = (dataDir: string): string => path.join(dataDir, 'public');

export const uploadsFolder = (dataDir: string): string =>
  path.join(publicFolder(dataDir), 'uploads');

/** Files of contact forms; not served. */
export const contactFilesFolder = (dataDir: string): string => path.join(dataDir, 'contact-files');

/**
 * Creates the data folder and restricts it to this user, including existing files: a volume or
 * restored backup may have open permissions.
 * @throws Error if the folder contains files of another user
 */
export function ensureDataFolders(dataDir: string): void {
  process.umask(0o077);
  fs.mkdirSync(uploadsFolder(dataDir), { recursive: true });
  try {
    restrictAccess(dataDir);
  } catch (error) {
    throw new Error(
      `CMS_DATA_DIR must belong to the user that runs the CMS, with all that is in it (${(error as Error).message}).`,
    );
  }
}

function restrictAccess(folder: string): void {
  fs.chmodSync(folder, 0o700);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) restrictAccess(file);
    else if (entry.isFile()) fs.chmodSync(file, 0o600);
  }
}
