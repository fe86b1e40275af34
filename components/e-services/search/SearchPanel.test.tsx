/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { testLabels } from '@/components/forms/testing/labels';
import { failure, success, testSite, type Responses } from '@/components/forms/testing/site';
import { todayInRiyadh } from '@/lib/dates/riyadh';
import type { Agent, VesselCall } from '@/lib/e-services/types';
import en from '@/messages/en.json';
import { SearchPanel } from './SearchPanel';

jest.mock('@/components/forms/captcha/proof', () => ({ solveProof: async () => 'proof' }));

const { vesselSearch: search, errors, forms, ui } = en;
const PATH = '/en/e-services/vesselsearch';
const LOOKUPS = {
  ports: [
    { value: 'Jeddah Port', ar: 'ميناء جدة', en: 'Jeddah Port' },
    { value: 'Jazan Port', ar: 'ميناء جازان', en: 'Jazan Port' },
  ],
  trafficTypes: [
    { id: '-1', ar: 'الكل', en: 'All' },
    { id: '2', ar: 'في الميناء', en: 'In port' },
  ],
};
const both = (text: string) => ({ ar: text, en: text });
const CALLS: VesselCall[] = [
  {
    id: '2',
    status: 'inPort',
    statusText: 'In Port',
    arrivesAt: '2026-12-02T08:00:00Z',
    departsAt: null,
    berthedFrom: '2026-12-02T09:00:00Z',
    berthedUntil: null,
    agent: both('=SUM(A1)'),
    tonnage: 900,
    vessel: 'EVER-GREEN',
    imo: '9811000',
    port: both('Jeddah Port'),
  },
  {
    id: '1',
    status: 'expected',
    statusText: 'Expected',
    arrivesAt: '2026-12-01T08:00:00Z',
    departsAt: null,
    berthedFrom: null,
    berthedUntil: null,
    agent: both('Coastal Agency'),
    tonnage: 12_000,
    vessel: 'RED SEA PEARL',
    imo: '',
    port: both('Jeddah Port'),
  },
];
const AGENTS: Agent[] = [
  {
    id: '1',
    name: both('Coastal Agency'),
    company: both('Coastal'),
    address: both('Jeddah'),
    description: both('Agency for liners'),
    phone: '',
    email: '',
  },
];

afterEach(() => localStorage.clear());

let posts: ReturnType<typeof testSite>;

async function open(query = '', responses: Responses = {}): Promise<void> {
  window.history.replaceState(null, '', PATH + query);
  posts = testSite({
    ...responses,
    '/api/lookups': responses['/api/lookups'] ?? success(LOOKUPS),
    '/api/agents': success(AGENTS),
    '/api/vessel-schedule': responses['/api/vessel-schedule'] ?? success(CALLS),
  });
  const labels = {
    form: testLabels,
    search,
    table: { ...ui.table, pagination: ui.pagination, loading: ui.loading },
    hijri: '',
    locodes: { 'Jeddah Port': 'SAJED' },
    subscribes: true,
    phone: '19990',
  };
  render(
    <SWRConfig value={{ provider: () => new Map(), errorRetryCount: 0 }}>
      <SearchPanel locale="en" labels={labels} />
    </SWRConfig>,
  );
  await screen.findByAltText(forms.captcha.image);
}

/** Columns with a sort button repeat their label. */
const starts = (label: string) => (name: string) => name.startsWith(label);
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const describedBy = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

const portsAreThere = () =>
  waitFor(() => expect(field('port').querySelectorAll('option')).toHaveLength(3));

async function choosePort(port = 'Jeddah Port'): Promise<void> {
  await portsAreThere();
  type('port', port);
}

async function send(): Promise<HTMLElement> {
  type('captcha', '123456');
  fireEvent.click(screen.getByText(search.submit));
  const results = await screen.findByText(search.results);
  await waitFor(() => expect(document.activeElement).toBe(results));
  return results;
}

