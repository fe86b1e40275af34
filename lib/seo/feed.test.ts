import type { FeedEntry } from '../content/descriptor';
import { rssText } from './feed';

jest.mock('../config', () => ({ config: () => ({ siteUrl: 'https://ports.example' }) }));

const entry: FeedEntry = {
  title: 'A & B <c> ]]> \u0001d',
  text: 'Text',
  path: '/en/circulars?page=2#circular-1',
  id: '/en/circulars#circular-1',
  publishedAt: '2026-11-08',
  updatedAt: '2026-11-09T10:00:00.000Z',
  file: { src: '/media/x.pdf?v=1', bytes: 20540, type: 'application/pdf' },
};

const rss = (entries: FeedEntry[]) =>
  rssText({
    locale: 'en',
    name: 'circulars',
    labels: { title: 'Circulars', description: 'The latest' },
    page: '/en/circulars',
    entries,
  });

it('has absolute links, the language and the date of the last change', () => {
  const text = rss([entry]);
  expect(text).toContain('<rss version="2.0"');
  expect(text).toContain('<language>en</language>');
  expect(text).toContain('<lastBuildDate>Mon, 09 Nov 2026 10:00:00 GMT</lastBuildDate>');
  expect(text).toContain('href="https://ports.example/en/feeds/circulars.xml" rel="self"');
  expect(text).toContain('<link>https://ports.example/en/circulars?page=2#circular-1</link>');
  expect(text).toContain(
    '<guid isPermaLink="false">https://ports.example/en/circulars#circular-1</guid>',
  );
  expect(text).toContain('<pubDate>Sun, 08 Nov 2026 00:00:00 GMT</pubDate>');
});

it('encloses the file with its size and type', () => {
  const enclosure = /<enclosure[^>]*>/.exec(rss([entry]))?.[0] ?? '';
  expect(enclosure).toContain('url="https://ports.example/media/x.pdf?v=1"');
  expect(enclosure).toContain('length="20540"');
  expect(enclosure).toContain('type="application/pdf"');
  expect(rss([{ ...entry, file: null }])).not.toContain('<enclosure');
});

it('stays well-formed with any text', () => {
  const text = rss([entry]);
  expect(text).not.toContain('\u0001');
  expect(text.split('<![CDATA[').length).toBe(text.split(']]>').length);
});

it('uses the URL as the id of an entry without one', () => {
  expect(rss([{ ...entry, id: undefined }])).toContain('<guid isPermaLink="true">');
});

it('is a feed without entries too', () => {
  expect(rss([])).toContain('</channel>');
});
