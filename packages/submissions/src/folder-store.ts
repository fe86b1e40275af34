import { randomUUID } from 'node:crypto';
import { chmod, open, rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Arrivals, filesOlderThan } from './arrivals';
import { GENERATED_NAME, ORPHAN_AGE_MS, type FileStore, type IncomingFile } from './file-store';

const PRIVATE_FOLDER = 0o700;
/** Databases limit the parameters of a statement. */
const BATCH = 500;

/**
 * Submitted files in a private folder of this machine. Uploads are written to `incoming` in it, flushed
 * to disk and moved to their final path.
 */
export class FolderStore extends Arrivals implements FileStore {
  readonly #folder: string;

  /** @param folder absolute path */
  constructor(folder: string) {
    super(path.join(folder, 'incoming'));
    this.#folder = folder;
  }

  override async prepare(): Promise<void> {
    await super.prepare();
    await chmod(this.#folder, PRIVATE_FOLDER);
  }

  async keep({ path: incoming }: IncomingFile): Promise<string> {
    const name = `${randomUUID()}.pdf`;
    await flush(incoming);
    await rename(incoming, this.#pathOf(name));
    await flush(this.#folder);
    return name;
  }

  async claim(name: string): Promise<boolean> {
    const now = new Date();
    return utimes(this.#pathOf(name), now, now).then(
      () => true,
      () => false,
    );
  }

  async read(name: string): Promise<{ content: Readable; size: number } | undefined> {
    if (!GENERATED_NAME.test(name)) return undefined;
    const handle = await open(this.#pathOf(name), 'r').catch(() => undefined);
    if (!handle) return undefined;
    const { size } = await handle.stat();
    return { content: handle.createReadStream(), size };
  }

  async remove(name: string): Promise<void> {
    await rm(this.#pathOf(name), { force: true });
  }

  async sweep(
    findNamed: (names: string[]) => Promise<Set<string>>,
    minAge = ORPHAN_AGE_MS,
  ): Promise<number> {
    const names = await filesOlderThan(minAge, this.#folder);
    const stored = names.filter((name) => GENERATED_NAME.test(name));
    let deleted = await this.sweepArrivals(minAge);
    for (let from = 0; from < stored.length; from += BATCH) {
      const batch = stored.slice(from, from + BATCH);
      const named = await findNamed(batch);
      const orphans = batch.filter((name) => !named.has(name));
      for (const name of orphans) await this.remove(name);
      deleted += orphans.length;
    }
    return deleted;
  }

  #pathOf(name: string): string {
    return path.join(this.#folder, path.basename(name));
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
