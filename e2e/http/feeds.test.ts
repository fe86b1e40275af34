import { get } from '../support/http';
import { languages, site } from '../support/site';

const visit = (path: string) => get(site() + path);

const FEEDS = [
  { name: 'news', page: '/media-center', least: 6, most: 50 },
  { name: 'press', page: '/media-center?o=Press', least: 3, most: 50 },
  { name: 'circulars', page: '/circulars', least: 6, most: 50 },
] as const;

function values(xml: string, element: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}[^>]*>(.*?)</${element}>`, 'gs'))].map(
    ([, value = '']) => value.replace(/^<!\[CDATA\[|\]\]>$/g, '').replaceAll('&amp;', '&'),
  );
}

describe.each(languages)('$locale', ({ locale, messages, at }) => {
  test.each(FEEDS)(
    'the feed of $name holds the newest entries with links that work',
    async ({ name, page, least, most }) => {
      const { status, headers, text } = await visit(at(`/feeds/${name}.xml`));
      expect(status).toBe(200);
      expect(headers.get('content-type')).toMatch(/^application\/rss\+xml/);
      expect(headers.get('cache-control')).toMatch(/s-maxage/);
      expect(text).toContain('<rss version="2.0"');
      expect(values(text, 'language')).toEqual([locale]);
      expect(values(text, 'title')[0]).toBe(messages.feeds[name].title);
      expect(Date.parse(values(text, 'lastBuildDate')[0] ?? '')).toBeGreaterThan(0);
      expect(text).toContain(`href="${site()}${at(`/feeds/${name}.xml`)}" rel="self"`);

      const dates = values(text, 'pubDate').map((date) => Date.parse(date));
      expect(dates.length).toBeGreaterThanOrEqual(least);
      expect(dates.length).toBeLessThanOrEqual(most);
      expect(dates).toEqual([...dates].sort((a, b) => b - a));

      const [list, ...links] = values(text, 'link');
      expect(list?.startsWith(site() + at(page))).toBe(true);
      for (const link of [links[0] ?? '', links.at(-1) ?? '']) {
        expect(link.startsWith(site() + at('/'))).toBe(true);
        expect([link, (await get(link)).status]).toEqual([link, 200]);
      }
    },
  );

  test('circulars enclose their documents, and open at their URLs', async () => {
    const { text } = await visit(at('/feeds/circulars.xml'));
    const enclosure = /<enclosure[^>]*>/.exec(text)?.[0] ?? '';
    expect(enclosure).toContain('type="application/pdf"');
    const address = /url="(.*?)"/.exec(enclosure)?.[1] ?? '';
    expect(address.startsWith(`${site()}/media/`)).toBe(true);
    const document = await fetch(address);
    expect(document.status).toBe(200);
    const bytes = (await document.arrayBuffer()).byteLength;
    const size = Number(/length="(\d+)"/.exec(enclosure)?.[1]);
    expect(Math.abs(bytes - size)).toBeLessThan(1024);

    const last = values(text, 'link').at(-1) ?? '';
    const [, year, number] = /number=(\d{4})-(\d{3})$/.exec(last) ?? [];
    expect((await get(last)).text).toContain(`${year}/${number}`);
  });

  test.each(FEEDS)('$page names the feed of $name in its head and links it', async (feed) => {
    const address = at(`/feeds/${feed.name}.xml`);
    const { text } = await visit(at(feed.page));
    expect(text).toContain(`type="application/rss+xml" href="${site()}${address}"`);
    const link = new RegExp(`<a[^>]* href="${address}"[^>]*>(?:(?!</a>).)*`, 's').exec(text)?.[0];
    expect(link).toContain(messages.feeds[feed.name].label);
  });

  test('the home page names the feeds of news and circulars', async () => {
    const { text } = await visit(at('/'));
    for (const name of ['news', 'circulars']) {
      expect(text).toContain(
        `type="application/rss+xml" href="${site()}${at(`/feeds/${name}.xml`)}"`,
      );
    }
  });

  test('a filter narrows the feed of circulars', async () => {
    const { text } = await visit(at('/feeds/circulars.xml?year=2020'));
    const links = values(text, 'link').slice(1);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !link.includes('number=2020-'))).toEqual([]);
  });
});
