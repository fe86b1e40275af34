import { searchable } from './searchable';

it.each([
  ['الأنظمة', 'الانظمه'],
  ['آلية إقفال', 'اليه اقفال'],
  ['مُستوى', 'مستوي'],
  ['مـــيناء', 'ميناء'],
  ['٢٠٢٤/۰۱۷', '2024/017'],
  ['  Ports AND Rules ', 'ports and rules'],
])('compares "%s" as "%s"', (text, expected) => {
  expect(searchable(text)).toBe(expected);
});
