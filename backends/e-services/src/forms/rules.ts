import * as contract from '@ports-authority/e-services-contract';
import { mailAddress, oneLine, severalLines } from '@ports-authority/text';
import type { Property } from '../http/validation.js';

/** A single line of text, not empty. */
export function line(maxLength: number): Property {
  return { type: 'string', minLength: 1, maxLength, format: 'plain-line' };
}

/** Multi-line text, not empty. */
export function lines(maxLength: number): Property {
  return { type: 'string', minLength: 1, maxLength, format: 'plain-text' };
}

/** A text that may be empty or missing. */
export function optional(property: Property): Property {
  return { ...property, minLength: 0, default: '' };
}

/** One of a list of values. */
export function choice(values: readonly string[]): Property {
  return { type: 'string', enum: values };
}

export const EMAIL = matching(contract.EMAIL, contract.MAX_EMAIL_CHARACTERS);
export const MOBILE = matching(contract.MOBILE);
export const PHONE = matching(contract.PHONE);
export const IDENTITY = matching(contract.IDENTITY);
export const CALLBACK_MOBILE = matching(contract.CALLBACK_MOBILE);
export const QUANTITY = matching(contract.QUANTITY, contract.MAX_QUANTITY_CHARACTERS);

/** Normalises a property for validation and storage. */
export function normaliseValue(value: string, property: Property): string {
  if (property === EMAIL) return mailAddress(value);
  return property['format'] === 'plain-text' ? severalLines(value) : oneLine(value);
}

function matching({ source }: RegExp, maxLength?: number): Property {
  const limit = maxLength === undefined ? {} : { maxLength };
  return { type: 'string', minLength: 1, ...limit, pattern: source };
}