it('starts with today and all types, and keeps the search in the URL', async () => {
  await open();
  expect(field('startDate').value).toBe(todayInRiyadh());
  expect(field('trafficType').value).toBe('-1');
  await choosePort();
  await send();
  expect(posts).toEqual([
    {
      path: '/api/vessel-schedule',
      body: {
        port: 'Jeddah Port',
        startDate: todayInRiyadh(),
        endDate: '',
        trafficType: '-1',
        agent: '',
        vessel: '',
        captcha: '123456',
      },
    },
  ]);
  const names = await screen.findAllByRole('rowheader');
  const table = screen.getByRole('table', { name: search.scheduleCaption });
  expect(names.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('RED SEA PEARL'),
    expect.stringContaining('EVER-GREEN'),
  ]);
  expect(table.textContent).toContain(search.statuses.expected);
  for (const key of ['vessel', 'status', 'arrival', 'departure', 'agent', 'tonnage'] as const) {
    expect(
      within(table).getByRole('columnheader', { name: starts(search.columns[key]) }),
    ).toBeTruthy();
  }
  const query = new URLSearchParams(window.location.search);
  expect(query.get('port')).toBe('Jeddah Port');
  expect(window.location.search).not.toContain('123456');
  expect(field('captcha').value).toBe('');
});

it('saves the schedule as CSV that no spreadsheet calculates with', async () => {
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob) });
  // jsdom does not navigate.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await open();
  await choosePort();
  await send();
  fireEvent.click(await screen.findByRole('button', { name: search.csv }));
  const reader = new FileReader();
  const read = new Promise((resolve) => (reader.onload = resolve));
  reader.readAsText(saved[0]!);
  await read;
  const [head = '', first = '', second = ''] = String(reader.result).trim().split('\r\n');
  expect(head.replace('\ufeff', '')).toMatch(new RegExp(`^${search.columns.vessel},`));
  expect(first).toContain('RED SEA PEARL');
  expect(second).toContain('EVER-GREEN');
  expect(second).not.toContain(',=SUM');
});

it('filters the results by a status, with the number of each', async () => {
  await open();
  await choosePort();
  await send();
  const chips = await screen.findByRole('group', { name: search.trafficType });
  const names = within(chips)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['All 2', `${search.statuses.inPort} 1`, `${search.statuses.expected} 1`]);
  const chip = within(chips).getByRole('button', { name: `${search.statuses.inPort} 1` });
  fireEvent.click(chip);
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  const table = screen.getByRole('table', { name: search.scheduleCaption });
  const headers = within(table).getAllByRole('rowheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('EVER-GREEN'),
  ]);
});

it('starts with the port of the last search', async () => {
  localStorage.setItem('vessel-port', 'Jazan Port');
  await open();
  await waitFor(() => expect(field('port').value).toBe('Jazan Port'));
  type('port', 'Jeddah Port');
  await send();
  expect(localStorage.getItem('vessel-port')).toBe('Jeddah Port');
});

it('takes the port of a link rather than the last one', async () => {
  localStorage.setItem('vessel-port', 'Jazan Port');
  await open('?search=schedule&port=sajed');
  await waitFor(() => expect(field('port').value).toBe('Jeddah Port'));
});

it('opens the rest of a row by its button', async () => {
  await open();
  await choosePort();
  await send();
  const table = await screen.findByRole('table', { name: search.scheduleCaption });
  const more = within(table).getAllByRole('button', { expanded: false });
  const row = more[0]!.closest('tr');
  fireEvent.click(more[0]!);
  await waitFor(() =>
    expect(within(row!).getByRole('button', { expanded: true }).textContent).toBe(search.lessShort),
  );
});

