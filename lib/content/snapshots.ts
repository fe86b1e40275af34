import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { config } from '../config';
import { withOwnVersions } from '../media/media-path';

/** Identifies one loader call; snapshots of an older version are never read. */
export interface SnapshotKey {
  readonly loader: string;
  readonly version: number;
  readonly args: readonly unknown[];
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
export async function readSnapshot(key: SnapshotKey): Promise<{ value: unknown } | undefined> {
  try {
    const text = withOwnVersions(await readFile(snapshotFile(key), 'utf8'));
    const snapshot = JSON.parse(text) as { value?: unknown };
    return 'value' in snapshot ? { value: snapshot.value } : undefined;
  } catch {
    return undefined;
  }
}

/** Removes a result that is no longer published. */
export async function deleteSnapshot(key: SnapshotKey): Promise<void> {
  await rm(snapshotFile(key), { force: true });
}

function snapshotFile({ loader, version, args }: SnapshotKey): string {
  const digest = createHash('sha256').update(JSON.stringify(args)).digest('hex').slice(0, 32);
  return path.resolve(
    config().dataDirectory,
    'snapshots',
    `${loader}-v${version}`,
    `${digest}.json`,
  );
}
