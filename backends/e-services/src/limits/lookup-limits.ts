import { ERRORS, type ErrorSentence } from '@ports-authority/e-services-contract';
import { foldText } from '@ports-authority/text';
import type { Database } from '../database/connect.js';
import { ClientLimit, KeyLimit } from './limiter.js';

export interface LookupQuota {
  /** Of a client. */
  readonly lookupsPerHour: number;
  /** For a document. */
  readonly wrongDatesPerHour: number;
}

/** Counter names and error of one kind of lookup. */
interface Lookup {
  readonly name: string;
  readonly wrongName: string;
  readonly wrongSentence: ErrorSentence;
}

const DOCUMENT: Lookup = {
  name: 'lookup',
  wrongName: 'wrong date',
  wrongSentence: ERRORS.tooManyWrongDates,
};

/** Submissions, by reference and contact. */
export const CASE: Lookup = {
  name: 'case lookup',
  wrongName: 'wrong contact',
  wrongSentence: ERRORS.tooManyWrongContacts,
};

const HOUR_SECONDS = 3600;

export type LookupLimit = ReturnType<typeof lookupLimit>;

/**
 * Rate limit of document lookups. Numbers are guessable and dates have few candidates, so wrong
 * dates are counted per number, whether the document exists or not. Submissions follow the same
 * rules, with a contact instead of the date.
 */
export function lookupLimit(
  database: Database,
  { lookupsPerHour, wrongDatesPerHour }: LookupQuota,
  { name, wrongName, wrongSentence } = DOCUMENT,
) {
  const seconds = HOUR_SECONDS;
  const sentence = ERRORS.tooManyLookups;
  const lookups = new ClientLimit(database, { name, points: lookupsPerHour, seconds, sentence });
  const wrongDates = new KeyLimit(database, {
    name: wrongName,
    points: wrongDatesPerHour,
    seconds,
    sentence: wrongSentence,
  });
  /**
   * Counts a lookup, and its date as wrong until it is checked, so that concurrent guesses count.
   * @returns refunds the wrong date
   * @throws Refusal 429
   */
  return async (address: string, documentNumber: string): Promise<() => Promise<void>> => {
    await lookups.consume(address);
    const document = foldText(documentNumber);
    await wrongDates.consume(document);
    return () => wrongDates.refund(document);
  };
}
