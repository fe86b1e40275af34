import { csvText } from './csv';

it('is read as UTF-8 and has a line for each row', () => {
  expect(
    csvText([
      ['السفينة', 'GT'],
      ['NAJM', 118887],
    ]),
  ).toBe('\ufeffالسفينة,GT\r\nNAJM,118887\r\n');
});

it('quotes delimiters', () => {
  expect(csvText([['a,b', 'say "x"', 'two\nlines', ' edge']])).toBe(
    '\ufeff"a,b","say ""x""","two\nlines"," edge"\r\n',
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('runs no formula: %j', (text) => {
  expect(csvText([[text]])).toContain(`'${text}`);
});

it('does not change numbers', () => {
  expect(csvText([[-1, 2.5]])).toBe('\ufeff-1,2.5\r\n');
});
