import { root, run, start } from './processes.mjs';
import { logFile } from './project.mjs';

const PROGRAMS = {
  containers: 'tools/containers/containers.mjs',
  dependencies: 'tools/dependencies.mjs',
  drill: 'tools/drill/drill.mjs',
  jest: 'node_modules/jest/bin/jest.js',
  knip: 'node_modules/knip/bin/knip.js',
  next: 'node_modules/.bin/next',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  playwright: 'node_modules/@playwright/test/cli.js',
  sbom: 'tools/sbom.mjs',
  secrets: 'tools/secrets.mjs',
  stylelint: 'node_modules/stylelint/bin/stylelint.mjs',
  translatable: 'tools/translatable.mjs',
  tsc: 'node_modules/typescript/bin/tsc',
};

/** A larger young generation: these programs allocate many short-lived objects. */
const FLAGS = ['--max-semi-space-size=128'];
/** The same for the linter and the compiler, which are Go programs: a sixth of the linter's time. */
const GO = { GOGC: '300' };

const OXFMT = ['--check', '--no-error-on-unmatched-pattern'];
const STYLELINT = ['--max-warnings', '0'];
const INSTALLED = /(?:^|\/)package(?:-lock)?\.json$|^tools\/(?:advisories|licences)\.json$/;

/**
 * Checks of `npm run lint` and `npm test`: name, program, arguments, and the arguments for some
 * changed files, or all, or nothing.
 * @type {[string, string, string[], (files: string[]) => string[] | 'all' | 'nothing'][]}
 */
export const LINT_CHECKS = [
  [
    'Oxlint',
    'oxlint',
    [],
    matching(
      /\.[cm]?[jt]sx?$/,
      ['--no-error-on-unmatched-pattern'],
      /(?:oxlintrc|tsconfig.*|package-lock)\.json$/,
    ),
  ],
  ['Text beside conditions', 'translatable', [], matching(/^(?:app|components)\/.+\.tsx$/, [])],
  ['Format', 'oxfmt', OXFMT, matching(/./, OXFMT, /^\.oxfmtrc\.json$/)],
  [
    'Stylelint',
    'stylelint',
    ['{app,components}/**/*.css', ...STYLELINT],
    matching(/^(?:app|components)\/.+\.css$/, STYLELINT, /^stylelint\.config\.mjs$/),
  ],
  ['Unused code and dependencies', 'knip', [], () => 'all'],
  ['Advisories, licences and install scripts', 'dependencies', [], allFor(INSTALLED)],
  ['Secrets in the source', 'secrets', ['--source'], () => 'all'],
];

/** The changed files that match, or all if the check's configuration has changed. */
function matching(pattern, args, configuration) {
  return (files) => {
    if (configuration && files.some((file) => configuration.test(file))) return 'all';
    const taken = files.filter((file) => pattern.test(file));
    return taken.length > 0 ? [...args, ...taken] : 'nothing';
  };
}

function allFor(pattern) {
  return (files) => (files.some((file) => pattern.test(file)) ? 'all' : 'nothing');
}

/**
 * Runs a development tool with its output in the terminal.
 * @returns true if it succeeded
 */
export async function runTool(program, args) {
  const task = start(process.execPath, [...FLAGS, PROGRAMS[program], ...args], {
    cwd: root,
    env: GO,
  });
  return (await task.ended) === 0;
}

/**
 * Runs a development tool with its output in a log file.
 * @param {{ env?: Record<string, string>, log?: string }} [options] `log`: name of the file
 * @throws Error with the last lines of the output if it fails
 */
export function checkWith(program, args, { env, log = `test-${program}` } = {}) {
  return run(process.execPath, [...FLAGS, PROGRAMS[program], ...args], {
    env: { ...GO, ...env },
    log: logFile(log),
    // Playwright stops its servers on SIGINT.
    stopSignal: program === 'playwright' ? 'SIGINT' : 'SIGTERM',
  });
}
