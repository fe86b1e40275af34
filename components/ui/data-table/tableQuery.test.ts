import { readTableState, writeTableState } from './tableQuery';
import type { TableState } from './types';

const defaults: TableState = { search: '', sort: null, size: 10, page: 1 };
const read = (query: string, prefix = '') =>
  readTableState(new URLSearchParams(query), prefix, defaults, ['name', 'date']);
const write = (query: string, state: Partial<TableState>, prefix = '') =>
  writeTableState(new URLSearchParams(query), prefix, defaults, {
    ...defaults,
    ...state,
  }).toString();

it('reads the state from a URL', () => {
  expect(read('q=port&sort=-date&size=25&page=3')).toEqual({
    search: 'port',
    sort: { key: 'date', descending: true },
    size: 25,
    page: 3,
  });
});

it.each(['', 'sort=secret', 'size=11&page=0', 'page=1e3', 'size=&sort='])(
  'falls back to the defaults for "%s"',
  (query) => {
    expect(read(query)).toEqual(defaults);
  },
);

it('writes only changed values and keeps the other parameters', () => {
  expect(write('view=list&page=2', {})).toBe('view=list');
  expect(write('view=list', { sort: { key: 'name', descending: false }, page: 2 })).toBe(
    'view=list&sort=name&page=2',
  );
});

it('keeps two tables of a page apart by their prefixes', () => {
  expect(write('a-page=2', { page: 3 }, 'b-')).toBe('a-page=2&b-page=3');
  expect(read('a-page=2&b-page=3', 'b-').page).toBe(3);
});

it('survives writing and reading', () => {
  const state: TableState = {
    search: 'ميناء & berth',
    sort: { key: 'date', descending: true },
    size: 100,
    page: 2,
  };
  expect(read(write('', state))).toEqual(state);
});
