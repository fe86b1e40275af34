/** @jest-environment node */
import { prerender } from 'react-dom/static';
import { Letterhead } from './Letterhead';

jest.mock('next-intl/server', () =>
  jest.requireActual<object>('../../../tools/gallery/mocks/next-intl-server'),
);

it.each([
  ['ar', { n: '2026/14' }, '/track?n=2026%2F14'],
  ['en', { n: '<b>&"' }, '/en/track?n=%3Cb%3E%26%22'],
  ['en', undefined, '/en/track'],
] as const)('has the address of the page: %s %j', async (locale, query, path) => {
  const { prelude } = await prerender(<Letterhead locale={locale} route="track" query={query} />);
  const html = await new Response(prelude).text();
  expect(html).toContain(`<bdi dir="ltr">http://localhost:3000${path}</bdi>`);
});
