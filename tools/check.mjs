/** `npm run check`: quick checks of the changes since the main branch. */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { requireNode } from './lib/node-version.mjs';
import { isStopping, root, print, stopAll, stopOnSignals } from './lib/processes.mjs';
import { runTasks } from './lib/task-runner.mjs';
import { LINT_CHECKS, checkWith } from './lib/tools.mjs';

/** Maximum of test files, so that a check takes less than a minute. */
const MAX_TESTS = 60;
const BACK_ENDS = ['chat', 'cms', 'e-services'];
const TESTED =
  /^(?:(?:app|components|lib|messages|packages|tools)\/.+|[^/]+)\.(?:[jt]sx?|mjs|json)$/;
/** Tests that read these files without importing them. */
const READ_BY_TESTS = [
  [/^deploy\/|package\.json$/, 'tools/lib/deployment.test.ts'],
  [/^(?:backends\/cms\/seed\/media|docs\/provenance|public)\b/, 'tools/lib/provenance.test.ts'],
  [/^docs\//, 'tools/lib/security-requirements.test.ts'],
];

requireNode();
stopOnSignals();
const began = Date.now();

if (git('rev-parse', '--verify', 'HEAD').length === 0) {
  console.error(
    'Without git and a commit nothing can be compared: use "npm run lint", "types", "unit".',
  );
  process.exit(1);
}
const [branch] = git('branch', '--show-current');
const [base] = (branch === 'main' ? ['origin/main'] : ['main', 'origin/main']).flatMap((ref) =>
  git('merge-base', 'HEAD', ref),
);
const changed = git('diff', '--name-only', '--no-renames', '--relative', base ?? 'HEAD');
const touched = [
  ...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')]),
].sort();
const files = touched.filter((file) => existsSync(path.join(root, file)));
print(`${touched.length} files differ from ${base?.slice(0, 8) ?? 'the last commit'}.`);
if (touched.length === 0) process.exit(0);

const isTouched = (folder) => touched.some((file) => file.startsWith(`${folder}/`));
const backEnds = BACK_ENDS.filter((name) => isTouched(`backends/${name}`));
requireInstalled('.', 'npm ci');
for (const name of backEnds) {
  requireInstalled(`backends/${name}`, `npm ci --prefix backends/${name}`);
}

const leftOut = [];
const tests = await relatedTests();
const tasks = [
  {
    name: 'Types',
    run: async () => {
      await checkWith('next', ['typegen'], { log: 'check-typegen' });
      await checkWith('tsc', ['--noEmit', '--incremental', 'false'], { log: 'check-types' });
    },
  },
  ...backEnds.map((name) => ({
    name: `Types of backends/${name}`,
    run: () =>
      checkWith('tsc', ['--noEmit', '--incremental', 'false', '--project', projectOf(name)], {
        log: `check-types-${name}`,
      }),
  })),
  ...LINT_CHECKS.flatMap(([name, program, args, forFiles]) => {
    const own = forFiles(files);
    if (own === 'nothing') return [];
    const run = () => checkWith(program, own === 'all' ? args : own, { log: `check-${program}` });
    return [{ name, run }];
  }),
  ...(tests.length > 0
    ? [
        {
          name: `Unit tests in ${tests.length} files`,
          run: () =>
            checkWith('jest', ['--ci', '--runTestsByPath', ...tests], { log: 'check-unit' }),
        },
      ]
    : []),
];
const results = await runTasks(tasks, {
  slots: 2,
  isCancelled: isStopping,
  onEnd: ({ name, passed, seconds }) => {
    if (!isStopping()) print(`${name}: ${passed ? '' : 'FAILED after '}${seconds} s`);
  },
});
if (isStopping()) await new Promise(() => {});
await stopAll();

const failed = results.filter(({ passed }) => !passed);
for (const { name, fault } of failed) print(`\n${name}:\n${fault.message}`);
for (const name of isTouched('packages') ? BACK_ENDS : backEnds) {
  leftOut.push(`tests of backends/${name}: npm test --prefix backends/${name}`);
}
leftOut.push('build, gallery, back ends, HTTP and browser: npm test');
print(`\nLeft out:\n${leftOut.map((line) => `  ${line}`).join('\n')}`);
print(`${results.length - failed.length} passed, ${failed.length} failed`);
print(`Done in ${Math.round((Date.now() - began) / 1000)} seconds.`);
process.exit(failed.length === 0 ? 0 : 1);

/** Lines that git prints; none if it fails. */
function git(...args) {
  const { stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return (stdout ?? '').split('\n').filter(Boolean);
}

/** The CMS's tsconfig.json has no files, for Strapi. */
function projectOf(backEnd) {
  return `backends/${backEnd}/${backEnd === 'cms' ? 'tsconfig.build.json' : 'tsconfig.json'}`;
}

function requireInstalled(folder, command) {
  if (existsSync(path.join(root, folder, 'node_modules'))) return;
  console.error(`The packages of ${folder === '.' ? 'the site' : folder} are missing: ${command}`);
  process.exit(1);
}

/** Test files that import the changed files, nearest first, up to the limit. */
async function relatedTests() {
  // Any file may refer to a document or a heading.
  const reading = ['tools/lib/doc-references.test.ts'].concat(
    READ_BY_TESTS.flatMap(([pattern, test]) =>
      touched.some((file) => pattern.test(file)) ? [test] : [],
    ),
  );
  const tested = files.filter((file) => TESTED.test(file));
  if (tested.length === 0) return reading;
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [jest, '--listTests', '--findRelatedTests', ...tested],
    { cwd: root, maxBuffer: 16 * 1024 * 1024 },
  );
  const folders = new Set(tested.map((file) => path.posix.dirname(file)));
  const distance = (test) =>
    Math.min(...[...folders].map((folder) => path.posix.relative(folder, test).split('/').length));
  const related = stdout
    .split('\n')
    .filter(Boolean)
    .map((file) => path.relative(root, file).replaceAll(path.sep, '/'))
    .sort((a, b) => distance(a) - distance(b));
  const further = related.length - MAX_TESTS;
  if (further > 0) {
    leftOut.push(`${further} test files that the change reaches through other code: npm run unit`);
  }
  return [...new Set([...related.slice(0, MAX_TESTS), ...reading])];
}
