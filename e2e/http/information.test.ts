import { get } from '../support/http';
import { languages, site } from '../support/site';
import { CURRENT_ANNOUNCEMENT } from '../journeys/content';
import { elements, textOf } from './html';
import { hrefs, open, withText } from './page';

const contentType = async (path: string | undefined) =>
  (await get(site() + path)).headers.get('content-type');

const isMedia = (href: string) => href.startsWith('/media/');

test('announcements link to each other, and switch to the English home page', async () => {
  const list = await open('/announcement');
  const address = `/announcement?id=${CURRENT_ANNOUNCEMENT}`;
  expect(hrefs(list.main)).toContain(address);
  const { document, main } = await open(address);
  expect(elements(main, 'table').length).toBeGreaterThan(0);
  const [header] = elements(document, 'header');
  expect(elements(header!, 'a', { lang: 'en' })[0]?.attribs.href).toBe('/?lang=en');
});

const WITHOUT_DOCUMENTS: ReadonlySet<string> = new Set(['vesselsearch', 'statistics']);

describe.each(languages)('$locale', ({ locale, messages, at }) => {
  test('ports shows the first port, and the one that the query names', async () => {
    const port = (name: 'jeddah' | 'dammam') =>
      ({
        ar: { jeddah: 'ميناء جدة', dammam: 'ميناء الدمام' },
        en: { jeddah: 'Jeddah Port', dammam: 'Dammam Port' },
      })[locale][name];
    const first = await open(at('/ports'));
    expect(withText(first.main, 'h1', port('jeddah'))).toBeDefined();
    expect(hrefs(first.main)).toContain(at('/ports?port=dammam'));
    const named = await open(at('/ports?port=dammam'));
    expect(withText(named.main, 'h1', port('dammam'))).toBeDefined();
    for (const figure of ['area', 'berths', 'terminals', 'capacity'] as const) {
      expect(textOf(named.main)).toContain(messages.ports[figure]);
    }
    const traffic = elements(named.main, 'section', { 'aria-labelledby': 'port-traffic' })[0]!;
    const [inPort] = elements(traffic, 'tbody').map((body) => elements(body, 'tr').length);
    expect(inPort).toBe(5);
    expect(hrefs(traffic)).toEqual([
      at('/e-services/vesselsearch?search=schedule&port=Dammam+Port'),
    ]);
    expect(hrefs(named.main)).toContain(at('/circulars/search?port=dammam'));
    expect(hrefs(named.main)).toContainEqual(expect.stringMatching(/^tel:/));
    expect(
      withText((await open(at('/ports?port=DAMMAM'))).main, 'h1', port('dammam')),
    ).toBeDefined();
    const redirect = async (path: string) => (await get(site() + at(path))).headers.get('location');
    expect(await redirect('/ports?port=Jazan%20Port')).toBe(at('/ports?port=jazan'));
    expect(await redirect('/ports?port=atlantis')).toBe(at('/ports'));
  });

  test('a regulation has a document, all of them are a table in list mode', async () => {
    const all = await open(at('/regulations'));
    const current = elements(all.main, 'a', { 'aria-current': 'page' }).map(textOf);
    expect(current).toContainEqual(expect.stringContaining(messages.regulations.all));
    const regulation = await open(at('/regulations?r=REG-01'));
    expect(await contentType(hrefs(regulation.main).find(isMedia))).toBe('application/pdf');
    const list = await open(at('/regulations?view=list'));
    const [rows] = elements(list.main, 'tbody');
    expect(elements(rows!, 'tr')).toHaveLength(18);
    const columns = elements(list.main, 'th').map(textOf);
    for (const name of [messages.regulations.document, messages.regulations.releaseDate]) {
      expect(columns).toContainEqual(expect.stringContaining(name));
    }
    expect(await contentType(hrefs(list.main).find(isMedia))).toBe('application/pdf');
  });

  test.each(['/privacy-policy', '/conditions', '/safe-usage', '/history'])(
    '%s shows its text',
    async (path) => {
      const { main } = await open(at(path));
      expect(textOf(main).length).toBeGreaterThan(1500);
    },
  );

  test('the customer portal offers its guides in both languages', async () => {
    const { main } = await open(at('/customerportal'));
    for (const guide of [messages.customerPortal.guides.ar, messages.customerPortal.guides.en]) {
      const href = elements(main, 'a').find((link) => textOf(link).includes(guide))?.attribs.href;
      expect(await contentType(href)).toBe('application/pdf');
    }
  });

  test('the chart leads to the same chart in the other language', async () => {
    const other = locale === 'ar' ? 'en' : 'ar';
    const { main } = await open(at('/about-us'));
    expect(hrefs(main)).toContain(at(`/about-us?lang=${other}#chart`));
  });

  test('a service lists audience, duration, fee and channel', async () => {
    for (const end of ['vesselsearch', 'license', 'epayment', 'statistics', 'iogsx']) {
      const { main } = await open(at(`/e-services/${end}`));
      const { card } = messages.services;
      const facts = textOf(main);
      for (const fact of [card.title, card.audience, card.time, card.cost, card.channels]) {
        expect(facts).toContain(fact);
      }
      const hasDocuments = withText(main, 'h3', card.documents) !== undefined;
      expect([end, hasDocuments]).toEqual([end, !WITHOUT_DOCUMENTS.has(end)]);
    }
  });
});
