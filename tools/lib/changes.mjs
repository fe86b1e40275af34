import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Files that differ from the main branch: committed since the merge base, uncommitted, or
 * untracked. On the main branch itself: compared with its remote.
 * @param {string} folder root of the work tree
 * @returns {{ since: string, files: string[], deleted: string[] } | undefined} paths with slashes, relative to the folder; `since` names the compared state.
 * Undefined without git or a commit.
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
  // Either may be outdated, so the nearer one counts.
  const [base] = refs
    .flatMap((ref) => {
      const commit = ask('merge-base', 'HEAD', ref);
      return commit ? [{ ref, commit }] : [];
    })
    .map((base) => ({
      ...base,
      distance: Number(git('rev-list', '--count', `${base.commit}..HEAD`)),
    }))
    .sort((a, b) => a.distance - b.distance);

  // The folder may be inside a larger repository.
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
