import { publishedTexts } from './published-texts';

const ARABIC_DAYS = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'];
const ENGLISH_DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const monthNames = (language: string) =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2026, month, 1)).toLocaleString(language, { month: 'long', timeZone: 'UTC' }),
  );
const MONTHS = { ar: monthNames('ar-EG'), en: monthNames('en-GB') };
const DAYS = { ar: ARABIC_DAYS, en: ENGLISH_DAYS };
const HIJRI = new Intl.DateTimeFormat('en-GB-u-ca-islamic-umalqura', {
  timeZone: 'UTC',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

const texts = publishedTexts().map((text) => ({
  ...text,
  text: text.text.replace(/<[^>]*>/g, ' ').replace(/[\u200e\u200f\u2066-\u2069]/g, ''),
}));

it('weekdays match their dates', () => {
  const named = texts.flatMap(({ where, locale, text }) => {
    const date = new RegExp(
      `(${DAYS[locale].join('|')}),? (\\d{1,2}) (${MONTHS[locale].join('|')}) (\\d{4})`,
      'g',
    );
    return Array.from(text.matchAll(date), ([found, weekday = '', day, month = '', year]) => {
      const number = MONTHS[locale].indexOf(month);
      const at = new Date(Date.UTC(Number(year), number, Number(day)));
      return { where, found, weekday, really: DAYS[locale][at.getUTCDay()] };
    });
  });
  expect(named.filter(({ weekday, really }) => weekday !== really)).toEqual([]);
  expect(named.length).toBeGreaterThan(10);
});

it('Hijri dates are those of the Umm al-Qura calendar', () => {
  const HIJRI_FIRST = /(\d{2}\/\d{2}\/14\d\d)\s?هـ[،,]? الموافق (\d{2})\/(\d{2})\/(\d{4})\s?م/g;
  const pairs = texts.flatMap(({ where, text }) =>
    Array.from(text.matchAll(HIJRI_FIRST), ([found, hijri, day, month, year]) => {
      const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
      return { where, found, hijri, really: HIJRI.format(at).replace(/ \w+$/, '') };
    }),
  );
  expect(pairs.filter(({ hijri, really }) => hijri !== really)).toEqual([]);
  expect(pairs.length).toBeGreaterThan(10);
});
