import { sanitizeHtml } from './sanitize';

const nested = (html: string, level: 3 | 4) =>
  sanitizeHtml(html, 'en', { headings: { level, idPrefix: 'leave' } });

it('gives equal headings different ids', () => {
  expect(sanitizeHtml('<h2>أهداف</h2><h2>أهداف</h2>', 'ar')).toBe(
    '<h2 id="أهداف">أهداف</h2><h2 id="أهداف-2">أهداف</h2>',
  );
});

it('puts the highest headings at the level and keeps the distances', () => {
  expect(nested('<h2>A</h2><p>x</p><h3>B</h3>', 4)).toBe(
    '<h4 id="leave-a">A</h4><p>x</p><h5 id="leave-b">B</h5>',
  );
  expect(nested('<h3>A</h3><h4>B</h4>', 3)).toBe('<h3 id="leave-a">A</h3><h4 id="leave-b">B</h4>');
  expect(nested('<h2>A</h2><h4>B</h4>', 4)).toBe('<h4 id="leave-a">A</h4><h6 id="leave-b">B</h6>');
});

it('ignores text that looks like a heading', () => {
  expect(nested('<h2 title="a > <h2>">Services</h2><hr><p>&lt;h2&gt;</p>', 3)).toBe(
    '<h3 title="a &gt; &lt;h2&gt;" id="leave-services">Services</h3><hr><p>&#x3C;h2></p>',
  );
});

it('nests headings inside tables and quotes too', () => {
  expect(nested('<blockquote><h2>A</h2></blockquote><table><tr><td><h3>B</h3></table>', 4)).toMatch(
    /<h4 id="leave-a">A<\/h4>.*<h5 id="leave-b">B<\/h5>/,
  );
});

it('does not change a text without headings', () => {
  expect(nested('<p>Text</p>', 3)).toBe('<p>Text</p>');
});
