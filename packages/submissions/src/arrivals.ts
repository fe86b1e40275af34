import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const PRIVATE_FOLDER = 0o700;

/**
 * Folder of uploads that are arriving or wait for their checks, readable by its owner only; base of
 * both stores.
 */
export abstract class Arrivals {
  /** @param incoming absolute path */
  constructor(private readonly incoming: string) {}

  async prepare(): Promise<void> {
    await mkdir(this.incoming, { recursive: true, mode: PRIVATE_FOLDER });
    await chmod(this.incoming, PRIVATE_FOLDER);
  }

  incomingPath(): string {
    return path.join(this.incoming, `${randomUUID()}.part`);
  }

  async discard(file: string): Promise<void> {
    await rm(file, { force: true });
  }

  /**
   * Deletes files left by a crash.
   * @param minAge in milliseconds
   * @returns how many files were deleted
   */
  protected async sweepArrivals(minAge: number): Promise<number> {
    const unfinished = await filesOlderThan(minAge, this.incoming);
    for (const name of unfinished) await this.discard(path.join(this.incoming, name));
    return unfinished.length;
  }
}

/** Names of the files in a folder that were not written for so many milliseconds. */
export async function filesOlderThan(age: number, folder: string): Promise<string[]> {
  const names: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const found = await stat(path.join(folder, entry.name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs >= age) names.push(entry.name);
  }
  return names;
}
