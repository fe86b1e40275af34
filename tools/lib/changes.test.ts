import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changesSinceMain } from './changes.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'changes of a branch-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=test', '-c', 'user.email=test@example.test'];
  execFileSync('git', [...identity, ...args], { cwd: folder, stdio: 'ignore' });
}

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${file} ${Math.random()}\n`);
  }
}

function commit(...files: string[]): void {
  write(...files);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'change');
}

function start(): void {
  git('init', '--quiet', '--initial-branch', 'main');
  commit('kept.ts', 'old name.ts', 'removed.ts');
}

it('lists committed and uncommitted changes of a branch', () => {
  start();
  git('switch', '--quiet', '--create', 'work');
  commit('lib/committed.ts');
  git('mv', 'old name.ts', 'new name.ts');
  rmSync(path.join(folder, 'removed.ts'));
  write('lib/مسودة.ts');
  const changes = changesSinceMain(folder);
  expect(changes?.files).toEqual(['lib/committed.ts', 'lib/مسودة.ts', 'new name.ts']);
  expect(changes?.deleted).toEqual(['old name.ts', 'removed.ts']);
  expect(changes?.since).toMatch(/^main \([0-9a-f]{8}\)$/);
});

it('leaves out newer changes of main', () => {
  start();
  git('switch', '--quiet', '--create', 'work');
  commit('mine.ts');
  git('switch', '--quiet', 'main');
  commit('theirs.ts');
  git('switch', '--quiet', 'work');
  expect(changesSinceMain(folder)?.files).toEqual(['mine.ts']);
});

it('compares with the nearer one of main and its remote', () => {
  start();
  git('switch', '--quiet', '--create', 'work');
  commit('landed.ts');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  commit('mine.ts');
  expect(changesSinceMain(folder)).toMatchObject({
    files: ['mine.ts'],
    since: expect.stringMatching(/^origin\/main /),
  });
});

it('lists unpushed changes on main', () => {
  start();
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  commit('unpushed.ts');
  write('untracked.ts');
  expect(changesSinceMain(folder)?.files).toEqual(['untracked.ts', 'unpushed.ts'].sort());
});

it('lists uncommitted changes on main without a remote', () => {
  start();
  write('kept.ts');
  expect(changesSinceMain(folder)).toEqual({
    files: ['kept.ts'],
    deleted: [],
    since: 'the last commit',
  });
});

it('lists uncommitted changes in a shallow clone', () => {
  start();
  git('switch', '--quiet', '--create', 'work');
  commit('mine.ts');
  const shallow = path.join(folder, 'shallow');
  execFileSync(
    'git',
    ['clone', '--quiet', '--depth=1', '--branch=work', `file://${folder}`, shallow],
    { stdio: 'ignore' },
  );
  writeFileSync(path.join(shallow, 'kept.ts'), 'changed');
  const changes = changesSinceMain(shallow);
  expect(changes?.files).toEqual(['kept.ts']);
  expect(changes?.since).toMatch(/^the last commit, because/);
});

it('returns undefined without git or a commit', () => {
  expect(changesSinceMain(folder)).toBeUndefined();
  git('init', '--quiet');
  expect(changesSinceMain(folder)).toBeUndefined();
});
