import { SEARCH_KINDS, type SearchKind } from '../content/search-text';
import type { Locale } from '../i18n/locales';
import { messages } from '../i18n/messages';
import type { Wording } from './language-index';
import type { SynonymGroup } from './query';

/** Words of the same meaning in one text, separated by commas, semicolons or lines. */
export function wordsOf(text: string): SynonymGroup {
  return text
    .split(/[,،;؛\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
}

/** What the words of a language mean to the search, from the site's labels. */
export function wordingOf(locale: Locale): Wording {
  const { search, routes } = messages[locale];
  const kinds = Object.fromEntries(
    SEARCH_KINDS.map((kind) => [kind, wordsOf(search.kindWords[kind])]),
  ) as Record<SearchKind, SynonymGroup>;
  const { vesselSearch, containerTracking, requestTracking } = routes;
  return { kinds, services: { vesselSearch, containerTracking, requestTracking } };
}
