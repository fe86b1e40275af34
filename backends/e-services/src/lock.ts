import { readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { isListening } from './socket.js';

/** Another running process has locked the data folder. */
export class LockedError extends Error {}

interface Holder {
  pid: number;
  host: string;
  /** Start time of the process in clock ticks; empty if the system has none. */
  started: string;
}

/**
 * Locks the data folder: the embedded database corrupts if two processes open it. A stale lock is
 * detected by process id and start time, and replaced.
 * @param socket admin socket of the folder, probed in case the holder is on another host
 * @returns releases the lock
 * @throws LockedError if a running process holds it
 */
export async function lockFolder(folder: string, socket: string): Promise<() => void> {
  const file = path.join(folder, 'lock');
  const mine = JSON.stringify(describe(process.pid));
  if (!create(file, mine)) {
    await takeOver(folder, file, mine, socket);
  }
  return () => {
    if (read(file) === mine) unlinkSync(file);
  };
}

async function takeOver(folder: string, file: string, mine: string, socket: string): Promise<void> {
  const guard = path.join(folder, 'lock.takeover');
  const found = read(file);
  const holder = parse(found);
  if ((holder && isRunning(holder)) || (await isListening(socket))) {
    throw new LockedError(
      `The folder ${folder} is in use by the e-services process ${holder?.pid ?? 'on another host'}. Stop it, or choose another E_SERVICES_DATA_DIR.`,
    );
  }
  // Two processes may find the same stale lock; the guard admits one process.
  if (!create(guard, mine)) {
    const other = parse(read(guard));
    if (other && isRunning(other))
      throw new LockedError(`The folder ${folder} is being locked by another process.`);
    unlinkSync(guard);
    if (!create(guard, mine))
      throw new LockedError(`The folder ${folder} is being locked by another process.`);
  }
  try {
    if (read(file) !== found) throw new LockedError(`The folder ${folder} is in use.`);
    if (found !== undefined) unlinkSync(file);
    if (!create(file, mine)) throw new LockedError(`The folder ${folder} is in use.`);
  } finally {
    unlinkSync(guard);
  }
}

function create(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parse(text: string | undefined): Holder | undefined {
  try {
    const holder = JSON.parse(text ?? '') as Partial<Holder> | null;
    if (!holder || !Number.isInteger(holder.pid)) return undefined;
    return { pid: holder.pid!, host: String(holder.host), started: String(holder.started) };
  } catch {
    // A crash during the write leaves an empty lock file.
    return undefined;
  }
}

function describe(pid: number): Holder {
  return { pid, host: hostname(), started: processStartTime(pid) };
}

function isRunning(holder: Holder): boolean {
  if (holder.host !== hostname() || holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return processStartTime(holder.pid) === holder.started;
}

/** Process ids are reused; with the start time they are unique. */
function processStartTime(pid: number): string {
  const stat = process.platform === 'linux' ? read(`/proc/${pid}/stat`) : undefined;
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
