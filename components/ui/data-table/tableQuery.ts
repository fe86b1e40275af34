import { PAGE_SIZES, type TableState } from './types';

/** Max length of a search in the URL. */
const MAX_SEARCH_LENGTH = 100;

/**
 * Parses a table's state from a URL query; invalid values fall back to the defaults. Parameters: `q`,
 * `sort` (`-key` for descending), `size`, `page`, each after the table's prefix.
 */
export function readTableState(
  query: URLSearchParams,
  prefix: string,
  defaults: TableState,
  sortable: readonly string[],
): TableState {
  const get = (name: string) => query.get(prefix + name) ?? '';
  const key = get('sort').replace(/^-/, '');
  const page = get('page');
  return {
    search: get('q').slice(0, MAX_SEARCH_LENGTH),
    sort: sortable.includes(key) ? { key, descending: get('sort').startsWith('-') } : defaults.sort,
    size: PAGE_SIZES.find((size) => String(size) === get('size')) ?? defaults.size,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** Writes a table's state to a URL query; defaults are omitted. */
export function writeTableState(
  query: URLSearchParams,
  prefix: string,
  defaults: TableState,
  state: TableState,
): URLSearchParams {
  const written = new URLSearchParams(query);
  const put = (name: string, value: string, standard: string) => {
    if (value === standard) written.delete(prefix + name);
    else written.set(prefix + name, value);
  };
  put('q', state.search.slice(0, MAX_SEARCH_LENGTH), '');
  put('sort', sortText(state), sortText(defaults));
  put('size', String(state.size), String(defaults.size));
  put('page', String(state.page), '1');
  return written;
}

function sortText({ sort }: TableState): string {
  return sort ? (sort.descending ? '-' : '') + sort.key : '';
}
