import { readFileSync } from 'node:fs';
import { packagePath } from '../paths.js';

/** Arabic first, then English. */
export type Pair = readonly [ar: string, en: string];

/** A file of `assets/samples`, whose tests check its content. */
export function readSample<Content>(name: string): Content {
  return JSON.parse(readFileSync(packagePath(`assets/samples/${name}.json`), 'utf8')) as Content;
}
