import { ERRORS } from '@ports-authority/e-services-contract';
import type { ServerError } from './server-errors';

/** Key of the sentence that says that what was chosen has gone. */
export const ORDER_GONE = 'ORDER MOVABLE GONE';

/** Refusals of an order that belong to a field, with the keys of their sentences. */
const REFUSALS: Partial<Record<ServerError, Readonly<Record<string, string>>>> = {
  [ERRORS.quantityTooLarge]: { quantity: 'Requrie Quantity Error' },
  [ERRORS.itemGone]: { movable: ORDER_GONE },
};

/** The field that a refusal belongs to: others have taken what was asked for. Null for any other. */
export function stockRefusal(error: string): Readonly<Record<string, string>> | null {
  return Object.hasOwn(REFUSALS, error) ? (REFUSALS[error as ServerError] ?? null) : null;
}
