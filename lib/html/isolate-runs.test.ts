import { readHtml, sanitizeHtml } from './sanitize';

jest.mock('../config', () => ({
  config: () => ({
    siteUrl: 'https://ports.example',
    contentApiUrl: 'http://127.0.0.1:1337',
    cmsPublicUrl: 'https://cms.ports.example',
  }),
}));

const ltr = (text: string) => `<bdi dir="ltr">${text}</bdi>`;

it('isolates numbers of all kinds in Arabic text', () => {
  expect(sanitizeHtml('<p>الهاتف +966 12 345 6789 طوال اليوم، والتعميم 2025-031.</p>', 'ar')).toBe(
    `<p>الهاتف ${ltr('+966 12 345 6789')} طوال اليوم، والتعميم ${ltr('2025-031')}.</p>`,
  );
  expect(sanitizeHtml("<p>الحرارة -7 والموقع 20°15'N 38°40'E.</p>", 'ar')).toBe(
    `<p>الحرارة ${ltr('-7')} والموقع ${ltr("20°15'N 38°40'E")}.</p>`,
  );
});

it('isolates runs in every element with text, also a lone one', () => {
  const html =
    '<table><caption>خط 1446/1023</caption><tbody><tr><td>+966 12 345 6789</td></tr></tbody></table>' +
    '<ul><li><strong>2025-031</strong></li></ul><p><a href="tel:+966123456789">+966 12 345 6789</a></p>';
  const found = sanitizeHtml(html, 'ar');
  expect(found).toContain(`<caption>خط ${ltr('1446/1023')}</caption>`);
  expect(found).toContain(`<td>${ltr('+966 12 345 6789')}</td>`);
  expect(found).toContain(`<strong>${ltr('2025-031')}</strong>`);
  expect(found).toContain(`<a href="tel:+966123456789">${ltr('+966 12 345 6789')}</a>`);
});

it('ignores code, editors’ isolates, attributes and text of the other direction', () => {
  for (const html of [
    '<p>نص <code>2025-031</code></p>',
    '<pre>2025-031</pre>',
    '<p>نص <bdi>2025-031</bdi></p>',
    '<p>نص <bdi dir="rtl">2025-031</bdi></p>',
    '<p dir="ltr">Circular 2025-031</p>',
    '<p>نص <abbr title="2025-031">رقم</abbr></p>',
  ]) {
    expect(sanitizeHtml(html, 'ar')).toBe(html);
  }
});

it('changes only right-to-left runs of English text', () => {
  const html = '<p>Call +966 12 345 6789, circular 2025-031, -7</p>';
  expect(sanitizeHtml(html, 'en')).toBe(html);
  expect(sanitizeHtml('<p dir="rtl">رقم 2025-031</p>', 'en')).toBe(
    `<p dir="rtl">رقم ${ltr('2025-031')}</p>`,
  );
});

it('changes neither the ids and the outline of headings nor the excerpt', () => {
  const { html, outline, excerpt } = readHtml('<p>رقم 2025-031</p><h2>التعميم 2025-031</h2>', 'ar');
  expect(excerpt).toBe('رقم 2025-031');
  expect(outline).toHaveLength(1);
  expect(outline[0]?.label).toBe('التعميم 2025-031');
  expect(html).toContain(`التعميم ${ltr('2025-031')}</h2>`);
});
