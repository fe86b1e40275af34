import { samplePdf } from '../../support/site-modules';
import ar from '../../../messages/ar.json' with { type: 'json' };
import { core } from '../../support/core';
import { get } from '../../support/http';
import { unique } from '../../support/stack';
import { expect, test } from './fixtures';

interface Circular {
  readonly CircularNumber: string;
  readonly File: { readonly id: number; readonly url: string };
}

/** URL of a page's document, which changes with each version. */
const LINK = /\/media\/[\w-]+\/[\w.-]+\.pdf/;

test(
  'a replaced document is served from its page under a new URL, and one that is taken away is named as missing',
  core('happy-path'),
  async ({ stack }) => {
    const query = 'locale=ar&sort=ReleaseDate:desc&populate=File&pagination[pageSize]=1';
    const { text } = await get(`${stack.cmsAddress}/api/circulars?${query}`, stack.asSite);
    const { data } = JSON.parse(text) as { data: Circular[] };
    const { CircularNumber, File: file } = data[0]!;
    const page = `${stack.siteUrl}/circular?number=${CircularNumber.replace('/', '-')}`;
    const link = async () => LINK.exec((await get(page)).text)?.[0] ?? '';
    const before = await link();
    expect((await get(stack.siteUrl + before)).status).toBe(200);

    const content = samplePdf(2000, unique());
    await stack.cms.replaceFile(file.id, 'corrected.pdf', 'application/pdf', content);
    await expect.poll(link).not.toBe(before);
    const served = await fetch(stack.siteUrl + (await link()));
    expect(served.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await served.arrayBuffer()).equals(content)).toBe(true);

    const id = await stack.cms.find('circular', 'CircularNumber', CircularNumber);
    await stack.cms.change('circular', id, 'ar', { File: null });
    await expect.poll(async () => (await get(page)).text).toContain(ar.ui.document.missing);
    expect(await link()).toBe('');
    await stack.cms.change('circular', id, 'ar', { File: file.id });
    await expect.poll(link).not.toBe('');
  },
);
