import type { Locale } from './locales';

/**
 * The subset of ICU messages that labels in the browser need: the library's formatter would add its
 * parser to the first load of every page with a form or a table.
 */

/** Replaces `{name}` placeholders; unknown ones stay. */
export function format(
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

/** Plural forms of a label; `other` is the fallback. */
export type PluralForms = { readonly other: string } & Partial<
  Readonly<Record<Intl.LDMLPluralRule, string>>
>;

/** Selects the plural form and fills in `{count}`: `11 سفينة`. */
export function formatCount(locale: Locale, forms: PluralForms, count: number): string {
  const rule = new Intl.PluralRules(locale).select(count);
  return format(forms[rule] ?? forms.other, { count });
}
