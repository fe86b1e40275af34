import fc from 'fast-check';
import { markedPieces } from './marks';

const marked = (text: string, query: string) =>
  markedPieces(text, query)
    .filter((piece) => piece.marked)
    .map((piece) => piece.text);

it.each([
  ['خدمات الموانئ والموانئ الجافة', 'موانئ', ['الموانئ', 'والموانئ']],
  ['ميناءُ جُدَّةَ الإسلاميّ', 'جده اسلام', ['جُدَّةَ', 'الإسلاميّ']],
  ['التعميم 2024/017 والتعميم 2024/018', '٢٠٢٤/٠١٧', ['2024/017']],
  ['New terminals', 'term', ['terminals']],
  ['New terminals', 'termnals', ['terminals']],
  ['New terminals', 'port', []],
])('marks in %s what %s asks for', (text, query, words) => {
  expect(marked(text, query)).toEqual(words);
});

it('loses no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, query) => {
      expect(
        markedPieces(text, query)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
