import { routeEntries } from '../../lib/routing/routes';
import { get, withoutScripts } from '../support/http';
import { languages, site } from '../support/site';
import { elements, parseDocument, textOf } from './html';
import { hrefs, open } from './page';

describe.each(languages)('$locale', ({ locale, messages, at }) => {
  test('every answer is in the HTML, and search engines get all of them', async () => {
    const { text } = await get(site() + at('/faq'));
    const document = parseDocument(withoutScripts(text));
    const questions = elements(document, 'details').filter(
      (element) => elements(element, 'h3').length > 0,
    );
    expect(questions.length).toBeGreaterThan(10);
    const [, json = ''] =
      /<script[^>]*type="application\/ld\+json"[^>]*>((?:(?!<\/script>).)*FAQPage.*?)<\/script>/s.exec(
        text,
      ) ?? [];
    const { '@graph': things } = JSON.parse(json) as {
      '@graph': { '@type': string; mainEntity: object[] }[];
    };
    const faq = things.find((thing) => thing['@type'] === 'FAQPage');
    expect(faq?.mainEntity).toHaveLength(questions.length);
  });

  test('the site map leads to every page', async () => {
    const links = hrefs((await open(at('/site-map'))).main);
    const byMail = ['subscriptionConfirm', 'subscriptionManage'];
    for (const [key, { path, locales, ...route }] of routeEntries) {
      if (!locales.includes(locale) || ['homeAlias', 'notFound', ...byMail].includes(key)) continue;
      // Without an entry's id there is no page.
      if (route.entriesOnly) expect(links).not.toContain(at(path));
      // Open data is an external system here.
      else if (key !== 'openData') expect(links).toContain(at(path));
    }
    expect(links).toContain(at('/ports?port=jeddah'));
  });

  test('the accessibility statement leads to a complaint', async () => {
    expect(hrefs((await open(at('/accessibility'))).main)).toContain(
      at('/contact?purpose=Complaint'),
    );
    const chosen = async (purpose: string) => {
      const { main } = await open(at(`/contact?purpose=${purpose}`));
      return elements(main, 'input', { name: 'purpose' })
        .filter(({ attribs }) => 'checked' in attribs)
        .map(({ attribs }) => attribs.value);
    };
    expect(await chosen('Complaint')).toEqual(['Complaint']);
    expect(await chosen('nonsense')).toEqual([]);
  });

  test('a number leads to its service, filled in, and an unknown one is named', async () => {
    const reference = 'NPA-2026-7K3M9Q';
    const tracking = at(`/e-services/request-tracking?reference=${reference}`);
    const found = await get(site() + at('/track?n=npa+2026+7k3m9q'));
    expect(found.status).toBe(307);
    expect(found.headers.get('location')).toBe(tracking);
    const { main } = await open(tracking);
    const [field] = elements(main, 'input', { name: 'reference' });
    expect(field?.attribs.value).toBe(reference);
    expect(textOf((await open(at('/track?n=12'))).main)).toContain(messages.track.unknown);
  });

  test('the charges of a call are estimated, and marked as an estimate', async () => {
    const { main } = await open(at('/tariff?tonnage=95000&length=300&hours=20&tugs=3'));
    expect(textOf(main)).toContain('68,150');
    expect(textOf(main)).toContain(messages.tariff.isEstimate);
  });

  test('the status page lists working services and is never cached', async () => {
    const { headers, main } = await open(at('/status'));
    expect(headers.get('cache-control')).toContain('no-store');
    expect(textOf(main)).toContain(messages.status.allUp);
    const [rows] = elements(main, 'tbody');
    const states = elements(rows!, 'tr').map(textOf);
    expect(states).toHaveLength(4);
    expect(states.filter((state) => !state.includes(messages.status.up))).toEqual([]);
  });
});
