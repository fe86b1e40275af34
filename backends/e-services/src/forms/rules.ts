import {
  EMAIL as EMAIL_PATTERN,
  MAX_EMAIL_CHARACTERS,
  fieldRule,
  type FileField,
  type FormField,
} from '@ports-authority/e-services-contract';
import { mailAddress, oneLine, severalLines } from '@ports-authority/text';
import type { Property } from '../http/validation.js';

/** A text that may be empty or missing. */
export function optional(property: Property): Property {
  return { ...property, minLength: 0, default: '' };
}

/** One of a list of values. */
export function choice(values: readonly string[]): Property {
  return { type: 'string', enum: values };
}

export const EMAIL: Property = {
  type: 'string',
  minLength: 1,
  maxLength: MAX_EMAIL_CHARACTERS,
  pattern: EMAIL_PATTERN.source,
};

/** The JSON schema of a form's field. */
export function toProperty(field: Exclude<FormField, FileField>): Property {
  const { pattern, max, values, multiline } = fieldRule(field);
  const isOptional = field.missing === undefined;
  if (values) {
    const property = choice(isOptional ? ['', ...values] : values);
    return isOptional ? { ...property, default: '' } : property;
  }
  const text: Property = {
    type: 'string',
    minLength: 1,
    maxLength: max,
    ...(pattern
      ? { pattern: isOptional ? `^$|${pattern.source}` : pattern.source }
      : { format: multiline ? 'plain-text' : 'plain-line' }),
  };
  return isOptional ? optional(text) : text;
}

/** Normalises a property for validation and storage. */
export function normaliseValue(value: string, property: Property): string {
  if (property['pattern'] === EMAIL_PATTERN.source) return mailAddress(value);
  return property['format'] === 'plain-text' ? severalLines(value) : oneLine(value);
}
