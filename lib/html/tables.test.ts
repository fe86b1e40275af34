import { sanitizeHtml } from './sanitize';

const row = '<tbody><tr><td>1</td></tr></tbody>';
const labels = (html: string) =>
  [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);

it('frames a table in a region with the name of its caption', () => {
  expect(
    sanitizeHtml(`<table><caption>Fees &amp; <b>dates</b></caption>${row}</table>`, 'en'),
  ).toBe(
    `<div class="table-scroll" role="region" tabindex="0" aria-label="Fees &#x26; dates"><table><caption>Fees &#x26; <b>dates</b></caption>${row}</table></div>`,
  );
});

it('names tables without a caption', () => {
  const html = `<table>${row}</table>`;
  expect(labels(sanitizeHtml(html, 'en'))).toEqual(['Scrollable table']);
  expect(labels(sanitizeHtml(html, 'ar'))).toEqual(['جدول قابل للتمرير']);
});

it('names them after the heading above them, each differently', () => {
  const html = `<table>${row}</table><table><caption>Fees</caption>${row}</table><table><caption> </caption>${row}</table>`;
  expect(labels(sanitizeHtml(html, 'en', { tableName: 'Terms & "dates" <b>' }))).toEqual([
    'Terms &#x26; &#x22;dates&#x22; &lt;b&gt;',
    'Fees',
    'Terms &#x26; &#x22;dates&#x22; &lt;b&gt; (2)',
  ]);
});

it('frames the outer one of nested tables', () => {
  const html = sanitizeHtml(`<table><tr><td><table>${row}</table></td></tr></table>`, 'en');
  expect(labels(html)).toHaveLength(1);
});

it('processes nodes inside a table', () => {
  const html = sanitizeHtml(
    '<table><tr><td><a href="/ports">x</a><video src="/uploads/a.mp4"></video><iframe src="https://evil.example/"></iframe><h2>A</h2></td></tr></table>',
    'en',
  );
  expect(html).toContain('<a href="/en/ports">');
  expect(html).toContain('<video src="/media/a.mp4" controls');
  expect(html).toContain('<h2 id="a">');
  expect(html).not.toContain('iframe');
});
