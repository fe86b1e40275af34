/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CurrentAnnouncements } from './CurrentAnnouncements';

const DAY = 86_400_000;
const day = (offset: number) => new Date(Date.now() + offset * DAY).toISOString();

const items = [
  { id: 3, startsAt: day(1), endsAt: day(2), card: 'coming' },
  { id: 2, startsAt: day(-1), endsAt: day(1), card: 'current' },
  { id: 1, startsAt: day(-3), endsAt: day(-1), card: 'past' },
];

it('shows current announcements by the visitor’s clock', () => {
  render(<CurrentAnnouncements items={items} empty="none" />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['current']);
});

it('shows the empty state where nothing is current', () => {
  render(<CurrentAnnouncements items={items.slice(0, 1)} empty="none" />);
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(document.body.textContent).toBe('none');
});

it('renders all of them into the HTML', () => {
  const html = renderToString(<CurrentAnnouncements items={items} empty="none" />);
  expect(html).toContain('current');
});
