import type { CaseKind } from './desk';

/** Within how many days of the one after its receipt a case is answered. */
export interface CasePromise {
  readonly days: number;
  /** Working days are Sunday to Thursday without holidays. */
  readonly counted: 'working' | 'all';
}

/**
 * What the pages of the forms promise; null where they promise no time. A callback is promised for the
 * support hours, which the next working day has.
 */
export const CASE_PROMISES = {
  contact: { days: 2, counted: 'working' },
  'data-sharing': { days: 30, counted: 'working' },
  order: { days: 30, counted: 'all' },
  callback: { days: 1, counted: 'working' },
  'job-application': null,
  feedback: null,
} as const satisfies Readonly<Record<CaseKind, CasePromise | null>>;

/**
 * Days after the day of its receipt for which an order reserves its quantity: until the end of the day by
 * which a decision is promised.
 */
export const RESERVATION_DAYS = CASE_PROMISES.order.days;
