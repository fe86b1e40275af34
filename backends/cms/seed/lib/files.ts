import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../src/settings';
import { SEED } from '../read';

export const MEDIA_DIR = path.join(SEED, 'media');
export const ALTERNATIVE_TEXTS = 'alternative-texts';

/** Absolute paths of all files below a folder, sorted; none when the folder does not exist. */
export function listFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .flatMap((item) => {
      const full = path.join(folder, item.name);
      return item.isDirectory() ? listFiles(full) : [full];
    });
}

/** The code that seeds, as it runs. */
const CODE_DIR = path.join(__dirname, '..');

/**
 * Cache key of a seeded database: a digest of content, media, schema, packages, seeding code and
 * `variant`, which names everything else that changes the result.
 */
export function seedKey(variant: readonly string[]): string {
  const hash = crypto.createHash('sha256');
  const lock = path.join(ROOT, 'package-lock.json');
  const inputs = [
    ...listFiles(CODE_DIR),
    ...listFiles(SEED),
    ...listFiles(path.join(ROOT, 'src')).filter((file) => file.endsWith('.json')),
    ...(fs.existsSync(lock) ? [lock] : []),
  ];
  for (const file of inputs) {
    hash.update(path.relative(ROOT, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return hash.update(variant.join('\0')).digest('hex').slice(0, 20);
}
