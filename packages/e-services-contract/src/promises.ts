import type { CaseKind } from './desk';

/** Deadline of an answer, counted from the day after receipt. */
export interface CasePromise {
  readonly days: number;
  /** Working days are Sunday to Thursday without holidays. */
  readonly counted: 'working' | 'all';
}

/**
 * Published deadlines by kind; null without one. Callbacks are due on the next working day, during
 * support hours.
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
 * Days after receipt for which an order reserves its quantity: until the deadline of the decision.
 */
export const RESERVATION_DAYS = CASE_PROMISES.order.days;
