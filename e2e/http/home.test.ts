import { sample } from '../journeys/content';
import { routeEntries } from '../../lib/routing/routes';
import { routeHref } from '../../lib/routing/links';
import { languages } from '../support/site';
import { elements, textOf } from './html';
import { dates, hrefs, open, withText } from './page';

describe.each(languages)('$locale', ({ locale, messages, at }) => {
  test('the figures of the home page are final in its HTML', async () => {
    const { main } = await open(at('/'));
    const figures = {
      ar: ['10', '291', '15 ألف', '13 مليون', '1.1 مليار'],
      en: ['10', '291', '15K', '13M', '1.1B'],
    }[locale];
    expect(elements(main, 'dd').map(textOf).slice(0, figures.length)).toEqual(figures);
  });

  test('the task bar leads into each service with the typed text', async () => {
    const { main } = await open(at('/'));
    const bar = elements(main, 'section', { 'aria-labelledby': 'tasks-title' })[0]!;
    const forms = elements(bar, 'form').map((form) => ({
      action: form.attribs.action,
      fields: elements(form, 'input').map(({ attribs }) => attribs.name),
      ports: elements(form, 'option').filter(({ attribs }) => attribs.value).length,
    }));
    expect(forms).toEqual([
      {
        action: at('/e-services/vesselsearch'),
        fields: ['search', 'vessel'],
        ports: 10,
      },
      { action: at('/track'), fields: ['n'], ports: 0 },
      { action: at('/track'), fields: ['n'], ports: 0 },
      { action: at('/circulars/search'), fields: ['q'], ports: 0 },
    ]);
    // Facts about vessels link to their search.
    expect(hrefs(bar)).toContain(at('/e-services/epayment'));
  });

  test('the news of the home page are six, newest first', async () => {
    const { main } = await open(at('/'));
    const news = elements(main, 'div', { 'aria-label': messages.home.news.title });
    const slides = elements(news[0]!, 'article');
    expect(slides).toHaveLength(6);
    const targets = slides.map((slide) => hrefs(slide)[0] ?? '');
    expect(new Set(targets).size).toBe(6);
    expect(targets.filter((href) => !href.startsWith(at('/article?news=')))).toEqual([]);
    const published = slides.map((slide) => dates(slide)[0] ?? '');
    expect(published).toEqual([...published].sort().reverse());
  });

  test('the media of the home page are 3, 3, 3, 6 and 6', async () => {
    const { main } = await open(at('/'));
    const { title, sections, all } = messages.home.media;
    const media = elements(main, 'section').find((section) => withText(section, 'h2', title));
    expect(elements(media!, 'article')).toHaveLength(3 + 3 + 3 + 6 + 6);
    for (const name of Object.values(sections)) expect(withText(media!, 'h3', name)).toBeDefined();
    for (const o of ['News', 'Video', 'Photos', 'library', 'newsletter']) {
      expect(hrefs(media!)).toContain(at(`/media-center?o=${o}`));
    }
    expect(textOf(media!)).toContain(all.library);
  });

  test('lists link to their entries and to their next pages', async () => {
    for (const [path, link] of [
      ['/', `/article?news=${sample.richNews}`],
      ['/media-center?o=News', `/article?news=${sample.richNews}`],
      ['/media-center?o=Photos', `/article?photo=${sample.album}`],
      ['/media-center?o=Video', `/article?video=${sample.video}`],
      ['/media-center?o=News', '/media-center?o=News&page=2'],
    ] as const) {
      expect(hrefs((await open(at(path))).main)).toContain(at(link));
    }
  });

  test('menus and footer of every page link to the pages of the route table', async () => {
    const { document } = await open(at('/about-us'));
    const links = hrefs(document);
    const text = textOf(elements(document, 'body')[0]!);
    for (const [key, route] of routeEntries) {
      if (!(route.menu ?? route.footer) || !route.locales.includes(locale)) continue;
      // Menus link to the external portal if configured.
      if (key === 'openData') continue;
      expect(links).toContain(routeHref(locale, key));
      expect(text).toContain(messages.routes[key === 'about' ? 'eServices' : key]);
      for (const { hash, query } of route.sections ?? []) {
        expect(links).toContain(routeHref(locale, key, { hash, query }));
      }
    }
    for (const port of ['jeddah', 'dammam', 'khafji']) {
      expect(links).toContain(at(`/ports?port=${port}`));
    }
  });
});
