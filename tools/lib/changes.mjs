import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Files that differ from the main branch: committed since it was left, not committed, or not tracked.
 * On the main branch itself they are what its remote does not have yet.
 * @param {string} folder root of the work tree
 * @returns {{ since: string, files: string[], deleted: string[] } | undefined} paths with slashes,
 *   relative to the folder; `since` names the state that they are compared with. Undefined without git
 *   or without a commit.
 */
export function changesSinceMain(folder) {
  const git = (...args) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const ask = (...args) => {
    try {
      return git(...args).trim();
    } catch {
      return undefined;
    }
  };
  if (!ask('rev-parse', '--verify', 'HEAD')) return undefined;

  const branch = ask('symbolic-ref', '--short', 'HEAD');
  const refs = branch === 'main' ? ['origin/main'] : ['main', 'origin/main'];
  // One of the two may not have been updated for weeks: the nearer one counts.
  const [base] = refs
    .flatMap((ref) => {
      const commit = ask('merge-base', 'HEAD', ref);
      return commit ? [{ ref, commit }] : [];
    })
    .map((one) => ({ ...one, distance: Number(git('rev-list', '--count', `${one.commit}..HEAD`)) }))
    .sort((a, b) => a.distance - b.distance);

  // Paths come relative to the folder, which may be inside of a larger repository.
  const list = (...args) =>
    git(...args)
      .split('\0')
      .filter(Boolean);
  const tracked = list(
    'diff',
    '--name-only',
    '--no-renames',
    '--relative',
    '-z',
    base?.commit ?? 'HEAD',
  );
  const untracked = list('ls-files', '--others', '--exclude-standard', '-z');
  const all = [...new Set([...tracked, ...untracked])].sort();
  const isThere = (file) => existsSync(path.join(folder, file));
  return {
    since: base
      ? `${base.ref} (${base.commit.slice(0, 8)})`
      : branch === 'main'
        ? 'the last commit'
        : 'the last commit, because the history has no common commit with main',
    files: all.filter(isThere),
    deleted: all.filter((file) => !isThere(file)),
  };
}
