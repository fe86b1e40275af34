import fs from 'node:fs';
import path from 'node:path';
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';

/** Folder of the sample content; the compiled code in dist/seed reads it from there, too. */
export const SEED =
  path.basename(path.dirname(__dirname)) === 'dist'
    ? path.join(__dirname, '..', '..', 'seed')
    : __dirname;

/** `seed/facts/ports.yaml:12`, the place of a fault. */
export function place(file: string, line: number): string {
  return `seed/${file}:${line}`;
}

/** Files of a folder with an extension, sorted, as paths below seed/. */
export function filesIn(folder: string, extension: string): string[] {
  return fs
    .readdirSync(path.join(SEED, folder))
    .filter((file) => file.endsWith(extension))
    .sort()
    .map((file) => `${folder}/${file}`);
}

export function readText(file: string): string {
  return fs.readFileSync(path.join(SEED, file), 'utf8');
}

/** Content of a YAML file below seed/, dates as strings; throws an Error with the line. */
export function readYaml<Value>(file: string): Value {
  return parseYaml<Value>(readText(file), file);
}

/** @param skipped lines of the file above the text */
export function parseYaml<Value>(text: string, file: string, skipped = 0): Value {
  try {
    return load(text, { schema: CORE_SCHEMA }) as Value;
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = error.mark.line + 1 + skipped;
    throw new Error(`${place(file, line)}: this is not valid YAML: ${error.reason}`);
  }
}
