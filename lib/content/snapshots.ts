import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { config } from '../config';
import { withOwnVersions } from '../media/media-path';

const SUFFIX = '.json';

/** Identifies one loader call; snapshots of an older version are never read. */
export interface SnapshotKey {
  readonly loader: string;
  readonly version: number;
  readonly args: readonly unknown[];
}

/** The loads of one snapshot that are running. */
interface RunningLoads {
  count: number;
  begun: number;
  /** Which of them was stored last. */
  stored: number;
  storing: Promise<void>;
}

/** Next loads this module more than once. */
const globals = globalThis as typeof globalThis & {
  portsSnapshotLoads?: Map<string, RunningLoads>;
};

/** Stores or removes the result of one load, and must be ended. */
export interface SnapshotOfLoad {
  readonly write: (value: unknown) => Promise<void>;
  readonly remove: () => Promise<void>;
  readonly end: () => void;
}

/**
 * Called before a loader reads: of loads that overlap, the one that began last is kept, whichever
 * ends last, because another one may have read what was there before a change.
 */
export function beginSnapshot(key: SnapshotKey): SnapshotOfLoad {
  const all = (globals.portsSnapshotLoads ??= new Map());
  const name = snapshotFile(key);
  const loads: RunningLoads = all.get(name) ?? {
    count: 0,
    begun: 0,
    stored: 0,
    storing: Promise.resolve(),
  };
  all.set(name, loads);
  loads.count += 1;
  loads.begun += 1;
  const own = loads.begun;
  const inTurn = (store: () => Promise<void>): Promise<void> => {
    const stored = loads.storing.then(async () => {
      if (loads.stored > own) return;
      loads.stored = own;
      await store();
    });
    loads.storing = stored.catch(() => undefined);
    return stored;
  };
  return {
    write: (value) => inTurn(() => writeSnapshot(key, value)),
    remove: () => inTurn(() => deleteSnapshot(key)),
    end: () => {
      loads.count -= 1;
      if (loads.count === 0) all.delete(name);
    },
  };
}

/** Stores a loader's latest result outside the build, so that it survives restarts and releases. */
export async function writeSnapshot(key: SnapshotKey, value: unknown): Promise<void> {
  const file = snapshotFile(key);
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(temporary, JSON.stringify({ args: key.args, value }));
  await rename(temporary, file);
}

/** The latest result; undefined if there is none or the file cannot be read. */
export function readSnapshot(key: SnapshotKey): Promise<{ value: unknown } | undefined> {
  return readSnapshotFile(snapshotFile(key));
}

async function readSnapshotFile(file: string): Promise<{ value: unknown } | undefined> {
  try {
    const text = withOwnVersions(await readFile(file, 'utf8'));
    const snapshot = JSON.parse(text) as { value?: unknown };
    return 'value' in snapshot ? { value: snapshot.value } : undefined;
  } catch {
    return undefined;
  }
}

/** All results on this disk, so many at a time; `name` as snapshotName makes it. */
export async function* snapshotsInBatches(
  size: number,
): AsyncGenerator<readonly { readonly name: string; readonly value: unknown }[]> {
  const root = snapshotsFolder();
  const files = (await readdir(root, { recursive: true }).catch(() => [])).filter((file) =>
    file.endsWith(SUFFIX),
  );
  for (let start = 0; start < files.length; start += size) {
    const batch = await Promise.all(
      files.slice(start, start + size).map(async (file) => {
        const snapshot = await readSnapshotFile(path.join(root, file));
        const name = file.slice(0, -SUFFIX.length).split(path.sep).join('/');
        return snapshot && { name, ...snapshot };
      }),
    );
    yield batch.filter((snapshot) => snapshot !== undefined);
  }
}

/** Removes a result that is no longer published. */
export async function deleteSnapshot(key: SnapshotKey): Promise<void> {
  await rm(snapshotFile(key), { force: true });
}

/** Name of a loader call without any character that a path or a key could not have: `loader-v1/…`. */
export function snapshotName({ loader, version, args }: SnapshotKey): string {
  const digest = createHash('sha256').update(JSON.stringify(args)).digest('hex').slice(0, 32);
  return `${loader}-v${version}/${digest}`;
}

function snapshotFile(key: SnapshotKey): string {
  return path.join(snapshotsFolder(), `${snapshotName(key)}${SUFFIX}`);
}

function snapshotsFolder(): string {
  return path.resolve(config().dataDirectory, 'snapshots');
}
