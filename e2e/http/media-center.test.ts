import { albums } from '../journeys/content';
import { get } from '../support/http';
import { languages, site } from '../support/site';
import { elements, textOf } from './html';
import { dates, hrefs, open, withText } from './page';

const PAGE_SIZE = 12;

const TABS = [
  ['News', 'news'],
  ['Press', 'press'],
  ['Video', 'videos'],
  ['Photos', 'photos'],
  ['library', 'library'],
] as const;

describe.each(languages)('$locale', ({ locale, messages, at }) => {
  const section = async (query: string) => {
    const { main } = await open(at(`/media-center${query}`));
    const [tabs = main] = elements(main, 'nav', { 'aria-label': messages.media.sections });
    const current = elements(tabs, 'a', { 'aria-current': 'page' }).map(textOf);
    return { main, tabs, current, cards: elements(main, 'article') };
  };

  test('its sections open by their query values in any case', async () => {
    const { tabs, current } = await section('');
    const links = elements(tabs, 'a');
    expect(links.map(textOf)).toEqual(TABS.map(([, key]) => messages.sections[key]));
    expect(hrefs(tabs)).toEqual(TABS.map(([o]) => at(`/media-center?o=${o}`)));
    expect(current).toEqual([messages.sections.news]);
    const counts: Partial<Record<string, number>> = { Photos: albums[locale], Press: 3 };
    for (const [o, key] of TABS) {
      for (const value of [o, o.toUpperCase(), o.toLowerCase()]) {
        const shown = await section(`?o=${value}`);
        expect([value, shown.current]).toEqual([value, [messages.sections[key]]]);
        expect([value, shown.cards.length]).toEqual([value, counts[o] ?? PAGE_SIZE]);
      }
    }
  });

  test('each document of the library has a cover of its own and a file', async () => {
    const { cards } = await section('?o=library');
    const covers = cards.map((card) => {
      const hidden = elements(card, '*', { 'aria-hidden': 'true' }).map(textOf);
      return hidden.find((text) => /\p{L}/u.test(text)) ?? '';
    });
    expect(new Set(covers).size).toBe(PAGE_SIZE);
    const [link] = elements(cards[0]!, 'a');
    expect(link?.attribs.target).toBe('_blank');
    expect(link?.attribs.rel).toMatch(/noopener/);
    expect(textOf(link!)).toContain(messages.ui.opensInNewTab);
    expect(link?.attribs.href).toMatch(/^\/media\/[^/]+\/[^/]+\.pdf$/);
    const file = await get(site() + link?.attribs.href);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.text.slice(0, 5)).toBe('%PDF-');
  });

  test('the newsletter has no tab and opens by its value', async () => {
    const { main, tabs, current, cards } = await section('?o=newsletter');
    const name = messages.sections.newsletter;
    expect(withText(main, 'h2', name)).toBeDefined();
    expect(textOf(tabs)).not.toContain(name);
    expect(current).toEqual([]);
    expect(cards).toHaveLength(PAGE_SIZE);
    const files = cards.flatMap(hrefs);
    expect(files.filter((file) => !/^\/media\/[^/]+\/[^/]+\.pdf$/.test(file))).toEqual([]);
  });

  test('the pages of the news hold twelve each, newest first, none twice', async () => {
    const targets: string[] = [];
    const published: string[] = [];
    let path: string | undefined = '?o=News';
    let pages = 0;
    while (path !== undefined) {
      const { main, cards } = await section(path);
      pages += 1;
      targets.push(...cards.map((card) => hrefs(card)[0] ?? ''));
      published.push(...cards.flatMap((card) => dates(card).slice(0, 1)));
      const next: string | undefined = elements(main, 'a', { rel: 'next' })[0]?.attribs.href;
      if (next) expect(cards).toHaveLength(PAGE_SIZE);
      path = next?.slice(at('/media-center').length);
    }
    expect(pages).toBeGreaterThan(3);
    expect(new Set(targets).size).toBe(targets.length);
    expect(targets.length).toBeGreaterThan((pages - 1) * PAGE_SIZE);
    expect(published).toHaveLength(targets.length);
    expect(published).toEqual([...published].sort().reverse());
  });

  test('a page past the last one redirects to the first, an invalid number is page one', async () => {
    for (const [o] of TABS) {
      const { status, headers } = await get(site() + at(`/media-center?o=${o}&page=999`));
      expect([302, 307]).toContain(status);
      expect(headers.get('location')).toBe(at(`/media-center?o=${o}`));
      expect(headers.get('cache-control')).not.toMatch(/public|s-maxage/);
    }
    const first = (await section('?o=News')).cards.map(textOf);
    for (const number of ['0', '-1', '1.5', 'x', '99999999999', '%00']) {
      const { cards } = await section(`?o=News&page=${number}`);
      expect([number, cards.map(textOf)]).toEqual([number, first]);
    }
  });
});
