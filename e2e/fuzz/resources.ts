import { lstatSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../tools/lib/processes.mjs';

interface Report {
  readonly pid: number;
  /** Last part of the program's working directory. */
  readonly folder: string;
  readonly reports: number;
  readonly bytes: number;
}

/** Makes every Node.js program that is started from here on report its memory on demand. */
export function reportMemory(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ports-memory-'));
  process.env.MEMORY_FOLDER = folder;
  process.env.NODE_OPTIONS = `--import ${pathToFileURL(path.join(root, 'e2e/fuzz/report-memory.mjs')).href}`;
  return folder;
}

/**
 * Bytes in use after a garbage collection, by the folder a program runs in (site, cms, e-services,
 * chat). Omits programs that have exited. Empty on Windows, which has no signals.
 */
export async function memoryInUse(folder: string): Promise<Map<string, number>> {
  if (process.platform === 'win32') return new Map();
  const before = reportsIn(folder);
  const asked = before.filter(({ pid }) => signal(pid));
  const deadline = Date.now() + 20_000;
  const isNew = ({ pid, reports }: Report) =>
    reportsIn(folder).some((now) => now.pid === pid && now.reports > reports);
  while (!asked.every(isNew) && Date.now() < deadline) await pause(100);
  return new Map(
    reportsIn(folder)
      .filter((report) => asked.some(({ pid }) => pid === report.pid))
      .map(({ folder: name, bytes }) => [name, bytes]),
  );
}

function reportsIn(folder: string): Report[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Report);
}

function signal(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGUSR2');
  } catch {
    return false;
  }
}

/** Bytes of a folder's files; links are not followed, and vanished files count 0. */
export function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true }).reduce((sum: number, name) => {
    const stats = lstatSync(path.join(folder, String(name)), { throwIfNoEntry: false });
    return sum + (stats?.isFile() ? stats.size : 0);
  }, 0);
}
