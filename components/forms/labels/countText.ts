import type { Locale } from '@/lib/i18n/locales';
import { fillGaps } from './fillGaps';

/** A message in the forms that a language's numbers ask for; `other` for all not named. */
export type CountForms = { readonly other: string } & Partial<
  Readonly<Record<Intl.LDMLPluralRule, string>>
>;

/** The form of a message that fits a number, with its `{count}` filled in: `11 سفينة`. */
export function countText(locale: Locale, forms: CountForms, count: number): string {
  const rule = new Intl.PluralRules(locale).select(count);
  return fillGaps(forms[rule] ?? forms.other, { count });
}
