import fc from 'fast-check';
import { latinDigits } from './digits';
import { foldText } from './fold';
import { SAME_SPELLINGS } from './spellings';

it.each(SAME_SPELLINGS)('$name: $first and $second meet', ({ first, second }) => {
  expect(foldText(first)).toBe(foldText(second));
});

it.each([
  ['أحمد إبراهيم آمال ٱلبحر', 'احمد ابراهيم امال البحر'],
  ['مستوى مدينة مسؤول موانئ', 'مستوي مدينه مسوول مواني'],
  ['مُحَمَّد', 'محمد'],
  ['مـيـنـاء', 'ميناء'],
  ['٢٠٢٤/٠١٧', '2024/017'],
  ['۲۰۲۴', '2024'],
  ['REG-01', 'reg-01'],
  ['Café', 'cafe'],
  ['O’Brien O‘Brien OʼBrien', "o'brien o'brien o'brien"],
  ['“Quay”', '"quay"'],
  ['بندر ایران کشتی', 'بندر ايران كشتي'],
  ['  Two  Words ', '  two  words '],
])('folds %s to %s', (text, form) => {
  expect(foldText(text)).toBe(form);
});

it.each([
  ['ميناء', 'مينا'],
  ['سفن', 'سفينة'],
  ['port', 'ports'],
])('keeps %s and %s apart', (first, second) => {
  expect(foldText(first)).not.toBe(foldText(second));
});

it('folds a folded text to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});

it('writes both Arabic digit sets as 0–9', () => {
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 7 أ')).toBe('0123456789 0123456789 7 أ');
});
