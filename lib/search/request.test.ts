import fc from 'fast-check';
import { parseSearchRequest, queryFault } from './request';

const parse = (query: string) => parseSearchRequest(new URLSearchParams(query));

it('trims the query and ignores other parameters', () => {
  expect(parse('q=%20port%20&locale=en&utm_source=x')).toEqual({ locale: 'en', query: 'port' });
});

it.each([
  ['locale=ar', 'length'],
  ['q=a&locale=ar', 'length'],
  [`q=${'a'.repeat(101)}&locale=ar`, 'length'],
  ['q=port', 'locale'],
  ['q=port&locale=fr', 'locale'],
])('refuses %s', (query, refused) => {
  expect(parse(query)).toHaveProperty('refused', refused);
});

it.each([
  ['', 'short'],
  ['a', 'short'],
  ['ab', null],
  ['a'.repeat(100), null],
  ['a'.repeat(101), 'long'],
])('of "%s" the fault is %s', (query, fault) => {
  expect(queryFault(query)).toBe(fault);
});

it('accepts any string', () => {
  const any = fc.string({ unit: 'binary', maxLength: 200 });
  fc.assert(
    fc.property(any, any, (q, locale) => {
      const asked = parseSearchRequest(new URLSearchParams({ q, locale }));
      expect(['ar', 'en']).toContain(asked.locale);
    }),
  );
});
