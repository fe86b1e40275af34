import { missing, sample } from '../journeys/content';
import { get } from '../support/http';
import { languages, site } from '../support/site';
import { attribute, elements, textOf } from './html';
import { dates, hrefs, open, withText } from './page';

const query = (name: string, value: string) => `/article?${name}=${value}`;

describe.each(languages)('$locale', ({ locale, messages, at }) => {
  const article = async (name: string, value: string) => {
    const { status, document, main } = await open(at(query(name, value)));
    const [entry = main] = elements(main, 'article');
    return { status, document, main, entry, title: textOf(elements(main, 'h1')[0]!) };
  };

  test('the query forms open their entries', async () => {
    const { title: news } = await article('news', sample.richNews);
    const { title: album } = await article('photo', sample.album);
    const { title: item, entry } = await article('a', sample.libraryItem);
    expect(hrefs(entry).filter((href) => /\.pdf(?:\?|$)/.test(href))).toHaveLength(1);
    expect(new Set([news, album, item]).size).toBe(3);
    expect((await article('a', sample.richNews)).title).toBe(news);
    expect((await article('a', sample.album)).title).toBe(album);
    expect((await article('a', sample.history)).status).toBe(200);
  });

  test('an article shows its publish date in both calendars, an album none', async () => {
    const [time] = elements((await article('news', sample.richNews)).entry, 'time');
    expect(time?.attribs.datetime).toBe('2026-11-18');
    expect(textOf(time!)).toBe(
      locale === 'ar' ? '18 نوفمبر 2026 الموافق 8 جمادى الآخرة 1448هـ' : '18 November 2026',
    );
    for (const name of ['photo', 'a']) {
      expect(dates((await article(name, sample.album)).entry)).toEqual([]);
    }
  });

  test('the body keeps its list, table, quotation and pictures', async () => {
    const { entry } = await article('news', sample.richNews);
    expect(elements(entry, 'li').length).toBeGreaterThan(0);
    const [table] = elements(entry, 'table');
    expect(elements(table!, 'th', { scope: 'col' }).length).toBeGreaterThan(0);
    expect(elements(elements(table!, 'tbody')[0]!, 'tr').length).toBeGreaterThan(1);
    expect(textOf(elements(entry, 'blockquote')[0]!)).toMatch(/\S{3}/);
    const [picture] = elements(elements(entry, 'figure')[0]!, 'img');
    const file = await get(site() + picture?.attribs.src);
    expect(file.headers.get('content-type')).toMatch(/^image\//);
    for (const active of ['form', 'iframe']) expect(elements(entry, active)).toEqual([]);
    for (const handler of ['onclick', 'style']) {
      const found = elements(entry, '*').filter(({ attribs }) => handler in attribs);
      expect(found.map(({ name }) => name)).toEqual([]);
    }
  });

  test('one picture is shown alone, several make a gallery', async () => {
    const opener = { 'aria-haspopup': 'dialog' };
    const { entry: single } = await article('news', sample.onePicture);
    expect(elements(single, 'a', opener)).toEqual([]);
    expect(elements(single, 'img')[0]?.attribs.alt).toMatch(/\S{3}/);
    const { entry: album } = await article('photo', sample.album);
    expect(elements(album, 'a', opener)).toHaveLength(sample.albumPictures);
  });

  test('an entry links back to the list that has it', async () => {
    const { back } = messages.article;
    for (const [name, value, label, target] of [
      ['news', sample.richNews, back.news, '/media-center?o=News'],
      ['photo', sample.album, back.photos, '/media-center?o=Photos'],
      ['a', sample.libraryItem, back.library, '/media-center?o=library'],
      ['video', sample.video, back.video, '/media-center?o=Video'],
      ['news', sample.history, back.history, '/history'],
    ] as const) {
      const { main } = await article(name, value);
      expect(withText(main, 'a', label)?.attribs.href).toBe(at(target));
    }
  });

  test('others of its kind stand below, without the one shown', async () => {
    for (const [name, value, heading] of [
      ['news', sample.richNews, messages.article.others.news],
      ['video', sample.video, messages.article.others.video],
    ] as const) {
      const { main } = await article(name, value);
      const others = elements(main, 'section').find((part) => withText(part, 'h2', heading));
      const links = hrefs(others!);
      expect(links.filter((href) => href.includes(`?${name}=`)).length).toBeGreaterThan(2);
      expect(links.filter((href) => href.endsWith(value))).toEqual([]);
    }
  });

  test('one that does not exist goes to /404', async () => {
    const asked = ['news', 'photo', 'a', 'video'].map((name) => query(name, missing));
    // A library item exists only under its own query parameter.
    for (const path of [...asked, query('news', '..%2fx'), query('news', sample.libraryItem)]) {
      const { headers } = await get(site() + at(path));
      expect([path, headers.get('location')]).toEqual([path, at('/404')]);
    }
    const { status, headers: own, main } = await open(at('/article'));
    expect(status).toBe(404);
    expect(own.get('cache-control')).not.toMatch(/public|s-maxage/);
    expect(textOf(main)).toContain(messages.notFound.title);
  });
});

test.each([
  [query('news', sample.arabicOnlyNews), 'News'],
  [query('photo', sample.arabicOnlyAlbum), 'Photos'],
])('%s exists in Arabic only and opens in both languages', async (address, list) => {
  const { messages } = languages.find(({ locale }) => locale === 'en')!;
  const bare = await get(site() + address, { cookie: 'locale=en' });
  expect(bare.headers.get('location')).toBe(`/en${address}`);

  const english = await open(`/en${address}`);
  expect(english.status).toBe(200);
  const [notice] = elements(english.main, 'p', { lang: 'ar', dir: 'rtl' });
  expect(notice).toBeDefined();
  expect(textOf(english.main)).toContain(messages.oneLanguage.only.ar);
  const own = elements(english.main, 'div', { lang: 'ar', dir: 'rtl' });
  expect(own.flatMap((part) => elements(part, 'h1'))).not.toEqual([]);
  const arabic = await open(address);
  expect(textOf(arabic.main)).not.toContain(messages.oneLanguage.only.ar);
  for (const { document } of [english, arabic]) {
    expect(attribute(document, 'link', { rel: 'canonical' }, 'href')).toBe(site() + address);
    const alternates = elements(document, 'link', { rel: 'alternate' });
    expect(alternates.filter(({ attribs }) => attribs.hreflang)).toEqual([]);
  }
  const [header] = elements(arabic.document, 'header');
  expect(hrefs(header!)).toContain(`/media-center?o=${list}&lang=en`);
  expect(hrefs((await open(`/en/media-center?o=${list}`)).main)).not.toContain(`/en${address}`);
});
