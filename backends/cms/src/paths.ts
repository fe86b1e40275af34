import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './settings';

/** Output folder of `npm run build:admin`. */
export const ADMIN_BUILD = path.join(ROOT, 'dist', 'build');

/** The SQLite file in a data folder. */
export const databaseFile = (dataDir: string): string => path.join(dataDir, 'data.db');

/** The folder that Strapi serves files from; uploads are in its subfolder `uploads`. */
export const publicFolder = (dataDir: string): string => path.join(dataDir, 'public');

/** The uploads in a data folder. */
export const uploadsFolder = (dataDir: string): string =>
  path.join(publicFolder(dataDir), 'uploads');

/** Files of contact forms, which are not served. */
export const contactFilesFolder = (dataDir: string): string => path.join(dataDir, 'contact-files');

/**
 * Creates the folders that Strapi expects in a data folder, and closes the whole folder to other users
 * of the machine: what this process creates from now on, and what is there already. A volume or a
 * restored backup may have come with open permissions, and the database with its journal contains
 * accounts, tokens and contact forms.
 * @throws Error if the folder contains files of another user
 */
export function ensureDataFolders(dataDir: string): void {
  process.umask(0o077);
  fs.mkdirSync(uploadsFolder(dataDir), { recursive: true });
  try {
    close(dataDir);
  } catch (error) {
    throw new Error(
      `CMS_DATA_DIR must belong to the user that runs the CMS, with all that is in it (${(error as Error).message}).`,
    );
  }
}

function close(folder: string): void {
  fs.chmodSync(folder, 0o700);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) close(file);
    else if (entry.isFile()) fs.chmodSync(file, 0o600);
  }
}
