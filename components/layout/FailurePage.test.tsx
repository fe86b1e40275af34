/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { FailurePage } from './FailurePage';
import messages from '@/messages/en.json';

let mockQuery = '';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/media-center',
  useSearchParams: () => new URLSearchParams(mockQuery),
}));

const labels = { authority: messages.authority.name, ...messages.failure };
const unfiltered = () => screen.queryByRole('link', { name: labels.unfiltered });

it('leads from a filtered list to the whole list', () => {
  mockQuery = 'o=Video&page=7';
  render(<FailurePage labels={labels} />);
  expect(unfiltered()?.getAttribute('href')).toBe('/en/media-center');
});

it('offers no such link without a filter', () => {
  mockQuery = '';
  render(<FailurePage labels={labels} />);
  expect(unfiltered()).toBeNull();
});
