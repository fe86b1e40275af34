import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { toCsv } from '@ports-authority/text';

const quoteCell = (text: string) =>
  toCsv([[text]])
    .replace('\ufeff', '')
    .slice(0, -2);

test('a spreadsheet runs no formula of visitors', () => {
  const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '＝1', '"=1"'];
  for (const text of dangerous) assert.equal(quoteCell(text), `"'${text.replaceAll('"', '""')}"`);
  assert.equal(toCsv([['a "b"', 'c,d\ne']]), '\ufeff"a ""b""","c,d / e"\r\n');
});

test('nor after a line break, a semicolon, a tab or a comma inside a cell', () => {
  assert.equal(quoteCell('Good morning\n=1+41\nthanks'), '"Good morning / =1+41 / thanks"');
  assert.equal(quoteCell('a\r=1'), '"a / =1"');
  assert.equal(quoteCell('a\r\n@x'), '"a / @x"');
  assert.equal(quoteCell('a\u2028+1'), '"a / +1"');
  assert.equal(quoteCell('a\t=1'), '"a =1"');
  assert.equal(quoteCell('\t=1'), '"\' =1"');
  assert.equal(quoteCell('a;=1+1;b'), '"a;\'=1+1;b"');
  assert.equal(quoteCell('a; "=1"'), '"a;\' ""=1"""');
  assert.equal(quoteCell('a,-1|+2'), '"a,\'-1|\'+2"');
});

test('however a program separates cells, none begins like a formula', () => {
  const parts = fc.array(
    fc.constantFrom('=', '+', '-', '@', '"', "'", ';', ',', '|', '\t', '\n', '\r', ' ', 'a', '1'),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(fc.array(parts, { minLength: 1, maxLength: 3 }), (cells) => {
      const lines = toCsv([cells.map((parts) => parts.join(''))])
        .slice(1, -2)
        .split(/[\n\r]/);
      assert.equal(lines.length, 1);
      for (const separator of [',', ';', '\t', '|']) {
        for (const cell of lines[0]!.split(separator)) assert.doesNotMatch(cell, /^["\s]*[=+\-@]/);
      }
    }),
    { numRuns: 2000 },
  );
});
