import { fileURLToPath } from 'node:url';

/** Absolute path of a file or folder of this package, seen from the compiled `dist/src`. */
export function packagePath(relative: string): string {
  return fileURLToPath(new URL(`../../${relative}`, import.meta.url));
}
