import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './settings';

/** Where `npm run build:admin` puts the editors' panel. */
export const ADMIN_BUILD = path.join(ROOT, 'dist', 'build');

/** The SQLite file of a data folder. */
export const databaseFile = (dataDir: string): string => path.join(dataDir, 'data.db');

/** The folder that Strapi serves files from; uploads lie in its sub-folder `uploads`. */
export const publicFolder = (dataDir: string): string => path.join(dataDir, 'public');

/** Uploaded files of a data folder. */
export const uploadsFolder = (dataDir: string): string =>
  path.join(publicFolder(dataDir), 'uploads');

/** Files of contact forms, which nothing serves. */
export const contactFilesFolder = (dataDir: string): string => path.join(dataDir, 'contact-files');

/** Makes the folders of a data folder that Strapi expects to exist, for their owner only. */
export function ensureDataFolders(dataDir: string): void {
  fs.mkdirSync(uploadsFolder(dataDir), { recursive: true, mode: 0o700 });
}
