/** Equivalent spellings for the tests of every search. */
export const SAME_SPELLINGS: readonly {
  readonly name: string;
  readonly one: string;
  readonly other: string;
}[] = [
  { name: 'hamza on waw', one: 'مسؤول', other: 'مسوول' },
  { name: 'hamza on yeh', one: 'موانئ', other: 'مواني' },
  { name: 'hamza on and under alef', one: 'أرصفة الإسلامي', other: 'ارصفة الاسلامي' },
  { name: 'alef madda', one: 'آلية', other: 'الية' },
  { name: 'alef wasla', one: 'ٱلبحر', other: 'البحر' },
  { name: 'alef maksura', one: 'مستوى', other: 'مستوي' },
  { name: 'teh marbuta', one: 'جدة', other: 'جده' },
  { name: 'Persian yeh', one: 'ينبع', other: 'ینبع' },
  { name: 'Persian kaf', one: 'الملك', other: 'الملک' },
  { name: 'Arabic-Indic digits', one: '1447', other: '١٤٤٧' },
  { name: 'Persian digits', one: '1447', other: '۱۴۴۷' },
  { name: 'tatweel', one: 'ميناء', other: 'مـيـنـاء' },
  { name: 'diacritics', one: 'جدة', other: 'جُدَّة' },
  { name: 'zero-width characters', one: 'ميناء', other: 'مي\u200cنا\u200dء' },
  { name: 'direction marks', one: 'ميناء', other: '\u200fميناء\u200e' },
  { name: 'presentation forms', one: 'ميناء', other: '\ufee3\ufef4\ufee8\ufe8e\ufe80' },
  { name: 'case', one: 'Jeddah', other: 'JEDDAH' },
  { name: 'accents', one: 'Café', other: 'Cafe' },
];
