import { addressKind } from './path-encoding';

it.each([
  ['/about-us', 'page'],
  ['/%E0%A4%A', 'page'],
  ['/apis/%ff', 'page'],
  ['/api/lookups', 'beside pages'],
  ['/api/biddings/%31/calendar', 'beside pages'],
  ['/media/%D8%B3.pdf', 'beside pages'],
  ['/api/biddings/%E0%A4%A/calendar', 'broken'],
  ['/media/%', 'broken'],
  ['/media/a%2fb%ff.pdf', 'broken'],
])('%s is %s', (path, kind) => {
  expect(addressKind(path)).toBe(kind);
});
