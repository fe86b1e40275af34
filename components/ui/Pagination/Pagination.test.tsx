/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { pageSteps } from './pageSteps';
import { Pagination } from './Pagination';

jest.mock('next-intl/server', () =>
  jest.requireActual<object>('@/tools/gallery/mocks/next-intl-server'),
);

const href = (page: number) => `/circulars?page=${page}`;

async function show(page: number, pages: number) {
  const { container } = render(await Pagination({ locale: 'en', page, pages, href }));
  return container;
}

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 12, [1, 2, null, 12]],
  [3, 12, [1, 2, 3, 4, null, 12]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [4, 5, [1, 2, 3, 4, 5]],
])('offers the ends and the neighbours of page %i of %i', (page, pages, expected) => {
  expect(pageSteps(page, pages)).toEqual(expected);
});

it('shows the current page and links to the others', async () => {
  await show(2, 12);
  const nav = within(screen.getByRole('navigation', { name: 'Pagination' }));
  expect(nav.getByText('Page 2 of 12')).toBeTruthy();
  expect(nav.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  expect(nav.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(href(3));
  expect(nav.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe(href(1));
});

it('has no previous link on the first page and no next link on the last', async () => {
  await show(1, 2);
  expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Next page' })).toBeTruthy();
});

it('renders nothing for a single page', async () => {
  expect((await show(1, 1)).innerHTML).toBe('');
});
