import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { config } from '../config';
import { writeAtomically } from '../files/write-atomically';
import { withOwnVersions } from '../media/media-path';
import { processWide } from '../process-state';

/** Writes that are running, by file. */
const running = (): Map<string, Promise<void>> => processWide('snapshot-writes', () => new Map());

/**
 * Name of a value that outlives the process, of characters that paths and keys may have.
 * @param version raised when the shape of the value changes: older values are never read
 */
export function snapshotName(name: string, version: number, args: readonly unknown[] = []): string {
  const digest = createHash('sha256').update(JSON.stringify(args)).digest('hex').slice(0, 32);
  return `${name}-v${version}/${digest}`;
}

/** The last value in DATA_DIR; undefined if there is none or it cannot be read. */
export async function readSnapshot(name: string): Promise<{ readonly value: unknown } | undefined> {
  const text = await readFile(snapshotPath(name), 'utf8').catch(() => '');
  return parseSnapshot(text);
}

/** Stores a value atomically; writes of a name are queued. The value must survive JSON. */
export function writeSnapshot(name: string, value: unknown): Promise<void> {
  return inTurn(name, (file) => writeAtomically(file, JSON.stringify({ value })));
}

export function removeSnapshot(name: string): Promise<void> {
  return inTurn(name, (file) => rm(file, { force: true }));
}

/** The value of a stored text, with media paths that this instance accepts. */
export function parseSnapshot(text: string): { readonly value: unknown } | undefined {
  try {
    const snapshot = JSON.parse(withOwnVersions(text)) as { value?: unknown };
    return 'value' in snapshot ? { value: snapshot.value } : undefined;
  } catch {
    return undefined;
  }
}

function inTurn(name: string, work: (file: string) => Promise<void>): Promise<void> {
  const file = snapshotPath(name);
  const done = (running().get(file) ?? Promise.resolve()).then(() => work(file));
  const settled = done
    .catch(() => undefined)
    .then(() => {
      if (running().get(file) === settled) running().delete(file);
    });
  running().set(file, settled);
  return done;
}

function snapshotPath(name: string): string {
  return path.resolve(config().dataDirectory, 'snapshots', `${name}.json`);
}
