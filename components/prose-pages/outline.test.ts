import { sanitizeHtml } from '@/lib/html/sanitize';
import { outline } from './outline';

it('lists the main headings of a text with their ids', () => {
  const html = sanitizeHtml(
    '<p>x</p><h2>Your rights</h2><h3>Detail</h3><h2 dir="ltr">Rules &amp; <em>limits</em></h2>',
    'en',
  );
  expect(outline(html)).toEqual([
    { id: 'your-rights', label: 'Your rights' },
    { id: 'rules-limits', label: 'Rules &#x26; limits' },
  ]);
});

it('is empty for a text without headings', () => {
  expect(outline('<p>x</p>')).toEqual([]);
});
