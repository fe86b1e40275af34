import { readHtml } from './sanitize';

const split = (html: string) => {
  const { html: intro, rest } = readHtml(html, 'ar').introduction;
  return [intro, rest];
};

it.each([
  ['<p>Intro</p>\n<p>More</p>', '<p>Intro</p>', '<p>More</p>'],
  ['\n <!-- note --><p>Intro</p>', '<p>Intro</p>', ''],
  ['<p dir="rtl">مقدمة</p><p>More</p>', '<p dir="rtl">مقدمة</p>', '<p>More</p>'],
  ['<p class="a" style="x">Intro</p><p>More</p>', '<p>Intro</p>', '<p>More</p>'],
  ['<p>One <strong>two</p><p>More</p>', '<p>One <strong>two</strong></p>', ''],
  ['<p>Intro<p>More', '<p>Intro</p>', '<p>More</p>'],
  ['<p></p><p>&nbsp;</p><p>Intro</p>', '<p>Intro</p>', '<p></p><p>\u00a0</p>'],
  ['<div><p>Intro</p></div><p>More</p>', '<p>Intro</p>', '<p>More</p>'],
  [
    '<p>A <bdi title="</p><img src=x onerror=alert(1)>">b</bdi></p>',
    '<p>A <bdi title="&lt;/p&gt;&lt;img src=x onerror=alert(1)&gt;">b</bdi></p>',
    '',
  ],
  ['<hr><p>&lt;/p&gt;</p><p>More</p>', '<p>&#x3C;/p></p>', '<hr><p>More</p>'],
])('splits %s', (html, intro, rest) => {
  const [found, remaining] = split(html);
  expect(found).toBe(intro);
  expect(remaining?.startsWith(rest)).toBe(true);
});

it('finds the introduction below a picture, which stays with the rest', () => {
  const [intro, rest] = split('<figure><img src="/uploads/a.webp" alt=""></figure><p>Intro</p>');
  expect(intro).toBe('<p>Intro</p>');
  expect(rest).toMatch(/^<figure><img .*<\/figure>$/);
});

it('keeps the direction and language of the element around it', () => {
  const html = '<div dir="rtl" lang="ar"><p>مقدمة</p><p lang="en">More</p></div>';
  expect(split(html)).toEqual([
    '<p dir="rtl" lang="ar">مقدمة</p>',
    '<div dir="rtl" lang="ar"><p lang="en">More</p></div>',
  ]);
  expect(readHtml(html, 'ar').introduction.lead).toEqual({
    html: 'مقدمة',
    dir: 'rtl',
    lang: 'ar',
  });
});

it.each(['<h2>Title</h2><p>Text</p>', '<ul><li>One</li></ul><p>Text</p>', 'Text<p>More</p>', ''])(
  'finds none in %s',
  (html) => {
    const { html: whole, introduction } = readHtml(html, 'en');
    expect(introduction).toEqual({ html: '', lead: { html: '' }, rest: whole });
  },
);

it('leaves the whole text complete', () => {
  const text = readHtml('<p>Intro</p><p>More</p>', 'en');
  expect(text.introduction.rest).toBe('<p>More</p>');
  expect(text.html).toBe('<p>Intro</p><p>More</p>');
});
