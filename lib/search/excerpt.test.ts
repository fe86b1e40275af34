import fc from 'fast-check';
import { searchExcerpt } from './excerpt';

const LONG =
  `${'بداية النص '.repeat(30)}وصلت السفينة إلى الميناء ${'نهاية النص '.repeat(30)}`.trim();

it('keeps a short text whole', () => {
  expect(searchExcerpt('نص قصير.', new Set(['قصير']))).toBe('نص قصير.');
});

it('shows the context of the match', () => {
  const excerpt = searchExcerpt(LONG, new Set(['ميناء']));
  expect(excerpt).toContain('السفينة إلى الميناء');
  expect(excerpt).toMatch(/^….*…$/u);
});

it('shows the beginning if nothing matches', () => {
  expect(searchExcerpt(LONG, new Set(['شيء']))).toMatch(/^بداية النص .*…$/u);
});

it('ends in one mark', () => {
  const sentences = `${'س'.repeat(49)}. `.repeat(10);
  expect(searchExcerpt(sentences, new Set())).toMatch(/س…$/u);
});

it('has 160 characters at most', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 600 }), fc.string(), (text, term) => {
      expect(searchExcerpt(text, new Set([term])).length).toBeLessThanOrEqual(160);
    }),
  );
});
