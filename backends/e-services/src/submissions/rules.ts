import type { Property } from '../http/validation.js';

/*
 * The rules of specification §5 for single fields. Values come trimmed; digits are 0-9.
 */

/** One line of text that is not empty. */
export function line(maxLength: number): Property {
  return { type: 'string', minLength: 1, maxLength, format: 'plain-line' };
}

/** Text of several lines that is not empty. */
export function lines(maxLength: number): Property {
  return { type: 'string', minLength: 1, maxLength, format: 'plain-text' };
}

/** Text that may be missing. */
export function optional(property: Property): Property {
  return { ...property, minLength: 0, default: '' };
}

export const EMAIL: Property = {
  type: 'string',
  minLength: 1,
  maxLength: 100,
  pattern:
    "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\\.[A-Za-z0-9-]{1,63}){0,8}\\.[A-Za-z]{2,24}$",
};

/** 12 digits from 966. */
export const MOBILE: Property = { type: 'string', minLength: 1, pattern: '^966\\d{9}$' };

/** 12 digits. */
export const PHONE: Property = { type: 'string', minLength: 1, pattern: '^\\d{12}$' };

/** 10 digits from 1. */
export const IDENTITY: Property = { type: 'string', minLength: 1, pattern: '^1\\d{9}$' };

/** 10 digits from 05. */
export const CALLBACK_MOBILE: Property = { type: 'string', minLength: 1, pattern: '^05\\d{8}$' };

/** Stored as the Arabic words for yes and no. */
export const YES_OR_NO: Property = { type: 'string', enum: ['نعم', 'لا'] };

/** At most ten characters; a number without leading zeros, decimals allowed. */
export const QUANTITY: Property = {
  type: 'string',
  minLength: 1,
  maxLength: 10,
  pattern: '^(0|[1-9]\\d*)(\\.\\d+)?$',
};

/** One of a list's values. */
export function choice(values: readonly string[]): Property {
  return { type: 'string', enum: values };
}
