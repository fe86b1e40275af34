/** Equivalent spellings for the tests of every search. */
export const SAME_SPELLINGS: readonly {
  readonly name: string;
  readonly first: string;
  readonly second: string;
}[] = [
  { name: 'hamza on waw', first: 'مسؤول', second: 'مسوول' },
  { name: 'hamza on yeh', first: 'موانئ', second: 'مواني' },
  { name: 'hamza on and under alef', first: 'أرصفة الإسلامي', second: 'ارصفة الاسلامي' },
  { name: 'alef madda', first: 'آلية', second: 'الية' },
  { name: 'alef wasla', first: 'ٱلبحر', second: 'البحر' },
  { name: 'alef maksura', first: 'مستوى', second: 'مستوي' },
  { name: 'teh marbuta', first: 'جدة', second: 'جده' },
  { name: 'Persian yeh', first: 'ينبع', second: 'ینبع' },
  { name: 'Persian kaf', first: 'الملك', second: 'الملک' },
  { name: 'Arabic-Indic digits', first: '1447', second: '١٤٤٧' },
  { name: 'Persian digits', first: '1447', second: '۱۴۴۷' },
  { name: 'tatweel', first: 'ميناء', second: 'مـيـنـاء' },
  { name: 'diacritics', first: 'جدة', second: 'جُدَّة' },
  { name: 'zero-width characters', first: 'ميناء', second: 'مي\u200cنا\u200dء' },
  { name: 'direction marks', first: 'ميناء', second: '\u200fميناء\u200e' },
  { name: 'presentation forms', first: 'ميناء', second: '\ufee3\ufef4\ufee8\ufe8e\ufe80' },
  { name: 'case', first: 'Jeddah', second: 'JEDDAH' },
  { name: 'accents', first: 'Café', second: 'Cafe' },
];
