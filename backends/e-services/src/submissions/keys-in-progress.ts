import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { deleteInBatches } from '../database/delete-in-batches.js';
import { submissionsInProgress } from '../database/schema.js';

/** Longer than a virus scan and the transaction after it may take. */
const LEASE_SECONDS = 60;
const POLL_MS = 100;

const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/**
 * The idempotency keys of submissions that are being received or stored. A sender whose connection was
 * lost polls their state.
 *
 * Keys being received are in memory: the site has all of a form before it sends it on. Keys being stored
 * have a lease in the database, which processes share.
 */
export class KeysInProgress {
  readonly #counts = new Map<string, number>();
  readonly #database: Database;
  readonly #holder: string;

  /** @param holder id of the data folder */
  constructor(database: Database, holder: string) {
    this.#database = database;
    this.#holder = holder;
  }

  /**
   * Marks a key until the returned function is called, once or more often.
   * @param key undefined: nothing is marked
   */
  begin(key: string | undefined): () => void {
    if (key === undefined) return () => undefined;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const rest = (this.#counts.get(key) ?? 1) - 1;
      if (rest > 0) this.#counts.set(key, rest);
      else this.#counts.delete(key);
    };
  }

  /**
   * Stores a submission while holding the lease of its key. The lease of a killed process expires after a
   * minute.
   * @param key undefined: without a lease
   */
  async withLock<Result>(key: string | undefined, store: () => Promise<Result>): Promise<Result> {
    if (key === undefined) return store();
    while (!(await this.#acquire(key))) await pause(POLL_MS);
    try {
      return await store();
    } finally {
      const { key: claimed, holder } = submissionsInProgress;
      // The submission is stored even if this fails.
      await this.#database
        .delete(submissionsInProgress)
        .where(and(eq(claimed, key), eq(holder, this.#holder)))
        .catch(() => undefined);
    }
  }

  /** True while any process receives or stores a submission under a key. */
  async has(key: string): Promise<boolean> {
    if (this.#counts.has(key)) return true;
    const { key: claimed, expiresAt } = submissionsInProgress;
    const found = await this.#database
      .select({ key: claimed })
      .from(submissionsInProgress)
      .where(and(eq(claimed, key), gt(expiresAt, sql`now()`)));
    return found.length > 0;
  }

  /** Releases the leases of this data folder's previous process, which was killed. */
  async releaseOwn(): Promise<void> {
    const { holder } = submissionsInProgress;
    await this.#database.delete(submissionsInProgress).where(eq(holder, this.#holder));
  }

  async deleteExpired(): Promise<void> {
    const { expiresAt } = submissionsInProgress;
    await deleteInBatches(this.#database, submissionsInProgress, lte(expiresAt, sql`now()`));
  }

  async #acquire(key: string): Promise<boolean> {
    const holder = this.#holder;
    const acquired = await this.#database
      .insert(submissionsInProgress)
      .values({ key, holder, expiresAt: leaseEnd })
      .onConflictDoUpdate({
        target: submissionsInProgress.key,
        set: { holder, expiresAt: leaseEnd },
        setWhere: lte(submissionsInProgress.expiresAt, sql`now()`),
      })
      .returning({ key: submissionsInProgress.key });
    return acquired.length > 0;
  }
}
