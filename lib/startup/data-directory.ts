import { accessSync, constants, mkdirSync } from 'node:fs';
import { ConfigurationError } from '../config';

/**
 * Makes the folder of last good copies where it is missing.
 * @throws ConfigurationError where DATA_DIR is no folder or can't be written to.
 */
export function requireDataDirectory(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new ConfigurationError(
      `DATA_DIR must be a folder that the site may write to, not "${folder}".`,
    );
  }
}
