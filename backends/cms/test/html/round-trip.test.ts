import { sanitizeHtml } from '../../../../lib/html/sanitize';
import { readContent } from '../../seed';
import { readHtml, writeHtml } from '../../src/admin/html/read-write';

jest.mock('../../../../lib/config', () => ({
  config: () => ({
    siteUrl: 'https://ports.example',
    contentApiUrl: 'http://127.0.0.1:1337',
    cmsPublicUrl: 'http://127.0.0.1:1337',
  }),
}));

/** All HTML texts of the sample content, with their file. */
function sampleTexts(): [string, string][] {
  return readContent().flatMap(({ name, entries }) => {
    const texts = textsIn(entries.map(({ entry }) => entry));
    return texts.map((text, index): [string, string] => [`${name} ${index}`, text]);
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /<[a-z]/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Sanitised HTML without insignificant white space. */
const shown = (html: string): string =>
  sanitizeHtml(html, 'ar')
    .replace(/\s+/g, ' ')
    .replace(
      / ?(<\/?(?:p|h[2-6]|ul|ol|li|dl|dt|dd|div|table|caption|thead|tbody|tfoot|tr|t[hd]|figure|figcaption|blockquote|hr)\b[^>]*>) ?/g,
      '$1',
    )
    .trim();

/** Allowed HTML that the sample content does not use. */
const OTHERS = [
  'bare text with <strong>emphasis</strong>',
  '<p>one<br>two</p><hr><p dir="ltr" lang="en">English <bdi>x</bdi></p>',
  '<div dir="rtl" lang="ar"><p>مقدمة</p>bare</div>',
  '<ol start="3" reversed type="a"><li>one<ul><li><p>two</p><p>three</p></li></ul></li></ol>',
  '<dl><dt>Term</dt><dd>Meaning</dd><dd><p>Another</p><p>one</p></dd></dl>',
  '<pre><code>a\n  b</code></pre>',
  '<p>H<sub>2</sub>O, m<sup>2</sup>, <u>u</u> <s>s</s> <cite>c</cite> <abbr title="x">a</abbr></p>',
  '<p><time datetime="2026-01-01">new year</time> <span lang="en">word</span> <code>c</code></p>',
  '<p>before <img src="/uploads/a.webp" alt="a" width="10" height="20"> after</p>',
  '<img src="/uploads/a.webp" alt="">',
  '<figure><img src="/uploads/a.webp" alt="a"><figcaption>With <em>em</em></figcaption></figure>',
  '<figure><table><tr><td>1</td></tr></table><figcaption>Table</figcaption></figure>',
  '<figure><img src="/uploads/a.webp" alt="a"><img src="/uploads/b.webp" alt="b"></figure>',
  '<video src="/uploads/v.mp4" poster="/uploads/p.webp" controls width="100"></video>',
  '<video poster="/uploads/p.webp"><source src="/uploads/v.mp4" type="video/mp4"></video>',
  '<iframe src="https://player.vimeo.com/video/12345" title="A video"></iframe>',
  '<table><caption>A <bdi>B</bdi></caption><thead><tr><th colspan="2" scope="col">x</th></tr></thead><tbody><tr><th scope="row">y</th><td rowspan="2">z</td></tr><tr><th>w</th></tr></tbody><tfoot><tr><td colspan="2">f</td></tr></tfoot></table>',
  '<table><tr><th>no head</th></tr><tr><td><p>one</p><ul><li>two</li></ul></td></tr></table>',
  '<blockquote>Words<cite>Person</cite></blockquote>',
  '<p><a href="/ports?port=jeddah">port</a> <a href="mailto:a@b.example"><strong>write</strong></a></p>',
  '<p></p><p>after an empty one</p>',
];

const samples: [string, string][] = [
  ...sampleTexts(),
  ...OTHERS.map((html): [string, string] => [html, html]),
];

it('finds the sample content', () => {
  expect(samples.length).toBeGreaterThan(400);
});

it.each(samples)('shows %s as before', (_, html) => {
  const written = writeHtml(readHtml(html));
  expect(shown(written)).toBe(shown(html));
  expect(writeHtml(readHtml(written))).toBe(written);
});
