import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { KINDS } from '../../e2e/support/core';

/* The rule of docs/testing.md, "Browser tests": what `npm test` runs in the browser. */

const MAX_TESTS = 180;
/** Besides the stack that all journeys share. */
const MAX_STACKS = 2;
/** The spec that visits every page. */
const EVERY_PAGE = 'journeys/every-page.spec.ts';
/** Time budget of all spec files on a busy machine. */
const LISTING_MS = 120_000;

interface ListedTest {
  /** Path below e2e. */
  readonly file: string;
  readonly kind: string;
}

interface Suite {
  readonly specs: readonly { readonly file: string; readonly tags: readonly string[] }[];
  readonly suites?: readonly Suite[];
}

const root = path.join(__dirname, '../..');
const e2e = path.join(root, 'e2e');

async function testsOfNpmTest(): Promise<ListedTest[]> {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json'];
  // Playwright does not run inside Jest.
  const env = { ...process.env, FULL: '', JEST_WORKER_ID: undefined };
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    env,
    maxBuffer: 64 * 1024 * 1024,
  });
  const { suites } = JSON.parse(stdout) as { suites: Suite[] };
  const read = ({ specs, suites: inner = [] }: Suite): ListedTest[] => [
    ...specs.flatMap(({ file, tags }) =>
      KINDS.filter((kind) => tags.includes(kind)).map((kind) => ({ file, kind })),
    ),
    ...inner.flatMap(read),
  ];
  return suites.flatMap(read);
}

/** Violations in a selection of tests. */
function breaches(tests: readonly ListedTest[], startsStack: (file: string) => boolean): string[] {
  const found: string[] = [];
  if (tests.length > MAX_TESTS) found.push(`${tests.length} tests`);

  const times = new Map<string, number>();
  for (const { file, kind } of tests) {
    const name = `${file}: ${kind}`;
    times.set(name, (times.get(name) ?? 0) + 1);
    if (kind === 'page' && file !== EVERY_PAGE) found.push(name);
    if (kind === 'fault' && !file.startsWith('content/')) found.push(name);
  }
  for (const [name, count] of times) {
    const isLimited = !/: (?:page|fault)$/.test(name);
    if (count > 1 && isLimited) found.push(`${name}, ${count} times`);
  }

  // Each folder of e2e/content starts a stack; any other file may start its own.
  const stacks = new Set(
    tests.flatMap(({ file }) => {
      if (startsStack(file)) return [file];
      return file.startsWith('content/') ? [path.dirname(file)] : [];
    }),
  );
  if (stacks.size > MAX_STACKS) found.push(`stacks of ${[...stacks].join(', ')}`);
  return found;
}

it(
  'npm test runs few browser tests: one of each kind for a surface, on three stacks',
  async () => {
    const tests = await testsOfNpmTest();
    expect(tests.length).toBeGreaterThan(0);
    const startsStack = (file: string) =>
      readFileSync(path.join(e2e, file), 'utf8').includes('Stack.start(');
    expect(breaches(tests, startsStack)).toEqual([]);
  },
  LISTING_MS,
);

it.each<[string, ListedTest[], string[]]>([
  [
    'a second test of a kind',
    [
      { file: 'journeys/a.spec.ts', kind: 'refusal' },
      { file: 'journeys/a.spec.ts', kind: 'refusal' },
    ],
    ['journeys/a.spec.ts: refusal, 2 times'],
  ],
  [
    'a page or a fault elsewhere',
    [
      { file: 'journeys/a.spec.ts', kind: 'page' },
      { file: 'journeys/a.spec.ts', kind: 'fault' },
    ],
    ['journeys/a.spec.ts: page', 'journeys/a.spec.ts: fault'],
  ],
  [
    'a fourth stack',
    ['content/a/a.spec.ts', 'content/a/b.spec.ts', 'content/b/a.spec.ts', 'own.spec.ts'].map(
      (file) => ({ file, kind: 'happy-path' }),
    ),
    ['stacks of content/a, content/b, own.spec.ts'],
  ],
  [
    'too many tests',
    Array.from({ length: MAX_TESTS + 1 }, () => ({ file: EVERY_PAGE, kind: 'page' })),
    [`${MAX_TESTS + 1} tests`],
  ],
])('finds %s', (_, tests, expected) => {
  expect(breaches(tests, (file) => file === 'own.spec.ts')).toEqual(expected);
});
