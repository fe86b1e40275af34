import { get } from '../support/http';
import { expect, languages, site, test, type Language } from './fixtures';

const visit = (path: string) => get(site() + path);

const FEEDS = [
  { name: 'news', page: '/media-center', least: 6, most: 50 },
  { name: 'press', page: '/media-center?o=Press', least: 3, most: 50 },
  { name: 'circulars', page: '/circulars', least: 6, most: 50 },
] as const;

/** The values of an element of the feed, without the marks around them. */
function values(xml: string, element: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}[^>]*>(.*?)</${element}>`, 'gs'))].map(
    ([, value = '']) => value.replace(/^<!\[CDATA\[|\]\]>$/g, '').replaceAll('&amp;', '&'),
  );
}

for (const language of languages) {
  const { locale, messages, at } = language;
  for (const { name, page, least, most } of FEEDS) {
    test(`${locale}: the feed of ${name} holds the newest entries with links that work`, async () => {
      const { status, headers, text } = await visit(at(`/feeds/${name}.xml`));
      expect(status).toBe(200);
      expect(headers.get('content-type')).toMatch(/^application\/rss\+xml/);
      expect(headers.get('cache-control')).toMatch(/s-maxage/);
      expect(text).toContain('<rss version="2.0"');
      expect(values(text, 'language')).toEqual([locale]);
      expect(values(text, 'title')[0]).toBe(messages.feeds[name].title);
      expect(Number.isNaN(Date.parse(values(text, 'lastBuildDate')[0] ?? ''))).toBe(false);
      expect(text).toContain(`href="${site()}${at(`/feeds/${name}.xml`)}" rel="self"`);

      const dates = values(text, 'pubDate').map((date) => Date.parse(date));
      expect(dates.length).toBeGreaterThanOrEqual(least);
      expect(dates.length).toBeLessThanOrEqual(most);
      expect(dates).toEqual([...dates].sort((one, other) => other - one));

      const [list, ...links] = values(text, 'link');
      expect(list?.startsWith(site() + at(page))).toBe(true);
      for (const link of [links[0], links.at(-1)]) {
        expect(link?.startsWith(site() + at('/')), link).toBe(true);
        expect((await get(link!)).status, link).toBe(200);
      }
    });
  }

  test(`${locale}: circulars enclose their documents`, async () => {
    const { text } = await visit(at('/feeds/circulars.xml'));
    const enclosure = /<enclosure[^>]*>/.exec(text)?.[0] ?? '';
    expect(enclosure).toContain('type="application/pdf"');
    const address = /url="(.*?)"/.exec(enclosure)?.[1];
    const size = Number(/length="(\d+)"/.exec(enclosure)?.[1]);
    expect(address?.startsWith(`${site()}/media/`)).toBe(true);
    const document = await fetch(address!);
    expect(document.status).toBe(200);
    const bytes = (await document.arrayBuffer()).byteLength;
    expect(Math.abs(bytes - size)).toBeLessThan(1024);
  });

  test(`${locale}: pages name the feeds, and lists show a link to theirs`, async ({ page }) => {
    await expectFeeds(language, '/', ['news', 'circulars']);
    for (const { name, page: path } of FEEDS) {
      await expectFeeds(language, path, [name]);
      await page.goto(at(path));
      await expect(page.getByRole('link', { name: messages.feeds[name].label })).toHaveAttribute(
        'href',
        at(`/feeds/${name}.xml`),
      );
    }
  });

  test(`${locale}: a circular of the feed is shown at its URL`, async ({ page }) => {
    const { text } = await visit(at('/feeds/circulars.xml'));
    const link = values(text, 'link').at(-1)!;
    const [, year = '', number = ''] = /number=(\d{4})-(\d{3})$/.exec(link) ?? [];
    await page.goto(link);
    await expect(page.getByText(`${year}/${number}`).first()).toBeVisible();
  });

  test(`${locale}: a filter narrows the feed of circulars`, async () => {
    const { text } = await visit(at('/feeds/circulars.xml?year=2020'));
    const links = values(text, 'link').slice(1);
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) expect(link).toContain('number=2020-');
  });
}

async function expectFeeds({ at }: Language, path: string, feeds: readonly string[]) {
  const { text } = await visit(at(path));
  const named = [...text.matchAll(/type="application\/rss\+xml" href="(.*?)"/g)].map(
    ([, href]) => href,
  );
  const expected = feeds.map((feed) => site() + at(`/feeds/${feed}.xml`));
  for (const address of expected) expect(named, path).toContain(address);
}

test('an unknown feed redirects to the home page', async () => {
  const response = await visit('/feeds/unknown.xml');
  expect(response.status).toBe(307);
  expect(response.headers.get('location')).toBe('/');
});
