import assert from 'node:assert/strict';
import test from 'node:test';
import {
  arabicWeekday,
  hoursAfter,
  isWorkingDay,
  parseHijri,
  parseMonthFirst,
  riyadhDay,
  riyadhTime,
  toHijri,
} from '../src/dates.js';

test('times are in Riyadh time', () => {
  assert.equal(riyadhTime(new Date('2026-11-21T21:30:00Z')), '2026-11-22T00:30:00+03:00');
  assert.equal(riyadhDay(new Date('2026-11-21T21:30:00Z')), '2026-11-22');
  assert.equal(riyadhTime(hoursAfter('2026-11-21', 14.5)), '2026-11-21T14:30:00+03:00');
  assert.equal(arabicWeekday(hoursAfter('2026-11-21', 1)), 'السبت');
  assert.equal(isWorkingDay(hoursAfter('2026-11-21', 1)), false);
  assert.equal(isWorkingDay(hoursAfter('2026-11-22', 1)), true);
});

test('MM/DD/YYYY is parsed, other formats and invalid days are not', () => {
  assert.equal(parseMonthFirst('11/21/2026'), '2026-11-21');
  assert.equal(parseMonthFirst('2/29/2028'), '2028-02-29');
  for (const text of ['21/11/2026', '02/29/2026', '11-21-2026', '00/10/2026', '', '1/1/26']) {
    assert.equal(parseMonthFirst(text), undefined, text);
  }
});

test('every tenth Umm al-Qura day from 1356 to 1500 is parsed back', () => {
  const [first, last] = [Date.UTC(1937, 2, 14, 9), Date.UTC(2077, 10, 16, 9)];
  for (let time = first; time <= last; time += 10 * 24 * 60 * 60 * 1000) {
    const written = toHijri(new Date(time));
    assert.equal(parseHijri(written), written);
  }
});

test('days that do not exist in the Umm al-Qura calendar are refused', () => {
  const lengths = Array.from({ length: 12 }, (_, month) => {
    return parseHijri(`30/${String(month + 1).padStart(2, '0')}/1446`) === undefined ? 29 : 30;
  });
  // 1446 has 355 or 354 days, and every second month is short.
  const days = lengths.reduce((sum, length) => sum + length, 0);
  assert.ok(days === 354 || days === 355, String(days));
  for (const text of ['31/01/1446', '0/01/1446', '1/13/1446', '1/01/1299', '1/01/1600', 'x']) {
    assert.equal(parseHijri(text), undefined, text);
  }
  assert.equal(parseHijri('01/1/1446'), '1/01/1446');
});
