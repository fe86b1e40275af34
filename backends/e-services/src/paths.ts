import { fileURLToPath } from 'node:url';

/** Absolute path of a file or folder in this package; this module is compiled to `dist/src`. */
export function packagePath(relative: string): string {
  return fileURLToPath(new URL(`../../${relative}`, import.meta.url));
}
