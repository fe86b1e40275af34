/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { failure, success, testSite } from '@/components/forms/testing/site';
import type { MenuHighlights } from '@/lib/menu/highlights';
import { HighlightsSlot } from './HighlightsSlot';

const HIGHLIGHTS: MenuHighlights = {
  groups: {
    services: {
      title: 'At the ports',
      entries: [{ href: '/en/e-services/vesselsearch', label: '41 vessels in port' }],
      asOf: 'As of 14:05, Riyadh time',
    },
    regulations: {
      title: 'Latest circulars',
      entries: [
        { href: '/en/circular?number=1', label: 'Fees', mark: '2026/1', date: '2026-03-10' },
      ],
    },
  },
  hijri: '{date}',
};

function show(answer: () => ReturnType<typeof success>) {
  testSite({ '/api/menu': answer });
  render(
    <SWRConfig value={{ provider: () => new Map(), errorRetryCount: 0 }}>
      {(['services', 'regulations', 'media'] as const).map((group) => (
        <details key={group} data-testid={group}>
          <summary>{group}</summary>
          <HighlightsSlot locale="en" group={group} />
        </details>
      ))}
    </SWRConfig>,
  );
}

const menu = (group: string) => screen.getByTestId<HTMLDetailsElement>(group);

async function toggle(group: string, open: boolean) {
  await act(async () => {
    menu(group).open = open;
  });
}

it('asks once, when a menu first opens', async () => {
  show(() => success(HIGHLIGHTS));
  expect(fetch).not.toHaveBeenCalled();
  await toggle('services', true);
  const column = await screen.findByRole('region', { name: 'At the ports' });
  expect(within(column).getByRole('heading', { name: 'At the ports' })).toBeTruthy();
  const link = within(column).getByRole('link', { name: '41 vessels in port' });
  expect(link.getAttribute('href')).toBe('/en/e-services/vesselsearch');
  expect(column.textContent).toContain('As of 14:05, Riyadh time');

  await toggle('services', false);
  expect(screen.queryByRole('region')).toBeNull();
  await toggle('regulations', true);
  const circulars = await screen.findByRole('region', { name: 'Latest circulars' });
  expect(circulars.textContent).toContain('2026/1 · 10/03/2026');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it.each([
  ['without entries', 'media', () => success(HIGHLIGHTS)],
  ['while the site is away', 'services', () => failure(503, '')],
])('is empty %s', async (_when, group, answer) => {
  show(answer);
  await toggle(group, true);
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  expect(menu(group).textContent).toBe(group);
});
