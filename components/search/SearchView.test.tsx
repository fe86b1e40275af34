/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import messages from '@/messages/en.json';
import type { SearchFindings, SearchResult } from '@/lib/search/findings';
import type { WaysOn } from '@/lib/search/ways-on';
import { SearchView, type SearchOutcome } from './SearchView';

jest.mock('next-intl/server', () =>
  jest.requireActual<object>('@/tools/gallery/mocks/next-intl-server'),
);
jest.mock('../ui/PageHeader/PageHeader', () => ({ PageHeader: () => null }));
// Async server components can't render here; each is resolved before.
jest.mock('../ui/Pagination/Pagination', () => ({ Pagination: () => null }));

const result: SearchResult = {
  kind: 'circulars',
  title: '2024/009 · Untreated ballast water',
  excerpt: 'One in every 20 arriving ships is sampled.',
  href: '/en/circulars?year=2024#circular-2024-009',
  date: null,
  ended: true,
  document: { href: '/media/v/circular.pdf#page=2', page: 2 },
};

const findings: SearchFindings = {
  total: 12,
  kinds: [
    { kind: 'ports', total: 2 },
    { kind: 'circulars', total: 10 },
  ],
  results: [result],
  page: 1,
  pages: 1,
  words: ['ships'],
};

const waysOn: WaysOn = {
  suggestion: { query: 'shops', href: '/en/search?q=shops' },
  services: [{ title: 'Vessel search', href: '/en/e-services/vesselsearch' }],
  telephone: '19000',
  contact: { title: 'Contact us', href: '/en/contact' },
};

/** Resolves a tree of async server components. */
async function resolved(node: React.ReactNode): Promise<React.ReactNode> {
  if (Array.isArray(node)) return Promise.all(node.map(resolved));
  if (typeof node !== 'object' || node === null || !('props' in node)) return node;
  const { type, props } = node as React.ReactElement<{ children?: React.ReactNode }>;
  if (typeof type === 'function' && type.constructor.name === 'AsyncFunction') {
    return resolved(await (type as (own: object) => Promise<React.ReactNode>)(props));
  }
  if (props.children === undefined) return node;
  const { cloneElement } = await import('react');
  const children = await resolved(props.children);
  return cloneElement(node as React.ReactElement, {}, ...[children].flat());
}

async function show(outcome: SearchOutcome, kind: SearchResult['kind'] | null = null) {
  const view = await SearchView({ locale: 'en', query: 'ships', kind, outcome });
  render(<>{await resolved(view)}</>);
}

it('counts the kinds, links to each, and shows the one that is chosen', async () => {
  await show({ step: 'found', findings }, 'circulars');
  const filter = within(screen.getByRole('navigation', { name: messages.search.filter }));
  const links = filter.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['All 12', 'Ports 2', 'Circulars 10']);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'page']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/en/search?q=ships',
    '/en/search?q=ships&kind=ports',
    '/en/search?q=ships&kind=circulars',
  ]);
  expect(screen.getByRole('heading', { name: '10 results' })).toBeTruthy();
  expect(screen.getByText('ships').tagName).toBe('MARK');
  expect(screen.getByText(messages.search.ended)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'In the document, page 2' })).toBeTruthy();
});

it('offers results of the other language', async () => {
  const other = { locale: 'ar', total: 3, results: [result], words: [] } as const;
  await show({ step: 'nothing', other, waysOn });
  expect(screen.getByRole('heading', { name: messages.search.empty })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'There are 3 results in Arabic' })).toBeTruthy();
  const link = screen.getByRole('link', { name: messages.search.otherLanguageLink });
  expect(link.getAttribute('href')).toBe('/search?q=ships');
  expect(link.getAttribute('hreflang')).toBe('ar');
  const region = screen.getByRole('region', { name: 'There are 3 results in Arabic' });
  expect(within(region).getByRole('list').closest('[lang]')?.getAttribute('dir')).toBe('rtl');
});

it('always offers alternatives', async () => {
  await show({ step: 'nothing', other: null, waysOn });
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('shops')).toBe('/en/search?q=shops');
  expect(href('Vessel search')).toBe('/en/e-services/vesselsearch');
  expect(href('19000')).toBe('tel:19000');
  expect(href('Contact us')).toBe('/en/contact');
});
