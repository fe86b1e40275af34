import { setCapabilities } from '../capabilities';
import { readHtml, sanitizeHtml } from './sanitize';

jest.mock('../config', () => ({
  config: () => ({
    siteUrl: 'https://ports.example',
    contentApiUrl: 'http://127.0.0.1:1337',
    cmsPublicUrl: 'https://cms.ports.example',
  }),
}));

const clean = (html: string) => sanitizeHtml(html, 'en');

it('keeps lists, tables, quotes and pictures', () => {
  const html = clean(
    '<h2>Berths</h2><ul><li>One</li></ul><table><caption>Figures</caption><thead><tr><th scope="col">A</th></tr></thead></table><blockquote><p>Q</p></blockquote>',
  );
  expect(html).toContain('<h2 id="berths">Berths</h2>');
  expect(html).toContain('<ul><li>One</li></ul>');
  expect(html).toContain('aria-label="Figures"><table><caption>Figures</caption>');
  expect(html).toContain('<blockquote><p>Q</p></blockquote>');
});

const OWN_VIDEO = '<video src="/media/clip.mp4" controls preload="none" playsinline></video>';

it.each([
  ['<script>alert(1)</script><p>x</p>', '<p>x</p>'],
  ['<p onclick="alert(1)" style="color:red" id="main">x</p>', '<p>x</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href=" java\nscript:alert(1)">x</a>', '<a>x</a>'],
  ['<form action="/x"><input name="a"></form><p>x</p>', '<p>x</p>'],
  ['<svg onload="alert(1)"><a href="/x">x</a></svg>', ''],
  [
    '<img src="data:image/svg+xml,x" alt="a">',
    '<img alt="a" src="" loading="lazy" decoding="async">',
  ],
  ['<iframe src="https://evil.example/embed/1"></iframe>', ''],
  [
    '<iframe src="https://evil.example/1"></iframe><iframe src="https://evil.example/2"></iframe><p>x</p>',
    '<p>x</p>',
  ],
  ['<video src="/uploads/clip.mp4" autoplay></video>', OWN_VIDEO],
  [
    '<iframe src="https://evil.example"></iframe><a href="/ports">x</a>',
    '<a href="/en/ports">x</a>',
  ],
  ['<a href="/ports?port=jeddah#map">x</a>', '<a href="/en/ports?port=jeddah#map">x</a>'],
  ['<a href="#top">x</a>', '<a href="#top">x</a>'],
  ['<a href="https://ports.example/ports?port=a#b">x</a>', '<a href="/en/ports?port=a#b">x</a>'],
  ['<a href="mailto:a@ports.example">x</a>', '<a href="mailto:a@ports.example">x</a>'],
  ['<a href="https://[">x</a>', '<a>x</a>'],
  [
    '<abbr title="a &lt; b > c &amp; d">x</abbr>',
    '<abbr title="a &lt; b &gt; c &#x26; d">x</abbr>',
  ],
])('turns %s into %s', (html, expected) => {
  expect(clean(html)).toBe(expected);
});

it('makes the title of a pasted text its highest heading: the page has a title of its own', () => {
  const html = sanitizeHtml('<h1>The quay</h1><p>Text</p>', 'en');
  expect(html).toMatch(/^<h2 id="[^"]+">The quay<\/h2><p>Text<\/p>$/);
});

it('serves media through the site', () => {
  expect(clean('<img src="/uploads/quay_1.webp" alt="Quay">')).toContain(
    'src="/media/quay_1.webp"',
  );
  expect(clean('<a href="/uploads/guide.pdf">Guide</a>')).toContain(
    'href="/media/guide.pdf" target="_blank"',
  );
});

describe('a picture of an editor', () => {
  it('has smaller versions, and none of its own choice', () => {
    const html = clean(
      '<img src="/uploads/quay_1.jpg" alt="Quay" width="200" height="100" srcset="/x 1w" sizes="1px">',
    );
    const versions = [240, 360, 480].map(
      (w) => `/_next/image?url=%2Fmedia%2Fquay_1.jpg&#x26;w=${w}&#x26;q=75 ${w}w`,
    );
    expect(html).toBe(
      '<img src="/media/quay_1.jpg" alt="Quay" width="200" height="100" loading="lazy" decoding="async"' +
        ` srcset="${versions.join(', ')}" sizes="min(200px, 92vw)">`,
    );
  });

  it.each([
    '<img src="https://other.example/a.webp" width="600">',
    '<img src="/uploads/map.svg" width="600">',
    '<img src="/uploads/crane.gif" width="600">',
    '<img src="/uploads/a.webp" width="50%">',
    '<img src="/uploads/a.webp">',
  ])('is loaded as it is: %s', (html) => {
    expect(clean(html)).not.toMatch(/srcset|sizes/);
  });
});

it('shows an embedded video only after the visitor opens it', () => {
  const html = clean('<iframe src="https://www.youtube.com/embed/abc"></iframe>');
  expect(html).toMatch(/^<details class="embedded-video"><summary>[^<]+<\/summary><iframe/);
  expect(html).toContain('src="https://www.youtube-nocookie.com/embed/abc"');
  expect(html).toContain('loading="lazy"');
});

