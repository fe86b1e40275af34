import { ERRORS } from '@ports-authority/e-services-contract';
import { foldText } from '@ports-authority/text';
import type { Database } from '../database/connect.js';
import { ClientLimit, KeyLimit } from './limiter.js';

/** How often documents may be looked up in an hour. */
export interface LookupQuota {
  readonly perClient: number;
  readonly wrongDatesPerDocument: number;
}

const HOUR_SECONDS = 3600;

/**
 * Limits on looking up documents. A document's number is easily guessed and its date has few
 * candidates, so wrong dates are counted per number, whether such a document exists or not.
 */
export class LookupLimits {
  readonly #lookups: ClientLimit;
  readonly #wrongDates: KeyLimit;

  constructor(database: Database, { perClient, wrongDatesPerDocument }: LookupQuota) {
    this.#lookups = new ClientLimit(database, {
      name: 'lookup',
      points: perClient,
      seconds: HOUR_SECONDS,
      sentence: ERRORS.tooManyLookups,
    });
    this.#wrongDates = new KeyLimit(database, {
      name: 'wrong date',
      points: wrongDatesPerDocument,
      seconds: HOUR_SECONDS,
      sentence: ERRORS.tooManyWrongDates,
    });
  }

  /**
   * Counts a lookup, and its date as wrong until it turns out to be right: of many at once none is
   * uncounted.
   * @returns what to call if the date was right
   * @throws Refusal 429
   */
  async count(address: string, documentNumber: string): Promise<() => Promise<void>> {
    await this.#lookups.consume(address);
    const document = foldText(documentNumber);
    await this.#wrongDates.consume(document);
    return () => this.#wrongDates.giveBack(document);
  }
}
