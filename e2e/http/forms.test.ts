/** @jest-environment jsdom */
import { send } from '../support/raw-http';
import { languages, site } from '../support/site';
import { attributeValues, fetchDocument, elementText, elementTexts } from './document';

describe.each(languages)('forms in $locale', ({ locale, messages, at }) => {
  const { contact, forms, feedback } = messages;

  it('have the details of the authority beside them, and nothing of another site', async () => {
    const main = (await fetchDocument(at('/contact'))).querySelector('main')!;
    const links = attributeValues(main, 'a', 'href');
    for (const start of ['tel:19000', 'tel:+966', 'mailto:']) {
      expect(links).toContainEqual(expect.stringMatching(`^${start.replace('+', '\\+')}`));
    }
    const text = elementText(main);
    expect(elementTexts(main, 'h2, h3')).toContain(contact.centre);
    expect(text).toContain(contact.fax);
    expect(text).toMatch(/ص\.ب|P\.O\. Box/);
    expect(text).toContain(locale === 'ar' ? 'يومي عمل بحد أقصى' : '2 working days');
    expect(main.querySelector(`ul[aria-label="${messages.layout.social}"]`)).not.toBeNull();
    expect(main.querySelector('iframe')).toBeNull();
    expect(links).toContain(at('/ports'));
  });

  it.each(['/contact', '/data-sharing', '/vacancies', '/e-services/moveableitems'])(
    '%s has a privacy notice',
    async (path) => {
      const page = await fetchDocument(at(path));
      expect(attributeValues(page, 'main form a', 'href')).toContain(at('/privacy-policy'));
    },
  );

  it.each([
    ['vesselsearch', messages.vesselSearch.noScripts],
    ['trxtracking', messages.tracking.noScripts],
  ])('%s shows a description and a telephone number without scripts', async (end, about) => {
    const page = await fetchDocument(at(`/e-services/${end}`));
    const sentences = elementTexts(page, 'main noscript p');
    expect(sentences).toContain(about);
    const [before = ''] = forms.needsScripts.split('{phone}');
    expect(sentences.find((sentence) => sentence.startsWith(before.trim()))).toMatch(/\d{4,}/);
  });

  it('read their code aloud without scripts too', async () => {
    const page = await fetchDocument(at('/contact'));
    const sound = page.querySelector('main noscript audio');
    expect(sound?.getAttribute('aria-label')).toBe(forms.captcha.listen);
    const picture = await send(site(), '/api/captcha');
    const cookie = (picture.headers['set-cookie'] ?? [])
      .map((header) => header.split(';')[0])
      .join('; ');
    const heard = await send(site(), sound?.getAttribute('src') ?? '', { headers: { cookie } });
    expect(heard.headers['content-type']).toBe('audio/wav');
  });

  it('of feedback are on content pages, and not on the home page, services, open data and 404', async () => {
    for (const path of ['/about-us', '/regulations']) {
      expect([path, elementText((await fetchDocument(at(path))).body)]).toEqual([
        path,
        expect.stringContaining(feedback.question),
      ]);
    }
    for (const [path, status] of [
      ['/', 200],
      ['/e-services/sla', 200],
      ['/open-data', 200],
      ['/404', 404],
    ] as const) {
      expect(elementText((await fetchDocument(at(path), status)).body)).not.toContain(
        feedback.question,
      );
    }
  });
});
