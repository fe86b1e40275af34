import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/* Content of another authority: small, bilingual, with empty, mistyped and odd values. */

/**
 * @typedef {{ file: string, alt: string }} Media
 * @typedef {Readonly<Record<string, unknown>>} Entry
 */

/** @type {Record<string, readonly Entry[]>} */
const entries = parse(readFileSync(new URL('sample-content.yaml', import.meta.url), 'utf8'));

export const LOCALES = /** @type {const} */ (['ar', 'en']);

/** @typedef {typeof LOCALES[number]} Locale */

/** @returns {unknown} the value of a language */
function inLanguage(/** @type {unknown} */ value, /** @type {Locale} */ locale) {
  if (Array.isArray(value)) return value.map((child) => inLanguage(child, locale));
  if (typeof value !== 'object' || value === null) return value;
  if ('ar' in value && 'en' in value) return value[locale];
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, inLanguage(child, locale)]),
  );
}

/**
 * Entries of a type in a language, with numeric ids that are unique across languages. Files are `{file,
 * alt}`, a category is its name.
 * @param {string} type name of the type in the API's paths
 * @param {Locale} locale
 * @returns {{ id: number, fields: Entry }[]}
 */
export function sampleEntries(type, locale) {
  return (entries[type] ?? []).flatMap((entry, index) => {
    const { only = locale, ...fields } = entry;
    if (only !== locale) return [];
    const id = 1 + index * LOCALES.length + LOCALES.indexOf(locale);
    return [{ id, fields: /** @type {Entry} */ (inLanguage(fields, locale)) }];
  });
}
