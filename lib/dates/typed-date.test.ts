import { parseHijri } from './hijri';
import { parseDay } from './riyadh';

it.each([
  '01/12/2026',
  '1/12/2026',
  '1-12-2026',
  '01.12.2026',
  ' 1 12 2026 ',
  '1 / 12 / 2026',
  '2026-12-01',
  '2026/12/1',
  '2026–12–01',
  '01122026',
  '1122026',
  '٠١/١٢/٢٠٢٦',
  '\u202b1/12/2026\u202c',
])('reads %j as 1 December 2026', (typed) => {
  expect(parseDay(typed)).toBe('2026-12-01');
});

it.each(['16/06/1448', '16-6-1448', '1448-06-16', '16 6 1448', '16061448', '14480616', '1661448'])(
  'reads %j as 16 Jumada II 1448',
  (typed) => {
    expect(parseHijri(typed)).toEqual({ year: 1448, month: 6, day: 16 });
  },
);

it.each([
  '12/25/2026',
  '1/13/2026',
  '31/11/2026',
  '29/02/2027',
  '2026-13-01',
  '1/12/26',
  '01/12/2026/1',
  '1//2026',
  '2026',
  'x',
  '',
  `1/12/2026${' '.repeat(100_000)}`,
])('does not take %j for a date', (typed) => {
  expect(parseDay(typed)).toBeNull();
});

it.each(['31/2/1448', '1/13/1448', '1448-13-01', '30/09/1446'])(
  'does not take %j for a Hijri date',
  (typed) => {
    expect(parseHijri(typed)).toBeNull();
  },
);
