/* All tests except those that need a process of their own. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { packagePath } from '../src/paths.js';
import { ALONE } from './support/alone.js';

for (const file of readdirSync(packagePath('test')).sort()) {
  const name = path.basename(file, '.test.ts');
  if (name === file || name === 'together' || ALONE.includes(name)) continue;
  await import(`./${name}.test.js`);
}
