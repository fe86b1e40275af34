import { eq, lt } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { deleteInBatches } from '../database/delete-in-batches.js';
import { captchaUsed } from '../database/schema.js';

/** Used challenge ids, until they expire. */
export interface UsedList {
  /**
   * Marks an id as used.
   * @returns false if it was used before, by any process
   */
  claim(id: string, expiresAt: Date): Promise<boolean>;
  isUsed(id: string): Promise<boolean>;
}

/** The used-list in the database, shared by all processes. */
export class DatabaseUsedList implements UsedList {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async claim(id: string, expiresAt: Date): Promise<boolean> {
    const rows = await this.#database
      .insert(captchaUsed)
      .values({ id, expiresAt })
      .onConflictDoNothing()
      .returning({ id: captchaUsed.id });
    return rows.length > 0;
  }

  async isUsed(id: string): Promise<boolean> {
    const rows = await this.#database.select().from(captchaUsed).where(eq(captchaUsed.id, id));
    return rows.length > 0;
  }

  async sweep(now: Date): Promise<void> {
    await deleteInBatches(this.#database, captchaUsed, lt(captchaUsed.expiresAt, now));
  }
}
