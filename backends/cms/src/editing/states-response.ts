/** How far one language of an entry is. */
export type LanguageState = 'published' | 'modified' | 'draft' | 'missing';

/** States of the languages of entries, by document id and language. */
export type States = Readonly<Record<string, Readonly<Record<string, LanguageState>>>>;
