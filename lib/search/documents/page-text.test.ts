import { pageText } from './page-text';

it('joins lines and writes presentation forms as letters', () => {
  expect(pageText('\ufee3\ufef4\ufee8\ufe8e\ufe80\r\nجدة')).toBe('ميناء جدة');
});

it('puts punctuation of Arabic lines where it belongs', () => {
  expect(pageText('الرسم )ريال( في عام ،2026 بنسبة %10')).toBe(
    'الرسم (ريال) في عام 2026، بنسبة 10%',
  );
  expect(pageText('a (b) %c')).toBe('a (b) %c');
});

it('leaves out vowels, which are drawn on either side of their letter', () => {
  expect(pageText('ُيسمح')).toBe('يسمح');
});

it('turns a page round whose letters are stored as they are drawn', () => {
  const text = 'الهيئة الوطنية للموانئ والبيانات المفتوحة 2026 للجميع الخدمات المينائية';
  const drawn = text
    .split(' ')
    .reverse()
    .map((word) => (/\d/.test(word) ? word : [...word].reverse().join('')))
    .join(' ');
  expect(pageText(drawn)).toBe(text);
});
