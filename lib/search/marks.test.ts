import fc from 'fast-check';
import { SAME_SPELLINGS } from '@/packages/text/src/spellings';
import { foundIn, markedPieces } from './marks';
import { indexTerms } from './normalise';

it.each([
  ['خدمات الموانئ والموانئ الجافة', ['مواني'], ['الموانئ', 'والموانئ']],
  ['ميناءُ جُدَّةَ الإسلاميّ', ['جده', 'الاسلامي'], ['جُدَّةَ', 'الإسلاميّ']],
  ['التعميم 2024/017 والتعميم 2024/018', ['2024/017'], ['2024/017']],
  ['New terminals', ['port'], []],
])('marks in %s the words %j', (text, found, marked) => {
  const pieces = markedPieces(text, new Set(found));
  expect(pieces.filter((piece) => piece.marked).map((piece) => piece.text)).toEqual(marked);
  expect(foundIn(text, new Set(found)).length).toBe(marked.length);
});

it.each(SAME_SPELLINGS)('marks a word in the other spelling: $name', ({ first, second }) => {
  const pieces = markedPieces(`x ${second} y`, new Set(indexTerms(first)));
  const marked = pieces.filter((piece) => piece.marked).map((piece) => piece.text);
  expect(marked.join(' ')).toBe(second);
});

it('loses no character', () => {
  const any = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(any, fc.array(any), (text, found) => {
      const pieces = markedPieces(text, new Set([...found, text.toLowerCase()]));
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    }),
  );
});
