import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dueDay } from '../src/cases/cases.js';
import { dayAfter, isWorked, readHolidays } from '../src/cases/holidays.js';
import { packagePath } from '../src/paths.js';

const holidays = readHolidays(packagePath('data/holidays.json'));

test('Fridays, Saturdays and holidays of either calendar are no working days', () => {
  assert.equal(isWorked('2026-11-22', holidays), true, 'Sunday');
  assert.equal(isWorked('2026-11-26', holidays), true, 'Thursday');
  assert.equal(isWorked('2026-11-27', holidays), false, 'Friday');
  assert.equal(isWorked('2026-11-28', holidays), false, 'Saturday');
  assert.equal(isWorked('2026-09-23', holidays), false, 'National Day');
  // 1 Shawwal 1447 is 20 March 2026, 1 Shawwal 1448 is 9 or 10 March 2027.
  assert.equal(isWorked('2026-03-22', holidays), false, 'Eid al-Fitr 1447');
  assert.equal(isWorked('2027-03-09', holidays), false, 'Eid al-Fitr 1448');
  const announced = { ...holidays, days: ['2026-11-22'] };
  assert.equal(isWorked('2026-11-22', announced), false);
});

test('a promise is counted from the day after receipt, in working days', () => {
  // Thursday 26 November 2026, a minute before midnight in Riyadh.
  const thursday = new Date('2026-11-26T20:59:00Z');
  assert.equal(dueDay('contact', thursday, holidays), '2026-11-30');
  // A minute later it is Friday: the same working days.
  assert.equal(dueDay('contact', new Date('2026-11-26T21:00:00Z'), holidays), '2026-11-30');
  assert.equal(dueDay('order', thursday, holidays), '2026-12-26');
  assert.equal(dueDay('job-application', thursday, holidays), null);
  assert.equal(dayAfter('2026-09-22', 1, 'working', holidays), '2026-09-24');
});

test('a file of another shape is refused', () => {
  assert.throws(() => readHolidays(packagePath('package.json')), /shape/);
});
