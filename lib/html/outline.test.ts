import { readHtml } from './sanitize';

const outline = (html: string) => readHtml(html, 'en').outline;
const excerpt = (html: string) => readHtml(html, 'en').excerpt;

describe('outline', () => {
  it('lists the main headings with their ids', () => {
    expect(
      outline(
        '<p>x</p><h2>Your rights</h2><h3>Detail</h3><h2 dir="rtl">القواعد &amp; <em>الحدود</em></h2>',
      ),
    ).toEqual([
      { id: 'your-rights', label: 'Your rights' },
      { id: 'القواعد-الحدود', label: 'القواعد & الحدود' },
    ]);
  });

  it('holds text, so that markup written as text stays text', () => {
    expect(outline('<h2>&lt;img src=x onerror=alert(1)&gt; and title="><b>"</h2>')).toEqual([
      {
        id: 'img-src-x-onerror-alert-1-and-title',
        label: '<img src=x onerror=alert(1)> and title=">"',
      },
    ]);
  });

  it.each([
    ['a heading that is not closed', '<h2>Open <strong>heading<p>text</p>', 'Open heading text'],
    ['a heading in two lines', '<h2>Two<br>lines</h2>', 'Two lines'],
    ['a link to another site', '<h2><a href="https://x.example">Law</a></h2>', 'Law'],
    ['an attribute like a tag', '<h2 title="</h2><h2 id=x>">Law</h2>', 'Law'],
    ['a comment', '<h2>La<!-- </h2><h2>no -->w</h2>', 'Law'],
  ])('reads %s', (_, html, label) => {
    expect(outline(html).map((entry) => entry.label)).toEqual([label]);
  });

  it('leaves out headings without a text', () => {
    expect(outline('<h2></h2><h2>&nbsp;</h2><p>x</p>')).toEqual([]);
  });
});

describe('excerpt', () => {
  it.each([
    ['<h2>Terms</h2><p>Call <strong>19000</strong> &amp; ask.</p><p>More</p>', 'Call 19000 & ask.'],
    ['<p dir="rtl">بيع <b>حاويات</b><br>متروكة</p>', 'بيع حاويات متروكة'],
    ['<p></p><p> &nbsp; </p><p>Text</p>', 'Text'],
    ['<p>One<p>Two', 'One'],
    ['<p>The lots are:</p><ul><li>One</li></ul>', 'The lots are…'],
    ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<script>alert(1)</script>'],
    ['<p>See <a href="https://x.example">the list</a>.</p>', 'See the list.'],
    ['<ul><li>One</li></ul>', ''],
    ['', ''],
  ])('of %s', (html, expected) => {
    expect(excerpt(html)).toBe(expected);
  });
});
