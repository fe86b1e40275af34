import { sanitizeHtml } from '@/lib/html/sanitize';
import { nestedHeadings } from './nestedHeadings';

it('puts the highest headings at the level and keeps the distances', () => {
  expect(nestedHeadings('<h2 id="a">A</h2><p>x</p><h3 id="b">B</h3>', 4, 'leave')).toBe(
    '<h4 id="leave-a">A</h4><p>x</p><h5 id="leave-b">B</h5>',
  );
  expect(nestedHeadings('<h3 id="a">A</h3>', 3, 'leave')).toBe('<h3 id="leave-a">A</h3>');
});

it('reads what the sanitiser writes', () => {
  const html = sanitizeHtml('<h2 title="a > b">Services</h2><hr><p>h2</p>', 'en');
  const nested = nestedHeadings(html, 3, 'x');
  expect(nested).toContain('<h3 title="a > b" id="x-services">Services</h3>');
  expect(nested).toContain('<hr><p>h2</p>');
});

it('leaves a text without headings as it is', () => {
  expect(nestedHeadings('<p>Text</p>', 3, 'x')).toBe('<p>Text</p>');
});