it('names an embedded video where the editor named it', () => {
  const html = clean(
    '<iframe src="https://www.youtube.com/embed/abc" title="At the quay"></iframe>',
  );
  expect(html).toMatch(/<summary>[^<]+: At the quay<\/summary>/);
  expect(html).toContain('title="At the quay"');
});

it('serves files whose links were copied from the CMS', () => {
  for (const href of [
    'https://cms.ports.example/uploads/guide.pdf',
    'http://127.0.0.1:1337/uploads/guide.pdf?updated_at=1',
  ]) {
    expect(clean(`<a href="${href}">Guide</a>`)).toContain('href="/media/guide.pdf"');
  }
  expect(clean('<a href="/uploads/guide.pdf#page=2">Guide</a>')).toContain(
    'href="/media/guide.pdf#page=2"',
  );
  expect(clean('<a href="https://other.example/uploads/a.pdf">A</a>')).toContain(
    'href="https://other.example/uploads/a.pdf"',
  );
});

it('marks external links, also for screen readers', () => {
  const link = '<a href="https://www.example.gov">x</a>';
  const mark = /<span class="ltr" aria-hidden="true"><svg .*<\/svg><\/span>/;
  expect(clean(link)).toMatch(mark);
  expect(clean(link).replace(mark, '')).toBe(
    '<a href="https://www.example.gov" target="_blank" rel="noopener">x<span class="visually-hidden"> (external site)</span></a>',
  );
  // The arrow is not mirrored.
  expect(clean(link)).not.toContain('scale(');
  expect(sanitizeHtml(link, 'ar')).toContain('transform="scale(-1 1)"');
  expect(clean('<a href="/ports">x</a>')).not.toMatch(mark);
  expect(sanitizeHtml('<a href="/ports">x</a>', 'ar')).toBe('<a href="/ports">x</a>');
});

it.each([
  ['/\\www.example.gov/a', 'https://www.example.gov/a'],
  ['\\\\www.example.gov/a', 'https://www.example.gov/a'],
  ['/\t/www.example.gov/a', 'https://www.example.gov/a'],
  ['//www.example.gov/a', 'https://www.example.gov/a'],
  ['https:www.example.gov', 'https://ports.example/www.example.gov'],
  ['http:www.example.gov/a', 'http://www.example.gov/a'],
  ['https:/\\www.example.gov/a', 'https://www.example.gov/a'],
])('validates %j as the browser does', (href, target) => {
  const html = clean(`<a href="${href}">x</a>`);
  const isOwn = target.startsWith('https://ports.example');
  expect(html.includes('(external site)')).toBe(!isOwn);
  expect(html.includes('rel="noopener"')).toBe(!isOwn);
  expect(html).toContain(`href="${isOwn ? '/www.example.gov' : target}"`);
});

describe('markup in an attribute', () => {
  const PAYLOADS = [
    '<p>Hello <b title="</p><img src=x onerror=run()>">there</b></p>',
    '<p title="a><img src=x onerror=run()//</p>">نص</p>',
    '<h2>Scope <b title="x><img src=x onerror=run()//</h2>">y</b></h2>',
    '<table><caption>&lt;img src=x onerror=run()&gt;</caption></table>',
    '<img src="/uploads/a.webp" alt="><img src=x onerror=run()>">',
    '<p title="\uFDD0img src=x onerror=run()\uFDD1">\uFDD0img src=x onerror=run()\uFDD1</p>',
  ];

  it.each(PAYLOADS)('is written as references, in every part: %s', (payload) => {
    const { html, introduction, outline, excerpt } = readHtml(payload, 'en');
    for (const part of [html, introduction.html, introduction.lead.html, introduction.rest]) {
      expect(part).not.toContain('<img src=x');
    }
    for (const text of [excerpt, ...outline.map(({ label }) => label)]) {
      expect(text).not.toMatch(/[<\uFDD0]/);
    }
  });
});

describe('HTML that no editor writes', () => {
  it.each([
    ['elements', '<div>'.repeat(5000) + 'word' + '</div>'.repeat(5000)],
    ['unclosed elements', '<blockquote>'.repeat(5000) + 'word'],
    ['lists', '<ul><li>'.repeat(5000) + 'word'],
    ['formatting opened again and again', '<p><b title=x></p>'.repeat(5000) + 'word'],
    [
      'formatting of different kinds',
      Array.from({ length: 5000 }, (_, index) => `<p><i title=${index}></p>`).join('') + 'word',
    ],
  ])('is read as its words: 5,000 nested %s', (_, html) => {
    const text = readHtml(html, 'en');
    expect(text.html).toBe('<p>word</p>');
    expect(text.introduction.lead.html).toBe('word');
    expect(text.excerpt).toBe('word');
  });

  it('does not reject a long article', () => {
    const article = '<h2>A</h2><ul><li><p><strong>b</strong> <a href="/x">c</a></p></li></ul>';
    expect(clean(article.repeat(2000))).toContain('<ul><li><p><strong>b</strong>');
  });
});

it('makes no link to a page that is not offered', () => {
  const text = '<a href="/subscriptions">Mails</a> <a href="/contact">Contact</a>';
  expect(clean(text)).toContain('href="/en/subscriptions"');
  setCapabilities([]);
  expect(clean(text)).not.toContain('subscriptions');
  expect(clean(text)).toContain('Mails');
  expect(clean(text)).toContain('href="/en/contact"');
});
