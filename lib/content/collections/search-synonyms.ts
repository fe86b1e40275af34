import type { Locale } from '../../i18n/locales';
import { Collection } from '../collection';
import { lastChangeOf, type ContentDescriptor } from '../descriptor';
import { requiredText } from '../fields';

const synonyms = new Collection({ apiName: 'search-synonyms', fields: { Words: requiredText } });

/** Words of the same meaning, as editors keep them for the search; read past every cache. */
export async function readSearchSynonyms(locale: Locale): Promise<string[]> {
  return (await synonyms.all(locale)).map((raw) => raw.Words);
}

export const searchSynonymContent: ContentDescriptor = {
  changes: lastChangeOf('search-synonym', synonyms),
};
