export type Locale = 'ar' | 'en';
export type InBoth = Readonly<Record<Locale, string>>;
