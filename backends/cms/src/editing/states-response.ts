export type LanguageState = 'published' | 'modified' | 'draft' | 'missing';

export type States = Readonly<Record<string, Readonly<Record<string, LanguageState>>>>;
