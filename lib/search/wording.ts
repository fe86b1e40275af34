import { SEARCH_KINDS, type SearchKind } from '../content/search-text';
import type { Locale } from '../i18n/locales';
import { messages } from '../i18n/messages';
import type { Wording } from './language-index';
import type { SynonymGroup } from './query';

/** Splits phrases at commas, semicolons and line breaks. */
export function splitPhrases(text: string): SynonymGroup {
  return text
    .split(/[,،;؛\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
}

/** The search's words of a language, from the messages. */
export function searchWording(locale: Locale): Wording {
  const { search, routes } = messages[locale];
  const kinds = Object.fromEntries(
    SEARCH_KINDS.map((kind) => [kind, splitPhrases(search.kindWords[kind])]),
  ) as Record<SearchKind, SynonymGroup>;
  const { vesselSearch, containerTracking, requestTracking } = routes;
  return { kinds, services: { vesselSearch, containerTracking, requestTracking } };
}
