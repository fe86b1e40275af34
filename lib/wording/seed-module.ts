import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Folder of the CMS, whose sample content is data in TypeScript files. */
export const CMS = path.join(__dirname, '../../backends/cms');

const loaded = new Map<string, unknown>();

/**
 * Exports of a file of the sample content. It is read as data and not imported, so that the site
 * does not depend on the CMS's code. What it imports by a relative path is read the same way.
 */
export function seedModule<Exports>(file: string): Exports {
  if (loaded.has(file)) return loaded.get(file) as Exports;
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exported = {} as Exports;
  loaded.set(file, exported);
  const imported = (name: string): unknown => {
    const target = path.join(path.dirname(file), name.replace(/\.js$/, ''));
    return seedModule(existsSync(`${target}.ts`) ? `${target}.ts` : path.join(target, 'index.ts'));
  };
  new Function('exports', 'require', outputText)(exported, imported);
  return exported;
}
