import type { Locale } from './locales';

/*
 * The two things that labels in the browser need of ICU messages. The library's own formatter would
 * add its parser to the first load of every page with a form or a table.
 */

/** Fills in the `{name}` placeholders of a label; one without a value stays. */
export function format(
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

/** A label in the plural forms of its language; `other` stands for those that are left out. */
export type PluralForms = { readonly other: string } & Partial<
  Readonly<Record<Intl.LDMLPluralRule, string>>
>;

/** The plural form that fits a number, with its `{count}` filled in: `11 سفينة`. */
export function formatCount(locale: Locale, forms: PluralForms, count: number): string {
  const rule = new Intl.PluralRules(locale).select(count);
  return format(forms[rule] ?? forms.other, { count });
}