it('finds agents by port alone, and drops the errors of the other search', async () => {
  await open();
  fireEvent.click(screen.getByText(search.submit));
  await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('radio', { name: search.modes.agents }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(document.querySelector('[name=startDate]')).toBeNull();
  await choosePort();
  await send();
  expect(posts).toEqual([
    { path: '/api/agents', body: { port: 'Jeddah Port', agent: '', captcha: '123456' } },
  ]);
  const agent = await screen.findByRole('rowheader');
  const table = screen.getByRole('table', { name: search.agentsCaption });
  for (const key of ['name', 'company', 'address', 'description'] as const) {
    expect(
      within(table).getByRole('columnheader', { name: starts(search.columns[key]) }),
    ).toBeTruthy();
  }
  expect(agent.textContent).toBe('Coastal Agency');
});

it('shows that nothing was found', async () => {
  await open('', { '/api/vessel-schedule': success([]) });
  await choosePort();
  await send();
  expect(await screen.findByRole('heading', { name: search.empty })).toBeTruthy();
});

it('shows invalid dates at their fields', async () => {
  await open();
  type('startDate', '');
  type('endDate', '31/02/2027');
  fireEvent.click(screen.getByText(search.submit));
  await waitFor(() => expect(describedBy('startDate')).toContain(errors['ERROR START DATE']));
  expect(describedBy('endDate')).toContain(errors['ERROR END DATE INVALID']);
  type('startDate', '05/12/2026');
  type('endDate', '04/12/2026');
  await waitFor(() =>
    expect(describedBy('endDate')).toContain(errors['ERROR END DATE BEFORE START']),
  );
  expect(posts).toEqual([]);
});

it('clears an end date before the start date, and announces it', async () => {
  await open();
  type('startDate', '01/12/2026');
  type('endDate', '03/12/2026');
  type('startDate', '02/12/2026');
  expect(field('endDate').value).toBe('03/12/2026');
  type('startDate', '05/12/2026');
  await waitFor(() => expect(field('endDate').value).toBe(''));
  expect(describedBy('endDate')).toContain(search.endCleared);
  expect(screen.getByText(search.endCleared).closest('[role=status]')).not.toBeNull();
});

it('is filled in by the valid values of a shared URL', async () => {
  await open(
    '?search=schedule&port=sajed&from=2027-01-05&to=2027-01-09&type=2&agent=x&vessel=Pearl&captcha=1',
  );
  await waitFor(() => expect(field('port').value).toBe('Jeddah Port'));
  expect(
    ['startDate', 'endDate', 'trafficType', 'agent', 'vessel', 'captcha'].map(
      (name) => field(name).value,
    ),
  ).toEqual(['05/01/2027', '09/01/2027', '2', 'x', 'Pearl', '']);
  expect(screen.getByText(search.shared)).toBeTruthy();
  expect(document.activeElement).toBe(field('captcha'));
});

it('ignores invalid values of a URL', async () => {
  const port = encodeURIComponent('"><img src=x onerror=alert(1)>');
  await open(`?search=x&port=${port}&from=2027-13-45&to=1&type=77&vessel=%00%0A`);
  await portsAreThere();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: search.modes.schedule }).checked).toBe(
    true,
  );
  expect(
    ['port', 'startDate', 'endDate', 'trafficType', 'vessel'].map((name) => field(name).value),
  ).toEqual(['', todayInRiyadh(), '', '-1', '']);
});

it('copies the URL of the search, or shows that copying failed', async () => {
  const writeText = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error());
  Object.assign(navigator, { clipboard: { writeText } });
  await open();
  await choosePort('Jazan Port');
  await send();
  fireEvent.click(screen.getByRole('button', { name: search.share.copy }));
  expect(await screen.findByText(search.share.copied)).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(window.location.href);
  fireEvent.click(screen.getByRole('button', { name: search.share.copy }));
  expect(await screen.findByText(search.share.failed)).toBeTruthy();
});

it('stays in place while the service is down, and loads its choices on retry', async () => {
  let isDown = true;
  await open('', { '/api/lookups': () => (isDown ? failure(502, '') : success(LOOKUPS)) });
  const retry = await screen.findByRole('button', { name: forms.retry });
  expect(field('port').textContent).toBe(search.portsFailed);
  const follows = screen.getByRole('form').compareDocumentPosition(retry);
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  isDown = false;
  retry.focus();
  await act(async () => fireEvent.click(retry));
  await portsAreThere();
  await waitFor(() => expect(document.activeElement).toBe(field('port')));
});
