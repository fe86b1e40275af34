import { accessSync, constants, mkdirSync } from 'node:fs';
import { SettingsError } from '../config';

/** Creates DATA_DIR; throws SettingsError unless it is a folder and writable. */
export function requireDataDirectory(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new SettingsError(
      `DATA_DIR must be a folder that the site may write to, not "${folder}".`,
    );
  }
}
