import { ERRORS, CASE_KINDS, type CaseKind } from '@ports-authority/e-services-contract';
import type { Database } from '../database/connect.js';
import { ClientLimit } from './limiter.js';

const DAY_SECONDS = 24 * 60 * 60;

export class SubmissionLimits {
  readonly #limits: Record<CaseKind, ClientLimit>;

  constructor(database: Database, perDay: Record<CaseKind, number>) {
    this.#limits = Object.fromEntries(
      CASE_KINDS.map((kind) => [
        kind,
        new ClientLimit(database, {
          name: `day ${kind}`,
          points: perDay[kind],
          seconds: DAY_SECONDS,
          sentence: ERRORS.tooManyToday,
        }),
      ]),
    ) as Record<CaseKind, ClientLimit>;
  }

  /**
   * Stores a submission, and counts it if that succeeds.
   * @throws Refusal 429 before it is stored
   */
  async counted<Result>(
    kind: CaseKind,
    address: string,
    store: () => Promise<Result>,
  ): Promise<Result> {
    const limit = this.#limits[kind];
    await limit.consume(address);
    try {
      return await store();
    } catch (error) {
      await limit.refund(address);
      throw error;
    }
  }
}
