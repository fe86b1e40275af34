import { get } from '../support/http';
import { languages, site } from '../support/site';
import { sample } from '../journeys/content';
import { attribute, elements, textOf } from './html';
import { hrefs, open, withText } from './page';

/** `2026/005`, the authority's own format. */
const slugToNumber = (slug: string) => slug.replace('-', '/');

describe.each(languages)('$locale', ({ locale, messages, at }) => {
  const { circulars } = messages;

  test('they come ten a page, by year, with details and file', async () => {
    const { main } = await open(at('/circulars'));
    const [rows] = elements(main, 'tbody');
    expect(elements(rows!, 'tr')).toHaveLength(10);
    expect(hrefs(rows!)).toContainEqual(expect.stringMatching(/\/circular\?number=/));
    const file = hrefs(rows!).find((href) => href.startsWith('/media/'));
    expect((await get(site() + file)).headers.get('content-type')).toBe('application/pdf');

    const [years] = elements(main, 'select', { name: 'year' });
    const current = new Date().getFullYear();
    expect(elements(years!, 'option').map(textOf)).toEqual([
      circulars.allYears,
      ...Array.from({ length: current - 2018 }, (_, index) => String(current - index)),
    ]);

    const [of2020] = elements((await open(at('/circulars?year=2020'))).main, 'tbody');
    expect(textOf(of2020!)).toContain('2020/');
    expect(textOf(of2020!)).not.toContain('2021/');
    const past = await get(site() + at('/circulars?year=2020&page=999'));
    expect(past.headers.get('location')).toBe(at('/circulars?year=2020'));
  });

  test('a replaced circular and its replacement link to each other', async () => {
    const replaced = await open(at(`/circular?number=${sample.replacedCircular}`));
    expect(textOf(replaced.main)).toContain(circulars.replacedTitle);
    expect(hrefs(replaced.main)).toContain(at(`/circular?number=${sample.replacingCircular}`));
    const replacing = await open(at(`/circular?number=${sample.replacingCircular}`));
    expect(textOf(replacing.main)).toContain(circulars.replaces);
    expect(hrefs(replacing.main)).toContain(at(`/circular?number=${sample.replacedCircular}`));
  });

  test('a circular has its text, facts and document', async () => {
    const { main } = await open(at(`/circular?number=${sample.fullCircular}`));
    expect(elements(main, 'table')).toHaveLength(1);
    const [facts] = elements(main, 'aside');
    expect(textOf(facts!)).toContain(slugToNumber(sample.fullCircular));
    expect(hrefs(facts!)).toContainEqual(expect.stringContaining('port=dammam'));
    expect(withText(main, 'h1', '')).toBeDefined();
  });

  test('one that exists in Arabic alone is shown under both addresses', async () => {
    const address = `/circular?number=${sample.arabicOnlyCircular}`;
    const { document, main } = await open(at(address));
    expect(textOf(elements(main, 'h1')[0]!)).toMatch(/[\u0600-\u06ff]/);
    expect(textOf(main).includes(circulars.otherLanguageOnly)).toBe(locale === 'en');
    expect(attribute(document, 'link', { rel: 'canonical' }, 'href')).toBe(site() + address);
    const alternates = elements(document, 'link', { rel: 'alternate' });
    expect(alternates.filter(({ attribs }) => attribs.hreflang)).toEqual([]);
  });

  test('an unknown number is not found', async () => {
    const { headers } = await get(site() + at('/circular?number=1999-001'));
    expect(headers.get('location')).toBe(at('/404'));
  });
});
