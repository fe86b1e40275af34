import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { Arrivals } from './arrivals';
import { GENERATED_NAME, ORPHAN_AGE_MS, type FileStore, type IncomingFile } from './file-store';

/** A row may still name a file of this age: until the sweep may take it there is as long again. */
const CLAIMABLE_MS = ORPHAN_AGE_MS / 2;

/** The used part of packages/object-storage, which this package does not depend on. */
export interface Objects {
  put(
    key: string,
    object: { open: () => Readable; size: number; sha256: string; type: string },
  ): Promise<void>;
  get(key: string): Promise<{ content: Readable; size: number } | undefined>;
  /** Milliseconds since it was stored, by the clock that `list` reckons with. */
  ageOf(key: string): Promise<number | undefined>;
  delete(key: string): Promise<void>;
  list(folder: string): AsyncIterable<readonly { key: string; age: number }[]>;
}

/**
 * Submitted files in a bucket that all processes share. What is stored there has passed all checks; until
 * then an upload is on this machine.
 */
export class BucketStore extends Arrivals implements FileStore {
  readonly #objects: Objects;
  readonly #folder: string;

  /**
   * @param folder begins the keys, with a slash at its end
   * @param incoming absolute path of a folder for uploads that are arriving
   */
  constructor(objects: Objects, folder: string, incoming: string) {
    super(incoming);
    this.#objects = objects;
    this.#folder = folder;
  }

  async keep({ path, size, sha256 }: IncomingFile): Promise<string> {
    const name = `${randomUUID()}.pdf`;
    const open = () => createReadStream(path);
    await this.#objects.put(this.#folder + name, { open, size, sha256, type: 'application/pdf' });
    await this.discard(path);
    return name;
  }

  async claim(name: string): Promise<boolean> {
    if (!GENERATED_NAME.test(name)) return false;
    const age = await this.#objects.ageOf(this.#folder + name);
    return age !== undefined && age < CLAIMABLE_MS;
  }

  async read(name: string): Promise<{ content: Readable; size: number } | undefined> {
    return GENERATED_NAME.test(name) ? this.#objects.get(this.#folder + name) : undefined;
  }

  async remove(name: string): Promise<void> {
    if (GENERATED_NAME.test(name)) await this.#objects.delete(this.#folder + name);
  }

  /** The ages are the server's: no two machines' clocks are compared. */
  async sweep(
    findNamed: (names: string[]) => Promise<Set<string>>,
    minAge = ORPHAN_AGE_MS,
  ): Promise<number> {
    let deleted = await this.sweepArrivals(minAge);
    for await (const found of this.#objects.list(this.#folder)) {
      const stored = found
        .filter(({ age }) => age >= Math.max(minAge, ORPHAN_AGE_MS))
        .map(({ key }) => key.slice(this.#folder.length))
        .filter((name) => GENERATED_NAME.test(name));
      const named = stored.length > 0 ? await findNamed(stored) : new Set<string>();
      const orphans = stored.filter((name) => !named.has(name));
      for (const name of orphans) await this.remove(name);
      deleted += orphans.length;
    }
    return deleted;
  }
}
