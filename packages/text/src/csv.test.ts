import fc from 'fast-check';
import { toCsv } from './csv';

const quoteCell = (text: string) =>
  toCsv([[text]])
    .replace('\ufeff', '')
    .slice(0, -2);

it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '＝1', '"=1"'])(
  'disarms the formula %s',
  (text) => {
    expect(quoteCell(text)).toBe(`"'${text.replaceAll('"', '""')}"`);
  },
);

it.each([
  ['a "b"', '"a ""b"""'],
  ['c,d\ne', '"c,d / e"'],
  ['Good morning\n=1+41\nthanks', '"Good morning / =1+41 / thanks"'],
  ['a\r=1', '"a / =1"'],
  ['a\r\n@x', '"a / @x"'],
  ['a\u2028+1', '"a / +1"'],
  ['a\t=1', '"a =1"'],
  ['\t=1', '"\' =1"'],
  ['a;=1+1;b', '"a;\'=1+1;b"'],
  ['a; "=1"', '"a;\' ""=1"""'],
  ['a,-1|+2', '"a,\'-1|\'+2"'],
])('writes %j as %s', (text, cell) => {
  expect(quoteCell(text)).toBe(cell);
});

it('has no cell that begins like a formula, however a program separates cells', () => {
  const parts = fc.array(
    fc.constantFrom('=', '+', '-', '@', '"', "'", ';', ',', '|', '\t', '\n', '\r', ' ', 'a', '1'),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(fc.array(parts, { minLength: 1, maxLength: 3 }), (cells) => {
      const lines = toCsv([cells.map((cell) => cell.join(''))])
        .slice(1, -2)
        .split(/[\n\r]/);
      const parsed = [',', ';', '\t', '|'].flatMap((separator) => lines[0]?.split(separator) ?? []);
      expect([lines.length, parsed.filter((cell) => /^["\s]*[=+\-@]/.test(cell))]).toEqual([1, []]);
    }),
    { numRuns: 2000 },
  );
});
