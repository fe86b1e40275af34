/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ComponentProps } from 'react';
import { ui } from '@/messages/en.json';
import { DataTable } from './DataTable';
import { prepareArrangement } from './useArrangedRows';

const labels = { ...ui.table, pagination: ui.pagination, loading: ui.loading };
const columns = [
  { key: 'name', label: 'Name', rowHeader: true, sortable: true },
  { key: 'berths', label: 'Berths', sortable: true },
  { key: 'note', label: 'Note' },
];
const rows = Array.from({ length: 23 }, (_, index) => ({
  id: String(index),
  cells: {
    name: `Port ${index + 1}`,
    berths: { content: <b>{(index * 7) % 23}</b>, value: (index * 7) % 23 },
    note: index === 4 ? 'Dry dock' : '',
  },
}));

function table(props: Partial<ComponentProps<typeof DataTable>> = {}) {
  return (
    <DataTable
      locale="en"
      caption="Ports"
      columns={columns}
      rows={rows}
      labels={labels}
      {...props}
    />
  );
}

const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);
const header = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name) });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(prepareArrangement);
beforeEach(() => window.history.replaceState(null, '', '/regulations?view=list'));

it("has every row in the server's HTML", () => {
  expect(renderToString(table()).match(/scope="row"/g)).toHaveLength(23);
});

it('shows ten rows and pages through the others', () => {
  render(table());
  expect(names()).toHaveLength(10);
  expect(screen.getByText('Page 1 of 3')).toBeTruthy();
  press(ui.pagination.next);
  press(ui.pagination.next);
  press(ui.pagination.next);
  expect(screen.getByText('Page 3 of 3')).toBeTruthy();
  expect(names()).toEqual(['Port 21', 'Port 22', 'Port 23']);
});

it('offers 10, 25, 50 and 100 records per page and goes back to the first one', () => {
  render(table());
  const sizes = screen.getByLabelText('Records per page');
  expect(
    within(sizes)
      .getAllByRole('option')
      .map((element) => element.textContent),
  ).toEqual(['10', '25', '50', '100']);
  press('Page 2');
  fireEvent.change(sizes, { target: { value: '25' } });
  expect(names()).toHaveLength(23);
  expect(screen.getByText('Page 1 of 1')).toBeTruthy();
});

it('sorts texts and numbers in natural order, and sets aria-sort', () => {
  render(table());
  expect(header('Name').getAttribute('aria-sort')).toBe('none');
  expect(header('Note').hasAttribute('aria-sort')).toBe(false);
  press('Name');
  expect(names().slice(0, 2)).toEqual(['Port 1', 'Port 2']);
  press('Name');
  expect(header('Name').getAttribute('aria-sort')).toBe('descending');
  expect(names()[0]).toBe('Port 23');
  press('Berths');
  expect(header('Name').getAttribute('aria-sort')).toBe('none');
  expect(names()[0]).toBe('Port 1');
});

it('searches 500 ms after the last key, at once on Enter', () => {
  jest.useFakeTimers();
  render(table());
  const search = screen.getByLabelText(ui.table.search);
  fireEvent.change(search, { target: { value: 'dock DRY' } });
  act(() => jest.advanceTimersByTime(499));
  expect(names()).toHaveLength(10);
  act(() => jest.advanceTimersByTime(1));
  expect(names()).toEqual(['Port 5']);
  expect(screen.getByText('Records: 1')).toBeTruthy();
  fireEvent.change(search, { target: { value: 'nothing' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(names()).toEqual([]);
  expect(screen.getByRole('heading', { name: 'No data available' })).toBeTruthy();
  // Headers without cells would name nothing.
  expect(screen.queryByRole('table')).toBeNull();
  jest.useRealTimers();
});

it('keeps the header and announces that rows are loading', () => {
  render(table({ rows: [], loading: true }));
  expect(header('Name')).toBeTruthy();
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText(ui.loading)).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});

it('reads its state from the URL and writes it there, if enabled', () => {
  window.history.replaceState(null, '', '/regulations?view=list&sort=-name&page=2');
  render(table({ addressPrefix: '' }));
  expect(names()[0]).toBe('Port 13');
  press(ui.pagination.next);
  expect(window.location.search).toBe('?view=list&sort=-name&page=3');
  press('Name');
  expect(window.location.search).toBe('?view=list&sort=name');
});

it('does not change the URL otherwise', () => {
  render(table());
  press(ui.pagination.next);
  expect(window.location.search).toBe('?view=list');
});
