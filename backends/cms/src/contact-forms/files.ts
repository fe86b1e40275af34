import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

const PRIVATE_FOLDER = 0o700;
const HOUR = 60 * 60 * 1000;
const GENERATED_NAME = /^[0-9a-f-]{36}\.pdf$/;

/**
 * The private folder of submitted files, outside everything that Strapi serves. What is being
 * received lies in `incoming` and moves to its place, on the disk for good, before the row that
 * names it is stored. A file without a row can therefore be left over, a row without a file can't.
 */
export class FileStore {
  readonly #folder: string;
  readonly #incoming: string;

  /** @param folder absolute */
  constructor(folder: string) {
    this.#folder = folder;
    this.#incoming = path.join(folder, 'incoming');
  }

  /** Makes the folders, for their owner only. */
  async prepare(): Promise<void> {
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
    await rename(incoming, this.#pathOf(name));
    await flush(this.#folder);
    return name;
  }

  /**
   * Keeps the sweep away from a file that a row is about to name.
   * @returns whether the file is there
   */
  async claim(name: string): Promise<boolean> {
    const now = new Date();
    return utimes(this.#pathOf(name), now, now).then(
      () => true,
      () => false,
    );
  }

  /**
   * Opens a stored file to be read once, from its beginning to its end.
   * @returns its content and its size in bytes; undefined where there is no such file
   */
  async read(name: string): Promise<{ content: Readable; size: number } | undefined> {
    if (!GENERATED_NAME.test(name)) return undefined;
    const handle = await open(this.#pathOf(name), 'r').catch(() => undefined);
    if (!handle) return undefined;
    const { size } = await handle.stat();
    return { content: handle.createReadStream(), size };
  }

  /** Deletes a stored file; one that is gone already is no fault. */
  async remove(name: string): Promise<void> {
    await rm(this.#pathOf(name), { force: true });
  }

  /**
   * Deletes files that no row names and what was half received: everything older than an hour.
   * @param isNamed which of some names the database knows
   * @returns how many were deleted
   */
  async sweep(isNamed: (names: string[]) => Promise<Set<string>>): Promise<number> {
    const old = await olderThanAnHour(this.#folder);
    const named = await isNamed(old);
    const orphans = old.filter((name) => !named.has(name));
    for (const name of orphans) await this.remove(name);
    const parts = await olderThanAnHour(this.#incoming);
    for (const name of parts) await this.discard(path.join(this.#incoming, name));
    return orphans.length + parts.length;
  }

  #pathOf(name: string): string {
    return path.join(this.#folder, path.basename(name));
  }
}

/** Names of a folder's files; younger ones may belong to a submission that is under way. */
async function olderThanAnHour(folder: string): Promise<string[]> {
  const names: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const found = await stat(path.join(folder, entry.name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs >= HOUR) names.push(entry.name);
  }
  return names;
}

async function flush(fileOrFolder: string): Promise<void> {
  const handle = await open(fileOrFolder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
