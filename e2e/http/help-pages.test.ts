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
