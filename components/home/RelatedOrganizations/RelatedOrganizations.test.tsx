/** @jest-environment node */
import { prerender } from 'react-dom/static';
import { RelatedOrganizations } from './RelatedOrganizations';

jest.mock('next-intl/server', () =>
  jest.requireActual<object>('../../../tools/gallery/mocks/next-intl-server'),
);

it.each(['https://rail.example', null])('has the logo beside the name: %s', async (url) => {
  const logo = { src: '/media/logo.png', width: 320, height: 320, alt: '' };
  const organization = { name: 'Rail', url, logo, updatedAt: '2026-11-28T00:00:00Z' };
  const { prelude } = await prerender(
    <RelatedOrganizations locale="en" organizations={[organization]} />,
  );
  const html = await new Response(prelude).text();
  // Items of the card itself, or their sizes are ignored.
  expect(html).toMatch(/class="card"[^>]*><span class="logo"><picture/);
});
