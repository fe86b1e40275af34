import type { Locale } from '../../i18n/locales';
import { Collection } from '../collection';
import { lastChangeLoader, type ContentDescriptor } from '../descriptor';
import { requiredText } from '../fields';

const synonyms = new Collection({ apiName: 'search-synonyms', fields: { Words: requiredText } });

/** Editors' synonym groups, uncached. */
export async function readSearchSynonyms(locale: Locale): Promise<string[]> {
  return (await synonyms.all(locale)).map((raw) => raw.Words);
}

export const searchSynonymContent: ContentDescriptor = {
  changes: lastChangeLoader('search-synonym', synonyms),
};
