import { sanitizeHtml } from './sanitize';

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
])('removes what runs or posts: %s', (html, expected) => {
  expect(clean(html)).toBe(expected);
});

it('serves media through the site', () => {
  expect(clean('<img src="/uploads/quay_1.webp" alt="Quay">')).toContain(
    'src="/media/quay_1.webp"',
  );
  expect(clean('<a href="/uploads/guide.pdf">Guide</a>')).toContain(
    'href="/media/guide.pdf" target="_blank"',
  );
});

it('shows an embedded video only after the visitor opens it', () => {
  const html = clean('<iframe src="https://www.youtube.com/embed/abc"></iframe>');
  expect(html).toMatch(/^<details class="embedded-video"><summary>[^<]+<\/summary><iframe/);
  expect(html).toContain('src="https://www.youtube-nocookie.com/embed/abc"');
  expect(html).toContain('loading="lazy"');
});

it('keeps an own video without fetching it', () => {
  expect(clean('<video src="/uploads/clip.mp4" autoplay></video>')).toBe(
    '<video src="/media/clip.mp4" controls preload="none" playsinline></video>',
  );
});

it('marks links to other sites', () => {
  expect(clean('<a href="https://www.example.gov">x</a>')).toBe(
    '<a href="https://www.example.gov" target="_blank" rel="noopener">x<span class="visually-hidden"> (external site)</span></a>',
  );
});

it('finishes what follows a removed frame', () => {
  expect(clean('<iframe src="https://evil.example"></iframe><a href="/ports">x</a>')).toBe(
    '<a href="/en/ports">x</a>',
  );
});

it("keeps links to the site's pages in the text's language", () => {
  expect(clean('<a href="/ports?port=jeddah#map">x</a>')).toBe(
    '<a href="/en/ports?port=jeddah#map">x</a>',
  );
  expect(clean('<a href="#top">x</a>')).toBe('<a href="#top">x</a>');
  expect(sanitizeHtml('<a href="/ports">x</a>', 'ar')).toBe('<a href="/ports">x</a>');
});
