import { messages } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/i18n/locales';
import { MAX_QUERY_LENGTH, MIN_QUERY_LENGTH } from '@/lib/search/request';
import type { SearchTexts } from './labels';
import { resultLabels } from './resultLabels';

/** The texts of the search dialog in a language. */
export function searchTexts(locale: Locale): SearchTexts {
  const { title, label, hint, submit, close, searching, clear } = messages[locale].search;
  const { allCount, emptyAdvice, failure, offline, retry } = messages[locale].search;
  const tooLong = messages[locale].search.wrongLength
    .replace('{shortest}', String(MIN_QUERY_LENGTH))
    .replace('{longest}', String(MAX_QUERY_LENGTH));
  return {
    tooLong,
    ...{ title, label, hint, submit, close, searching, clear },
    ...{ allCount, emptyAdvice, failure, offline, retry, result: resultLabels(locale) },
  };
}
