import { Vocabulary } from './vocabulary';

const vocabulary = new Vocabulary();
vocabulary.add(['مناقصه', 'تعميم', 'تعميق', 'شهريه', 'حاويات', 'vacancies', 'tracking', 'track']);

it.each([
  ['مناقصات', 'مناقصه'],
  ['حاويه', 'حاويات'],
  ['vacancy', 'vacancies'],
  ['tracks', 'track'],
])('knows %s in the form %s', (word, form) => {
  expect(vocabulary.forms(word)).toEqual([form]);
});

it.each([
  ['traking', ['tracking']],
  ['حاوبات', ['حاويات']],
  ['عشره', []],
  ['2024', []],
])('corrects %s to %j, the first letter being right', (word, corrections) => {
  expect(vocabulary.corrections(word)).toEqual(corrections);
});

it('takes no word of another root for a form', () => {
  const words = new Vocabulary();
  words.add(['اعلي', 'اعلانات', 'لاعماق', 'وقود', 'portal', 'ships', 'bus', 'الحجه', 'الشحنات']);
  expect(words.forms('اعلان')).toEqual(['اعلانات']);
  expect(words.forms('اعماق')).toEqual(['لاعماق']);
  expect(words.forms('قود')).toEqual([]);
  expect(words.forms('الحج')).toEqual([]);
  expect(words.forms('الشحن')).toEqual(['الشحنات']);
  expect(words.forms('port')).toEqual([]);
  expect(words.forms('ship')).toEqual(['ships']);
  expect(words.forms('bu')).toEqual([]);
});

it('completes a beginning', () => {
  expect(vocabulary.completions('trac').sort()).toEqual(['track', 'tracking']);
});

it('forgets a word with the last text that has it', () => {
  const changing = new Vocabulary();
  changing.add(['port']);
  changing.add(['port']);
  changing.remove(['port']);
  expect(changing.has('port')).toBe(true);
  changing.remove(['port']);
  expect(changing.has('port')).toBe(false);
});
