import { parseRange } from './byte-range';

it.each([
  [null, null],
  ['items=0-1', null],
  ['bytes=-', null],
  ['bytes=0-1,4-5', null],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=500-', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=500-2', null],
  ['bytes=abc', null],
  ['bytes=', null],
  ['bytes=-0', 'unsatisfiable'],
])('reads %s of 100 bytes', (header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected);
});
