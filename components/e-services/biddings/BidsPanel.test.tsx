/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { failure, success, testSite } from '@/components/forms/testing/site';
import type { Bid } from '@/lib/e-services/types';
import en from '@/messages/en.json';
import { BidsPanel } from './BidsPanel';

const { biddings, ui } = en;
const DAY_MS = 24 * 60 * 60 * 1000;

function bid(id: string, days: number | null, more: Partial<Bid> = {}): Bid {
  const title = { ar: `منافسة ${id}`, en: `Tender ${id}` };
  const finalAt = days === null ? null : new Date(Date.now() + days * DAY_MS).toISOString();
  const place = { ar: 'جدة', en: 'Jeddah' };
  const html = { ar: '<p>جدة</p>', en: '<p>Jeddah</p>' };
  const none = { envelopesAt: null, day: null, number: '', documents: [], bids: [], award: null };
  return { id, title, fees: 0, location: html, locationText: place, finalAt, ...none, ...more };
}

/** In the site's order: by final date, newest first, then bids without a date. */
const BIDS = [bid('late', 20), bid('soon', 2), bid('over', -3), bid('undated', null)];

async function open(
  answers: () => ReturnType<typeof success>,
  tender: string | null = '/en/e-services/tender',
): Promise<void> {
  testSite({ '/api/biddings': answers });
  await act(async () => {
    render(
      <SWRConfig value={{ provider: () => new Map(), errorRetryCount: 0 }}>
        <BidsPanel
          locale="en"
          labels={{
            biddings,
            table: { ...ui.table, pagination: ui.pagination, loading: ui.loading },
            retry: en.forms.retry,
            tender,
            unavailable: 'Call {phone}',
            hijri: '',
            phone: '19990',
          }}
        />
      </SWRConfig>,
    );
  });
}

const names = async () => {
  const table = await screen.findByRole('table', { name: biddings.caption });
  return within(table)
    .queryAllByRole('rowheader')
    .map(({ textContent }) => textContent);
};

beforeEach(() => window.history.replaceState(null, '', '/en/e-services/biddings'));

it('shows the bids in their order with all columns, and calendars of those still open', async () => {
  await open(() => success(BIDS));
  await waitFor(async () => expect(await names()).toEqual(BIDS.map(({ title }) => title.en)));
  for (const name of Object.values(biddings.columns)) {
    expect(screen.getByRole('columnheader', { name: (all) => all.startsWith(name) })).toBeTruthy();
  }
  expect(document.querySelectorAll('td p')).toHaveLength(BIDS.length);
  const calendars = [...document.querySelectorAll<HTMLAnchorElement>('a[download]')];
  expect(calendars.map((link) => link.getAttribute('href'))).toEqual([
    '/api/biddings/late/calendar?locale=en',
    '/api/biddings/soon/calendar?locale=en',
  ]);
  expect(screen.getByText(biddings.closed)).toBeTruthy();
});

it('shows those that close soonest at one click, and after a reload', async () => {
  await open(() => success(BIDS));
  const soonest = await screen.findByRole('button', { name: biddings.soonest });
  fireEvent.click(soonest);
  await waitFor(async () => expect(await names()).toEqual(['Tender soon', 'Tender late']));
  expect(screen.getByRole('button', { name: biddings.soonest, pressed: true })).toBeTruthy();
  document.body.replaceChildren();
  await open(() => success(BIDS));
  await waitFor(async () => expect(await names()).toEqual(['Tender soon', 'Tender late']));
});

it('offers a retry for a list that failed to load, and focuses it', async () => {
  let isDown = true;
  await open(() => (isDown ? failure(502, '') : success(BIDS)));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(biddings.failed);
  isDown = false;
  await act(async () => fireEvent.click(within(alert).getByRole('button')));
  const list = await screen.findByRole('group', { name: biddings.caption });
  await waitFor(() => expect(document.activeElement).toBe(list));
  expect((await names()).length).toBe(BIDS.length);
});

it('links to no pages and calendars of tenders where there are none', async () => {
  await open(() => success(BIDS), null);
  await waitFor(async () => expect(await names()).toEqual(BIDS.map(({ title }) => title.en)));
  expect(document.querySelectorAll('a')).toHaveLength(0);
});
