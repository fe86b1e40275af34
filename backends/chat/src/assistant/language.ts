export type Language = 'ar' | 'en';
export type InBoth = Readonly<Record<Language, string>>;
