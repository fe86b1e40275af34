import { execFileSync } from 'node:child_process';

/**
 * The release date of a build, as an ISO date-time: SOURCE_DATE_EPOCH (seconds since
 * 1970, as reproducible builds set it), else the last commit of the source, else now.
 * @param {string | undefined} epoch value of SOURCE_DATE_EPOCH
 * @param {() => string} lastCommit seconds since 1970; throws or is empty outside a repository
 * @throws Error for an epoch that is no number of seconds
 */
export function releaseDate(epoch, lastCommit, now = Date.now()) {
  if (epoch) {
    const date = toIsoTime(epoch);
    if (!date) throw new Error(`SOURCE_DATE_EPOCH must be seconds since 1970, not "${epoch}"`);
    return date;
  }
  try {
    return toIsoTime(lastCommit()) ?? new Date(now).toISOString();
  } catch {
    return new Date(now).toISOString();
  }
}

/** The time of the last commit of a folder's files; empty where they are in no repository. */
export function lastCommitTime(folder) {
  return execFileSync('git', ['log', '-1', '--format=%ct', '--', '.'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

function toIsoTime(seconds) {
  return /^\d{1,11}$/.test(seconds) ? new Date(Number(seconds) * 1000).toISOString() : undefined;
}
