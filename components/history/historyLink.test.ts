import { historyHref } from './historyLink';

it('leaves the number of the first page out', () => {
  expect(historyHref('ar')).toBe('/history');
  expect(historyHref('en', 1)).toBe('/en/history');
  expect(historyHref('en', 2)).toBe('/en/history?page=2');
});
