import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** A passed test in the output of node:test (spec), Jest (verbose) and Playwright (list). */
const PASSED = /^\s*[✔✓]\s+(?:\d+\s+)?(.+?)\s+\((\d+(?:\.\d+)?)\s?(ms|s|m)\)$/;

const SECONDS = { ms: 0.001, s: 1, m: 60 };

/**
 * The slowest tests in the output of the test programs.
 * @param {string[]} texts
 * @param {number} count
 * @returns {{ name: string, seconds: number }[]} the slowest first
 */
export function slowestTests(texts, count) {
  return texts
    .flatMap((text) => stripVTControlCharacters(text).split('\n'))
    .flatMap((line) => {
      const [, name, duration, unit] = PASSED.exec(line) ?? [];
      return name ? [{ name, seconds: Number(duration) * SECONDS[unit] }] : [];
    })
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count);
}

/** Contents of log files; missing ones are skipped. */
export function readTexts(files) {
  return files.filter(existsSync).map((file) => readFileSync(file, 'utf8'));
}
