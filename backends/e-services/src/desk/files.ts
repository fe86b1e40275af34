import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FileStore, Scanner } from '@ports-authority/submissions';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { submissions } from '../database/schema.js';

export class DeskFiles {
  readonly #database: Database;
  readonly #files: FileStore;
  readonly #scanner: Scanner | undefined;
  readonly #mayBeUnscanned: boolean;

  /**
   * @param scanner undefined: none
   * @param mayBeUnscanned allows unscanned files if there is no scanner
   */
  constructor(
    database: Database,
    files: FileStore,
    scanner: Scanner | undefined,
    mayBeUnscanned: boolean,
  ) {
    this.#database = database;
    this.#files = files;
    this.#scanner = scanner;
    this.#mayBeUnscanned = mayBeUnscanned;
  }

  /** True if an unscanned file may be downloaded; with a scanner it is scanned first. */
  get canOpenUnscanned(): boolean {
    return this.#scanner !== undefined || this.#mayBeUnscanned;
  }

  /**
   * Opens a submission's file. Files that were never scanned are scanned first.
   * @returns undefined if it does not exist or may not be seen
   * @throws if the scanner fails
   */
  async open({
    reference,
    fileName,
    fileScanned,
  }: Pick<typeof submissions.$inferSelect, 'reference' | 'fileName' | 'fileScanned'>) {
    if (fileName === null) return undefined;
    if (fileScanned !== true && !(await this.#isClean(reference, fileName))) return undefined;
    return this.#files.read(fileName);
  }

  async #isClean(reference: string, fileName: string): Promise<boolean> {
    if (!this.#scanner) return this.#mayBeUnscanned;
    const file = await this.#files.read(fileName);
    if (!file) return false;
    const copy = this.#files.incomingPath();
    try {
      // Opened first: a stream that is destroyed while it opens creates its file afterwards.
      const target = await open(copy, 'w', 0o600);
      await pipeline(file.content, target.createWriteStream());
      if (!(await this.#scanner.isClean(copy))) return false;
    } finally {
      await this.#files.discard(copy);
    }
    await this.#database
      .update(submissions)
      .set({ fileScanned: true })
      .where(eq(submissions.reference, reference));
    return true;
  }
}
