import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

const PRIVATE_FOLDER = 0o700;
const HOUR_MS = 60 * 60 * 1000;
const GENERATED_NAME = /^[0-9a-f-]{36}\.pdf$/;

/**
 * The private folder of submitted files. Uploads are written to `incoming` and moved to their final
 * path, flushed to disk, before the database row that names them is committed. A crash can
 * therefore leave a file without a row, never a row without a file.
 */
export class FileStore {
  readonly #folder: string;
  readonly #incoming: string;

  /** @param folder absolute path */
  constructor(folder: string) {
    this.#folder = folder;
    this.#incoming = path.join(folder, 'incoming');
  }

  /** Creates the folders, readable by their owner only. */
  async prepare(): Promise<void> {
    await mkdir(this.#incoming, { recursive: true, mode: PRIVATE_FOLDER });
    await chmod(this.#folder, PRIVATE_FOLDER);
  }

  /** A new path to write an upload to. */
  incomingPath(): string {
    return path.join(this.#incoming, `${randomUUID()}.part`);
  }

  /** Deletes a rejected upload; one that does not exist is ignored. */
  async discard(incoming: string): Promise<void> {
    await rm(incoming, { force: true });
  }

  /**
   * Moves an upload to its final path; durable when it returns, even if the power fails.
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
   * Protects a file from the sweep for an hour, for a row that is about to name it.
   * @returns whether the file exists
   */
  async claim(name: string): Promise<boolean> {
    const now = new Date();
    return utimes(this.#pathOf(name), now, now).then(
      () => true,
      () => false,
    );
  }

  /**
   * Opens a stored file to be read once.
   * @returns its content and its size in bytes; undefined if it does not exist
   */
  async read(name: string): Promise<{ content: Readable; size: number } | undefined> {
    if (!GENERATED_NAME.test(name)) return undefined;
    const handle = await open(this.#pathOf(name), 'r').catch(() => undefined);
    if (!handle) return undefined;
    const { size } = await handle.stat();
    return { content: handle.createReadStream(), size };
  }

  /** Deletes a stored file; one that does not exist is ignored. */
  async remove(name: string): Promise<void> {
    await rm(this.#pathOf(name), { force: true });
  }

  /**
   * Deletes stored files that no row names, and unfinished uploads.
   * @param findNamed which of some names the database has
   * @param minAge in milliseconds; younger files may belong to a submission in progress
   * @returns how many files were deleted
   */
  async sweep(
    findNamed: (names: string[]) => Promise<Set<string>>,
    minAge = HOUR_MS,
  ): Promise<number> {
    const names = await filesOlderThan(minAge, this.#folder);
    const stored = names.filter((name) => GENERATED_NAME.test(name));
    const named = stored.length > 0 ? await findNamed(stored) : new Set<string>();
    const orphans = stored.filter((name) => !named.has(name));
    for (const name of orphans) await this.remove(name);
    const unfinished = await filesOlderThan(minAge, this.#incoming);
    for (const name of unfinished) await this.discard(path.join(this.#incoming, name));
    return orphans.length + unfinished.length;
  }

  #pathOf(name: string): string {
    return path.join(this.#folder, path.basename(name));
  }
}

async function filesOlderThan(age: number, folder: string): Promise<string[]> {
  const names: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const found = await stat(path.join(folder, entry.name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs >= age) names.push(entry.name);
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
