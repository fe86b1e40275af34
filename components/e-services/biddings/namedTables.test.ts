import { sanitizeHtml } from '@/lib/html/sanitize';
import { namedTables } from './namedTables';

const labels = (html: string) =>
  [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
const row = '<tbody><tr><td>1</td></tr></tbody>';

it('names tables without a caption after the heading above them', () => {
  const html = sanitizeHtml(
    `<table>${row}</table><table><caption>Fees</caption>${row}</table><table>${row}</table>`,
    'en',
  );
  expect(labels(namedTables(html, 'Terms & "dates"'))).toEqual([
    'Terms &amp; &quot;dates&quot;',
    'Fees',
    'Terms &amp; &quot;dates&quot; (2)',
  ]);
});

it('leaves other texts as they are', () => {
  const html = sanitizeHtml('<p>Text</p>', 'en');
  expect(namedTables(html, 'Title')).toBe(html);
});
