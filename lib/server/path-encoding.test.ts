import { pathKind } from './path-encoding';

it.each([
  ['/about-us', 'page'],
  ['/%E0%A4%A', 'page'],
  ['/apis/%ff', 'page'],
  ['/api/lookups', 'other'],
  ['/api/biddings/%31/calendar', 'other'],
  ['/api/biddings/%E0%A4%A/calendar', 'malformed'],
])('%s is %s', (path, kind) => {
  expect(pathKind(path)).toBe(kind);
});
