import { recogniseReference } from './references';

it.each([
  ['npa 2026 7k3m9q', 'request', 'NPA-2026-7K3M9Q'],
  ['NPA٢٠٢٦-7K3M9Q', 'request', 'NPA-2026-7K3M9Q'],
  ['csqu 305438-3', 'container', 'CSQU3054383'],
  ['MSCU6639870', 'container', 'MSCU6639870'],
  ['IMO 9074729', 'vessel', '9074729'],
  ['٩٠٧٤٧٢٩', 'vessel', '9074729'],
  ['NPA–2026–7K3M9Q', 'request', 'NPA-2026-7K3M9Q'],
  ['T\u201158210', 'ticket', 'T-58210'],
  ['ＲＥＧ－０３', 'regulation', 'REG-03'],
  ['1446/1023', 'transaction', '1446/1023'],
  ['١٠٢٣ / ١٤٤٦', 'transaction', '1446/1023'],
  ['reg 3', 'regulation', 'REG-03'],
  ['N-2026-100418', 'invoice', 'N-2026-100418'],
  ['n2026 100418', 'invoice', 'N-2026-100418'],
  ['77120465', 'invoice', '77120465'],
  ['t 58210', 'ticket', 'T-58210'],
  ['\u200fT-58210\u200f', 'ticket', 'T-58210'],
])('«%s» is the number of a %s', (text, kind, number) => {
  expect(recogniseReference(text)).toEqual([expect.objectContaining({ kind, number })]);
  expect(recogniseReference(text)[0]?.isMistyped ?? false).toBe(false);
});

it('takes a Gregorian year and a number for a circular or a tender', () => {
  const number = '2026/014';
  const both = [
    { kind: 'circular', number },
    { kind: 'tender', number },
  ];
  expect(recogniseReference('2026/14')).toEqual(both);
  expect(recogniseReference('014-2026')).toEqual(both);
});

it.each(['CSQU3054384', 'IMO 9074728'])('reports the wrong check digit of %s', (text) => {
  expect(recogniseReference(text)).toEqual([expect.objectContaining({ isMistyped: true })]);
});

it.each(['', 'Jeddah', '12', 'NPA-2026', 'x'.repeat(5000)])('does not recognise «%s»', (text) => {
  expect(recogniseReference(text)).toEqual([]);
});
