import { messages } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/i18n/locales';
import type { SearchTexts } from './labels';
import { resultLabels } from './resultLabels';

/** The texts of the search dialog in a language. */
export function searchTexts(locale: Locale): SearchTexts {
  const { title, label, hint, submit, close, searching, clear } = messages[locale].search;
  const { allCount, emptyAdvice, failure, offline, retry } = messages[locale].search;
  return {
    ...{ title, label, hint, submit, close, searching, clear },
    ...{ allCount, emptyAdvice, failure, offline, retry, result: resultLabels(locale) },
  };
}
