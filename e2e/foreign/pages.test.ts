import { elements, textOf } from '../http/html';
import { open } from '../http/page';
import { languages } from '../support/site';
import { specifiedAddresses } from './addresses';
import { expectPage } from './page-checks';
import { sampleEntries } from './sample-content.mjs';

/* Each route of the specification shows the content of the back ends. */

describe.each(languages)('$locale', (language) => {
  const { at, locale, messages } = language;

  test.each(specifiedAddresses(language))('$path', async (address) => {
    await expectPage(language, address);
  });

  test('the name of a port leads to the address of its page', async () => {
    const [, port] = sampleEntries('ports', locale);
    const name = encodeURIComponent(String(port?.fields.Port));
    const { status, headers } = await open(at(`/ports?port=${name}`));
    expect(status).toBe(307);
    expect(headers.get('location')).toMatch(/\/ports\?port=lulu$/);
  });

  test('the home page has the tabs of all sections', async () => {
    const { main } = await open(at('/'));
    const headings = elements(main, 'h3').map(textOf);
    for (const name of Object.values(messages.home.media.sections))
      expect(headings).toContain(name);
  });
});
