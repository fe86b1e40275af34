import { format } from '@/lib/i18n/format';
import { messages } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/i18n/locales';
import { QUERY_LIMITS } from '@/lib/search/request';
import type { SearchTexts } from './labels';
import { resultLabels } from './resultLabels';
import { waysOnLabels } from './waysOnLabels';

export function searchTexts(locale: Locale): SearchTexts {
  const { title, label, hint, submit, close, searching, clear } = messages[locale].search;
  const { allCount, emptyAdvice, failure, offline, retry } = messages[locale].search;
  return {
    tooLong: format(messages[locale].search.wrongLength, QUERY_LIMITS),
    ...{ title, label, hint, submit, close, searching, clear },
    ...{ allCount, emptyAdvice, failure, offline, retry, result: resultLabels(locale) },
    waysOn: waysOnLabels(locale),
  };
}
