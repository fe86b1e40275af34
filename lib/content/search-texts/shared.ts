import { plainText } from '../../html/plain-text';
import type { Query } from '../client';

/**
 * What is searched of one entry's body, in characters. A few pages hold nearly every word that an
 * entry is looked for by; more would only cost memory, with thousands of entries in each language.
 */
const MOST_TEXT = 4000;
const MOST_SUMMARY = 600;

/** The searched part of some HTML or text parts. */
export function bodyText(...parts: readonly string[]): string {
  return plainText(parts.filter(Boolean).join('<br>'), MOST_TEXT);
}

/** The searched part of an entry's summary. */
export function summaryText(text: string): string {
  return plainText(text, MOST_SUMMARY);
}

/** Asks for these fields alone: pictures and files are not searched. */
export function onlyFields(...names: readonly string[]): Query {
  return Object.fromEntries(
    [...names, 'updatedAt'].map((name, index) => [`fields[${index}]`, name]),
  );
}
