import { messages } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/i18n/locales';
import type { ResultLabels } from './ResultItem';

export function resultLabels(locale: Locale): ResultLabels {
  const { search, dates } = messages[locale];
  const { kindOf, ended, inDocument } = search;
  return { kindOf, ended, inDocument, hijri: dates.corresponding };
}
