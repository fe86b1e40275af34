import fc from 'fast-check';
import { plainText } from './plain-text';

it('keeps the words of HTML in one line', () => {
  const html =
    '<h2 id="x">Fees</h2><p>From <strong>1&nbsp;May</strong> &amp; later&#x2E;</p><script>alert("no")</script><ul><li>one</li><li>two</li></ul>';
  expect(plainText(html, 1000)).toBe('Fees From 1 May & later. one two');
});

it.each([
  ['<p>&copy; &rarr; &Eacute;&shy;&#1605;&#x64A;&amp;lt;</p>', '© → É\u00adمي&lt;'],
  ['5 < 6 & 7', '5 < 6 & 7'],
  ['a<!-- b --> c<style>d</style><svg><title>e</title></svg>', 'a c'],
  ['<p title="a > b">x</p>', 'x'],
  ['one<br>two<p>three', 'one two three'],
  ['<select><option>a</option></select><button>b</button>c', 'c'],
])('reads %s', (html, text) => {
  expect(plainText(html, 100)).toBe(text);
});

it('does not split a word at the tags inside it', () => {
  expect(plainText('<p>مـ<b>ينا</b>ء</p>', 100)).toBe('مـيناء');
});

it('is truncated at its limit', () => {
  expect(plainText('word '.repeat(1000), 40)).toHaveLength(40);
});

it('accepts any string', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (html) => {
      expect(plainText(html, 100).length).toBeLessThanOrEqual(100);
    }),
  );
});

/** Minimum CPU time of several runs, independent of load. */
function measureCpu(work: () => void): number {
  const runs = Array.from({ length: 5 }, () => {
    const began = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(began);
    return user + system;
  });
  return Math.min(...runs);
}

it.each(['<', '<script>', '<!--', '<b>', '&'])(
  'takes in proportion to its length: %s',
  (markup) => {
    const of = (length: number) => () => plainText(markup.repeat(length), 4000);
    // Eight times the text: quadratic growth would take 64 times as long.
    expect(measureCpu(of(32_000))).toBeLessThan(24 * measureCpu(of(4000)) + 1000);
  },
);
