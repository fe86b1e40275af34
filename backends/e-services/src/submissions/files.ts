import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const PRIVATE_FOLDER = 0o700;
const HOUR = 60 * 60 * 1000;
const STORED = /^[0-9a-f-]{36}\.pdf$/;

/**
 * The private folder of submitted files. What is being received lies in `incoming` and moves to
 * its place, on the disk for good, before the row that names it is committed. A file without a row
 * can therefore be left by a crash, a row without a file can't.
 */
export class FileStore {
  readonly #folder: string;
  readonly #incoming: string;

  /** @param dataDir the service's data folder */
  constructor(dataDir: string) {
    this.#folder = path.join(dataDir, 'files');
    this.#incoming = path.join(this.#folder, 'incoming');
  }

  /** Makes the folders and removes what a crash has left half received. */
  async prepare(): Promise<void> {
    await rm(this.#incoming, { recursive: true, force: true });
    await mkdir(this.#incoming, { recursive: true, mode: PRIVATE_FOLDER });
    await chmod(this.#folder, PRIVATE_FOLDER);
  }

  /** A new path for a file that is being received. */
  incomingPath(): string {
    return path.join(this.#incoming, `${randomUUID()}.part`);
  }

  /** Removes a file that was received in vain. */
  async discard(incoming: string): Promise<void> {
    await rm(incoming, { force: true });
  }

  /**
   * Moves a received file to its place, safe against a power failure.
   * @returns its generated name
   */
  async keep(incoming: string): Promise<string> {
    const name = `${randomUUID()}.pdf`;
    await flush(incoming);
    await rename(incoming, this.pathOf(name));
    await flush(this.#folder);
    return name;
  }

  /** Path of a stored file. */
  pathOf(name: string): string {
    return path.join(this.#folder, name);
  }

  /** Deletes a stored file; one that is gone already is no fault. */
  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  /**
   * Deletes stored files that no row names.
   * @param isNamed which of some names the database knows
   * @param age in milliseconds; younger files may belong to a row that is being committed
   * @returns how many were deleted
   */
  async sweep(isNamed: (names: string[]) => Promise<Set<string>>, age = HOUR): Promise<number> {
    const now = Date.now();
    const names: string[] = [];
    for (const name of await readdir(this.#folder)) {
      if (!STORED.test(name)) continue;
      const { ctimeMs } = await stat(this.pathOf(name));
      if (now - ctimeMs >= age) names.push(name);
    }
    const named = await isNamed(names);
    const orphans = names.filter((name) => !named.has(name));
    for (const name of orphans) await this.remove(name);
    return orphans.length;
  }
}

async function flush(fileOrFolder: string): Promise<void> {
  const handle = await open(fileOrFolder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
