import { readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { answers } from './socket.js';

/** Thrown when another running process holds the data folder. */
export class LockedError extends Error {}

interface Holder {
  pid: number;
  host: string;
  /** When the process started, in the kernel's clock ticks; empty where that can't be known. */
  started: string;
}

/**
 * Takes the data folder for this process: the embedded database loses rows when two processes
 * open it. A lock that a crash has left behind is recognised by its process id and start time,
 * and replaced.
 * @param socket the admin socket of the folder, asked when the holder is on another host
 * @returns a function that gives the folder back
 * @throws LockedError when a running process holds it
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
  if ((holder && isRunning(holder)) || (await answers(socket))) {
    throw new LockedError(
      `The folder ${folder} is in use by the e-services process ${holder?.pid ?? 'on another host'}. Stop it, or choose another E_SERVICES_DATA_DIR.`,
    );
  }
  // Two processes may find the same stale lock: the guard lets one of them replace it.
  if (!create(guard, mine)) {
    const other = parse(read(guard));
    if (other && isRunning(other)) throw new LockedError(`The folder ${folder} is being taken.`);
    unlinkSync(guard);
    if (!create(guard, mine)) throw new LockedError(`The folder ${folder} is being taken.`);
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
    // A crash in the middle of writing leaves an empty lock, which nobody holds.
    return undefined;
  }
}

function describe(pid: number): Holder {
  return { pid, host: hostname(), started: startOf(pid) };
}

function isRunning(holder: Holder): boolean {
  if (holder.host !== hostname() || holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return startOf(holder.pid) === holder.started;
}

/** A process id is given anew after a restart, its start time is not. */
function startOf(pid: number): string {
  const stat = process.platform === 'linux' ? read(`/proc/${pid}/stat`) : undefined;
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
