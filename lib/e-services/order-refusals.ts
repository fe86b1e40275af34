import { ERRORS } from '@ports-authority/e-services-contract';
import type { ServerError } from './server-errors';

/** Message key: the selected movable is gone. */
export const ORDER_GONE = 'ORDER MOVABLE GONE';

/** Message keys by field for errors of an order. */
const REFUSALS: Partial<Record<ServerError, Readonly<Record<string, string>>>> = {
  [ERRORS.quantityTooLarge]: { quantity: 'Requrie Quantity Error' },
  [ERRORS.quantityZero]: { quantity: 'ERROR QUANTITY ZERO' },
  [ERRORS.quantityNotWhole]: { quantity: 'ERROR QUANTITY WHOLE' },
  [ERRORS.itemGone]: { movable: ORDER_GONE },
};

/** Null for an error of the whole order. */
export function stockRefusal(error: string): Readonly<Record<string, string>> | null {
  return Object.hasOwn(REFUSALS, error) ? (REFUSALS[error as ServerError] ?? null) : null;
}
