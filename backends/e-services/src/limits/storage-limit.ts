import { ERRORS } from '@ports-authority/e-services-contract';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../database/connect.js';
import { submissions } from '../database/schema.js';
import { Refusal } from '../http/errors.js';

const WARN_AT = 0.8;

/**
 * Quota of the disk space of submissions, database and files. Measured at start and every hour; new
 * files are added in between.
 */
export class StorageLimit {
  readonly #database: Database;
  readonly #maxBytes: number;
  readonly #log: Pick<Logger, 'warn' | 'error'>;
  #used = 0;
  #reported: 'nothing' | 'warning' | 'full' = 'nothing';

  constructor(database: Database, maxBytes: number, log: Pick<Logger, 'warn' | 'error'>) {
    this.#database = database;
    this.#maxBytes = maxBytes;
    this.#log = log;
  }

  /** Measures the disk usage and logs a change of state. */
  async measure(): Promise<void> {
    const [found] = await this.#database
      .select({
        bytes:
          sql<number>`pg_database_size(current_database()) + coalesce(sum(${submissions.fileSize}), 0)`.mapWith(
            Number,
          ),
      })
      .from(submissions);
    this.#used = found?.bytes ?? 0;
    this.#reported = 'nothing';
    this.#report();
  }

  add(bytes: number): void {
    this.#used += bytes;
    this.#report();
  }

  /** @throws Refusal 507 if the quota is used up */
  requireRoom(): void {
    if (this.#used >= this.#maxBytes) throw new Refusal(507, ERRORS.storageFull);
  }

  #report(): void {
    const state =
      this.#used >= this.#maxBytes
        ? 'full'
        : this.#used >= this.#maxBytes * WARN_AT
          ? 'warning'
          : 'nothing';
    if (state === this.#reported) return;
    this.#reported = state;
    const figures = { usedBytes: this.#used, maxBytes: this.#maxBytes };
    if (state === 'full') {
      this.#log.error(figures, 'storage limit reached');
    } else if (state === 'warning') {
      this.#log.warn(figures, 'storage limit nearly reached');
    }
  }
}
