/** Publication state of a localized entry. */
export type LanguageState = 'published' | 'modified' | 'draft' | 'missing';

/** States by document id and locale. */
export type States = Readonly<Record<string, Readonly<Record<string, LanguageState>>>>;
