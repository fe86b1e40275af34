import { ERRORS } from '@ports-authority/e-services-contract';
import type { ServerError } from './server-errors';

/** Key of the message that a choice is gone. */
export const ORDER_GONE = 'ORDER MOVABLE GONE';

/** Errors of an order that belong to a field, with the keys of their messages. */
const REFUSALS: Partial<Record<ServerError, Readonly<Record<string, string>>>> = {
  [ERRORS.quantityTooLarge]: { quantity: 'Requrie Quantity Error' },
  [ERRORS.quantityZero]: { quantity: 'ERROR QUANTITY ZERO' },
  [ERRORS.quantityNotWhole]: { quantity: 'ERROR QUANTITY WHOLE' },
  [ERRORS.itemGone]: { movable: ORDER_GONE },
};

/** The field that an error of an order belongs to; null for an error of the whole order. */
export function stockRefusal(error: string): Readonly<Record<string, string>> | null {
  return Object.hasOwn(REFUSALS, error) ? (REFUSALS[error as ServerError] ?? null) : null;
}
