import { Vocabulary } from './vocabulary';

const vocabulary = new Vocabulary();
vocabulary.add(['مناقصه', 'تعميم', 'تعميق', 'شهريه', 'حاويات', 'vacancies', 'tracking', 'track']);

it.each([
  ['مناقصات', 'مناقصه'],
  ['حاويه', 'حاويات'],
  ['vacancy', 'vacancies'],
  ['tracks', 'track'],
])('matches %s in the form %s', (word, form) => {
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

it.each([
  ['munaqasat', 'مناقصات'],
  ['wazaif', 'وظايف'],
  ['كونتينر', 'container'],
  ['تندر', 'tender'],
])('takes %s for %s, which sounds alike in the other script', (word, other) => {
  const words = new Vocabulary();
  const all = ['مناقصات', 'الغاطس', 'وظايف', 'container', 'tender', 'munich'];
  words.add(all.filter((term) => term !== other));
  const ids = words.add([other]);
  expect(words.transliterations(word)).toEqual([other]);
  words.remove(ids);
  expect(words.transliterations(word)).toEqual([]);
  expect(words.transliterations('lighthouse')).toEqual([]);
});

it('corrects two letters of a short word where it sounds alike', () => {
  const words = new Vocabulary();
  words.add(['tariff', 'telephone', 'traffic']);
  expect(words.corrections('tarrif')).toEqual(['tariff']);
  expect(words.corrections('telefone')).toEqual(['telephone']);
});

it('strips a particle from a word that does not occur with it', () => {
  const words = new Vocabulary();
  words.add(['بضايع', 'ضايع', 'تجديد']);
  expect(words.forms('وتجديد')).toEqual(['تجديد']);
  expect(words.forms('بضايع')).toEqual([]);
});

it('does not treat a word of another root as a form', () => {
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

it('removes a word with the last text that has it', () => {
  const changing = new Vocabulary();
  const first = changing.add(['port', 'port']);
  const second = changing.add(['port', 'quay']);
  expect(changing.count('port')).toBe(2);
  changing.remove(first);
  expect(changing.has('port')).toBe(true);
  changing.remove(second);
  expect(changing.has('port')).toBe(false);
  changing.add(['berth', 'tug']);
  expect(['port', 'quay', 'berth', 'tug'].map((term) => changing.has(term))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
