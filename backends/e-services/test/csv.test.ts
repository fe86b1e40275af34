import assert from 'node:assert/strict';
import test from 'node:test';
import { toCsv } from '../src/tool/csv.js';

test('a spreadsheet runs nothing that visitors wrote', () => {
  const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'];
  const cells = toCsv([dangerous]).replace('\ufeff', '').trimEnd();
  assert.equal(cells, dangerous.map((text) => `"'${text}"`).join(','));
  assert.equal(toCsv([['a "b"', 'c,d\ne']]), '\ufeff"a ""b""","c,d\ne"\r\n');
});
