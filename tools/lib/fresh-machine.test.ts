import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Packages that a script needs to be loaded. */
function packagesAtStart(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = [
    ...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^;]*?from '([^']+)';/gm),
  ];
  return imports.flatMap(([, name = '']) => {
    if (name.startsWith('node:')) return [];
    if (!name.startsWith('.')) return [`${path.basename(file)}: ${name}`];
    return packagesAtStart(path.join(path.dirname(file), name), seen);
  });
}

it.each(['demo', 'dev', 'test'])('%s starts before anything is installed', (name) => {
  expect(packagesAtStart(path.join(__dirname, '..', `${name}.mjs`))).toEqual([]);
});
