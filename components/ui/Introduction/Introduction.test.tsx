/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { OpenDataView } from '../../portal/OpenDataView';
import { SiteMapView } from '../../site-map/SiteMapView';
import { StatusView } from '../../status/StatusView';

jest.mock('next-intl/server', () =>
  jest.requireActual<object>('@/tools/gallery/mocks/next-intl-server'),
);
jest.mock('../PageHeader/PageHeader', () => ({ PageHeader: () => null }));
jest.mock('../PageHeader/TextHeader', () => ({ TextHeader: () => null }));
// Async server components can't render here.
jest.mock('../ExternalLink/ExternalLink', () => ({ ExternalLink: () => null }));
jest.mock('../../contact/ByPhone/ByPhone', () => ({ ByPhone: () => null }));
jest.mock('../../site-map/siteMapGroups', () => ({ siteMapGroups: () => [] }));

const text = {
  title: 'Title',
  summary: 'Summary',
  content: '<p>What editors write about the page</p>',
  outline: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const status = {
  states: { content: 'up', eServices: 'up', chat: 'up' },
  checkedAt: '2026-01-01T00:00:00.000Z',
} as never;

it.each<[string, () => Promise<ReactElement>]>([
  ['open data', () => OpenDataView({ locale: 'en', text, url: 'https://open-data.example/' })],
  [
    'the site map',
    () => SiteMapView({ locale: 'en', text, ports: [], external: {} as never, empty: [] }),
  ],
  ['the status', () => StatusView({ locale: 'en', text, status, systems: [], phone: '' })],
])('what editors write about %s is on its page', async (_, view) => {
  render(await view());
  expect(screen.queryByText('What editors write about the page')).not.toBeNull();
});
