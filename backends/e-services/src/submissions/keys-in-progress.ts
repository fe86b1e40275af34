import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { submissionsInProgress } from '../database/schema.js';

/** Longer than a virus scan and the transaction after it may take. */
const CLAIM_SECONDS = 60;
const ASK_AGAIN_MS = 100;

const claimEnd = sql`now() + make_interval(secs => ${CLAIM_SECONDS})`;

/**
 * The idempotency keys of the submissions that are being received or stored. A sender whose connection
 * was lost asks what became of its submission while the service may still be working on it.
 *
 * What is being received is known to this process alone: the site has all of a form before it sends it
 * on. What is being stored is in the database, which processes share.
 */
export class KeysInProgress {
  readonly #counts = new Map<string, number>();
  readonly #database: Database;
  readonly #holder: string;

  /** @param holder id of this process and of the one that had its data folder before */
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
   * Runs what stores a submission when no process is storing one under the same key, of which one that
   * died is taken for at most a minute.
   * @param key undefined: nothing is waited for
   */
  async alone<Result>(key: string | undefined, store: () => Promise<Result>): Promise<Result> {
    if (key === undefined) return store();
    while (!(await this.#claim(key))) await pause(ASK_AGAIN_MS);
    try {
      return await store();
    } finally {
      const { key: claimed, holder } = submissionsInProgress;
      // What is stored is stored, whether or not this succeeds.
      await this.#database
        .delete(submissionsInProgress)
        .where(and(eq(claimed, key), eq(holder, this.#holder)))
        .catch(() => undefined);
    }
  }

  /** Whether a process is receiving or storing a submission under a key. */
  async has(key: string): Promise<boolean> {
    if (this.#counts.has(key)) return true;
    const { key: claimed, expiresAt } = submissionsInProgress;
    const found = await this.#database
      .select({ key: claimed })
      .from(submissionsInProgress)
      .where(and(eq(claimed, key), gt(expiresAt, sql`now()`)));
    return found.length > 0;
  }

  /** Forgets the keys of the process that had the data folder before and died. */
  async forgetOwn(): Promise<void> {
    const { holder } = submissionsInProgress;
    await this.#database.delete(submissionsInProgress).where(eq(holder, this.#holder));
  }

  /** Forgets the keys of other processes that have died. */
  async sweep(): Promise<void> {
    const { expiresAt } = submissionsInProgress;
    await this.#database.delete(submissionsInProgress).where(lte(expiresAt, sql`now()`));
  }

  async #claim(key: string): Promise<boolean> {
    const holder = this.#holder;
    const claimed = await this.#database
      .insert(submissionsInProgress)
      .values({ key, holder, expiresAt: claimEnd })
      .onConflictDoUpdate({
        target: submissionsInProgress.key,
        set: { holder, expiresAt: claimEnd },
        setWhere: lte(submissionsInProgress.expiresAt, sql`now()`),
      })
      .returning({ key: submissionsInProgress.key });
    return claimed.length > 0;
  }
}
