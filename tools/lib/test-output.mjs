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

/** The heading of a failed test in the output of Playwright, Jest and node:test. */
const FAILED = /^\s*(?:\d+\)|●|✖)\s+(?!failing tests:)(.+?)(?:\s─+|\s\(\d[^)]*\))?$/;

/**
 * The failed tests in the output of a test program, each once.
 * @param {string} text
 * @param {number} max
 * @returns {string[]}
 */
export function failedTests(text, max) {
  const names = stripVTControlCharacters(text)
    .split('\n')
    .flatMap((line) => FAILED.exec(line)?.[1] ?? []);
  return [...new Set(names)].slice(0, max);
}

/** Contents of log files; missing ones are skipped. */
export function readTexts(files) {
  return files.filter(existsSync).map((file) => readFileSync(file, 'utf8'));
}
