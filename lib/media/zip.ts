import { unzipSync } from 'fflate';

/**
 * Reads a text file from a zip archive as UTF-8.
 * @param limit in bytes, of the text
 * @returns null where the archive has no file of that name
 * @throws Error for a larger file, and for an archive that is broken or not a zip
 */
export function readZippedText(archive: Buffer, name: string, limit: number): string | null {
  const files = unzipSync(archive, {
    filter: (file) => {
      if (file.name !== name) return false;
      if (file.originalSize > limit) throw new Error(`${name} is too large`);
      return true;
    },
  });
  const bytes = files[name];
  return bytes ? new TextDecoder().decode(bytes) : null;
}
