import { toAmount, bilingual, toDate } from './wire';

it.each([
  ['2026-11-21T14:30:00+03:00', '2026-11-21T14:30:00+03:00'],
  ['2026-11-21T11:30:00.120Z', '2026-11-21T11:30:00.120Z'],
  ['2026-11-21T14:30:00+0300', '2026-11-21T14:30:00+03:00'],
  ['2026-11-21T14:30:00+03', '2026-11-21T14:30:00+03:00'],
  ['2026-11-21T14:30', '2026-11-21T14:30:00+03:00'],
  ['2026-11-21 9:05', '2026-11-21T09:05:00+03:00'],
  ['2026-11-21', '2026-11-21'],
  ['21/11/2026', '2026-11-21'],
  ['21/11/2026 14:30', '2026-11-21T14:30:00+03:00'],
  ['٢١/١١/٢٠٢٦', '2026-11-21'],
  ['2026-11-21T25:00', '2026-11-21'],
  ['12/06/1448', '2026-11-22'],
])('reads the date %s', (text, moment) => {
  expect(toDate(text)).toBe(moment);
});

it.each(['', 'soon', '2026', '0001-01-01T00:00:00', '31/02/2026', null, undefined, 5, {}, []])(
  'reads no date in %j',
  (value) => {
    expect(toDate(value)).toBeNull();
  },
);

it.each([
  [5, 5],
  ['5', 5],
  ['1,250.5', 1250.5],
  ['٩٫٥', 9.5],
  ['0', 0],
  ['', null],
  ['500 SAR', null],
  [-1, null],
  [NaN, null],
  [Infinity, null],
  [true, null],
  [[5], null],
])('reads the amount %j', (value, amount) => {
  expect(toAmount(value)).toBe(amount);
});

it('falls back to the other language', () => {
  expect(bilingual(null, ' نص ')).toEqual({ ar: 'نص', en: 'نص' });
  expect(bilingual(5, undefined)).toEqual({ ar: '5', en: '5' });
  expect(bilingual({}, [])).toEqual({ ar: '', en: '' });
});
