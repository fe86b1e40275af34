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

/** Creates the folders that Strapi expects in a data folder, for their owner only. */
export function ensureDataFolders(dataDir: string): void {
  fs.mkdirSync(uploadsFolder(dataDir), { recursive: true, mode: 0o700 });
}
