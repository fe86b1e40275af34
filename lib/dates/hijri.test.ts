import { formatHijri, gregorianToHijri, hijriToGregorian, parseHijri } from './hijri';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(1937, 2, 14); // 1 Muharram 1356

const intl = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

function byIntl(moment: number) {
  const parts = intl.formatToParts(moment);
  const part = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
}

it('agrees with Intl on every day from 1356 to 1500 AH, both ways', () => {
  const different: string[] = [];
  let days = 0;
  for (let moment = FIRST_DAY; byIntl(moment).year <= 1500; moment += DAY_MS) {
    const iso = new Date(moment).toISOString().slice(0, 10);
    const expected = formatHijri(byIntl(moment));
    const hijri = gregorianToHijri(iso);
    const typed = parseHijri(expected);
    if (!hijri || formatHijri(hijri) !== expected) different.push(iso);
    if (!typed || hijriToGregorian(typed) !== iso) different.push(expected);
    days += 1;
  }
  expect(different).toEqual([]);
  expect(days).toBe(51_383);
}, 60_000);

it.each([
  ['1/01/1448', { day: 1, month: 1, year: 1448 }],
  ['٠١/٠٦/١٤٤٨', { day: 1, month: 6, year: 1448 }],
  [' 30/9/1446 ', null],
  ['29/9/1446', { day: 29, month: 9, year: 1446 }],
  ['31/01/1448', null],
  ['1/13/1448', null],
  ['0/01/1448', null],
  ['1/01/1355', null],
  ['1/01/1501', null],
  ['1448/01/01', { year: 1448, month: 1, day: 1 }],
  ['', null],
])('reads %j', (typed, expected) => {
  expect(parseHijri(typed)).toEqual(expected);
});

it('returns null outside the published years', () => {
  expect(gregorianToHijri('1937-03-13')).toBeNull();
  expect(gregorianToHijri('2077-11-17')).toBeNull();
  expect(gregorianToHijri('soon')).toBeNull();
});
