import { SAME_SPELLINGS } from '@/packages/text/src/spellings';
import { rowMatches } from './cells';

const row = {
  id: '1',
  cells: {
    vessel: { content: null, value: 'Pearl Dolphin', text: 'Pearl Dolphin 9177375' },
    arrival: { content: null, value: '2026-11-05T14:30:00+03:00', text: '05/11/2026' },
    port: 'Jeddah Port',
  },
};

it('searches the cells’ text, not their sort keys', () => {
  expect(rowMatches(row, '05/11/2026 pearl 9177375')).toBe(true);
  expect(rowMatches(row, '2026-11-05')).toBe(false);
  expect(rowMatches(row, 'jeddah')).toBe(true);
});

it.each(SAME_SPELLINGS)('finds a row in either spelling: $name', ({ first, second }) => {
  expect(rowMatches({ id: '1', cells: { name: `x ${first} x` } }, ` ${second} `)).toBe(true);
  expect(rowMatches({ id: '1', cells: { name: `x ${second} x` } }, first)).toBe(true);
});
