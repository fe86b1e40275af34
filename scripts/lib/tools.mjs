import { root, run, start } from './processes.mjs';
import { logFile } from './project.mjs';

const PROGRAMS = {
  dependencies: 'scripts/dependencies.mjs',
  drill: 'scripts/drill.mjs',
  jest: 'node_modules/jest/bin/jest.js',
  knip: 'node_modules/knip/bin/knip.js',
  lockfile: 'scripts/lockfile.mjs',
  next: 'node_modules/next/dist/bin/next',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  playwright: 'node_modules/@playwright/test/cli.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  sbom: 'scripts/sbom.mjs',
  secrets: 'scripts/secrets.mjs',
  stylelint: 'node_modules/stylelint/bin/stylelint.mjs',
  translatable: 'scripts/translatable.mjs',
  tsc: 'node_modules/typescript-native/lib/tsc.js',
};

/** These programs throw most of what they make away at once: with room for it they are faster. */
const FLAGS = ['--max-semi-space-size=128'];

/** What a file was like when it was last checked, by content, because clones have new times. */
const PRETTIER = [
  ...['--log-level', 'warn', '--cache', '--cache-strategy', 'content'],
  ...['--cache-location', '.data/prettier-cache'],
];

/** The checks of `npm run lint` and the first ones of `npm test`: name, program, arguments. */
export const LINT_CHECKS = [
  ['Oxlint', 'oxlint', []],
  ['Text beside conditions', 'translatable', []],
  ['Prettier', 'prettier', ['--check', ...PRETTIER, '.']],
  ['Stylelint', 'stylelint', ['{app,components}/**/*.css', '--max-warnings', '0']],
  ['Unused code and dependencies', 'knip', []],
  ['Lockfiles', 'lockfile', ['--check']],
  ['Advisories, licences and install scripts', 'dependencies', []],
  ['Secrets in the source', 'secrets', ['--source']],
];

/**
 * Runs a development tool of the project with its output in the terminal.
 * @returns whether it succeeded
 */
export async function runTool(program, args) {
  const task = start(process.execPath, [...FLAGS, PROGRAMS[program], ...args], { cwd: root });
  return (await task.ended) === 0;
}

/**
 * Runs a development tool of the project with its output in a log file.
 * @param {{ env?: Record<string, string>, log?: string }} [options] `log` is the name of the file
 * @throws Error with the last lines of the output if it fails.
 */
export function checkWith(program, args, { env, log = `test-${program}` } = {}) {
  return run(process.execPath, [...FLAGS, PROGRAMS[program], ...args], {
    env,
    log: logFile(log),
    // Playwright stops its sites and CMSs on the signal of Ctrl-C.
    stopSignal: program === 'playwright' ? 'SIGINT' : 'SIGTERM',
  });
}
