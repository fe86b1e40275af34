import { readFile, writeFile } from 'node:fs/promises';

/** The text of a file, which the first start creates and only its owner can read. */
export async function storedValue(file: string, create: () => string): Promise<string> {
  const known = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  // A crash during the first start leaves an empty file.
  if (known.trim()) return known.trim();
  const value = create();
  await writeFile(file, value, { mode: 0o600 });
  return value;
}
