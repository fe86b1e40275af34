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

type Answer = ReturnType<typeof success>;

/** Response of the route: a page of bids with the number of all. */
const found = (bids: readonly Bid[], total = bids.length): Answer => {
  const [status, body] = success(bids);
  return [status, { ...body, total }];
};

async function open(
  answers: (query: string) => Answer | Promise<Answer>,
  tender: string | null = '/en/e-services/tender',
): Promise<void> {
  testSite({ '/api/biddings': (_body, url) => answers(url.split('?')[1] ?? '') });
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
  await open(() => found(BIDS));
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
  const answers = (query: string) =>
    query === 'locale=en&show=closing' ? found([BIDS[1]!, BIDS[0]!]) : found(BIDS);
  window.history.replaceState(null, '', '/en/e-services/biddings#announcement');
  await open(answers);
  const soonest = await screen.findByRole('button', { name: biddings.soonest });
  soonest.focus();
  fireEvent.click(soonest);
  await waitFor(async () => expect(await names()).toEqual(['Tender soon', 'Tender late']));
  expect(screen.getByRole('button', { name: biddings.soonest, pressed: true })).toBe(
    document.activeElement,
  );
  expect(window.location.search + window.location.hash).toBe('?show=closing#announcement');
  document.body.replaceChildren();
  await open(answers);
  await waitFor(async () => expect(await names()).toEqual(['Tender soon', 'Tender late']));
  fireEvent.click(screen.getByRole('button', { name: biddings.newest }));
  await waitFor(async () => expect(await names()).toHaveLength(BIDS.length));
  expect(window.location.search).toBe('');
});

it('asks for one page at a time, keeps the rows until it comes, and the focus', async () => {
  const queries: string[] = [];
  let release: ((answer: Answer) => void) | undefined;
  await open((query) => {
    queries.push(query);
    if (queries.length === 1) return found(BIDS.slice(0, 3), 31);
    return new Promise<Answer>((resolve) => {
      release = resolve;
    });
  });
  const next = await screen.findByRole('button', { name: ui.pagination.next });
  next.focus();
  fireEvent.click(next);
  await waitFor(() => expect(queries).toEqual(['locale=en', 'locale=en&page=2']));
  const list = screen.getByRole('group', { name: biddings.caption });
  expect(list.getAttribute('aria-busy')).toBe('true');
  expect(await names()).toHaveLength(3);
  await act(async () => release?.(found(BIDS.slice(3), 31)));
  expect(await names()).toEqual(['Tender undated']);
  expect(list.hasAttribute('aria-busy')).toBe(false);
  expect(screen.getByText('Page 2 of 4')).toBeTruthy();
  expect(document.activeElement).toBe(next);
  fireEvent.click(screen.getByRole('button', { name: biddings.columns.fees }));
  await waitFor(() => expect(queries.at(-1)).toBe('locale=en&sort=fees'));
});

it('searches all pages, and announces the number of results', async () => {
  await open((query) => (query.includes('q=late') ? found([BIDS[0]!], 1) : found(BIDS, 31)));
  const search = await screen.findByRole('searchbox');
  fireEvent.change(search, { target: { value: 'late' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  await waitFor(async () => expect(await names()).toEqual(['Tender late']));
  const counts = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(counts).toEqual(['Records: 1', 'Page 1 of 1']);
});

it('offers a retry in place of the rows of a page that failed to load', async () => {
  let isDown = true;
  await open((query) => {
    if (!query.includes('page=2')) return found(BIDS.slice(0, 3), 31);
    return isDown ? failure(502, '') : found(BIDS.slice(3), 31);
  });
  fireEvent.click(await screen.findByRole('button', { name: ui.pagination.next }));
  const alert = await screen.findByRole('alert');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('searchbox')).toBeTruthy();
  isDown = false;
  await act(async () => fireEvent.click(within(alert).getByRole('button')));
  await waitFor(async () => expect(await names()).toEqual(['Tender undated']));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: biddings.caption }));
});

it('offers a retry for a list that failed to load, and focuses it', async () => {
  let isDown = true;
  await open(() => (isDown ? failure(502, '') : found(BIDS)));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(biddings.failed);
  isDown = false;
  await act(async () => fireEvent.click(within(alert).getByRole('button')));
  const list = await screen.findByRole('group', { name: biddings.caption });
  await waitFor(() => expect(document.activeElement).toBe(list));
  expect((await names()).length).toBe(BIDS.length);
});

it('links to no pages and calendars of tenders where there are none', async () => {
  await open(() => found(BIDS), null);
  await waitFor(async () => expect(await names()).toEqual(BIDS.map(({ title }) => title.en)));
  expect(document.querySelectorAll('a')).toHaveLength(0);
});
