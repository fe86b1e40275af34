import type { CaseSort } from '@ports-authority/e-services-contract';

/** Filters of the case list; in the URL, so that they can be bookmarked and shared. */
export interface Filters {
  readonly kind: string;
  /** `open` and `all` match several states; empty is the default. */
  readonly state: string;
  readonly department: string;
  readonly assignee: string;
  readonly overdue: boolean;
  readonly dueSoon: boolean;
  readonly sort: CaseSort;
  readonly page: number;
}

export const UNFILTERED: Filters = {
  kind: '',
  state: '',
  department: '',
  assignee: '',
  overdue: false,
  dueSoon: false,
  sort: 'due',
  page: 1,
};

export const PAGE_SIZE = 25;
const SORTS: readonly CaseSort[] = ['due', 'newest', 'oldest'];

export function parseFilters(query: URLSearchParams): Filters {
  const page = Number(query.get('page'));
  return {
    kind: query.get('kind') ?? UNFILTERED.kind,
    state: query.get('state') ?? UNFILTERED.state,
    department: query.get('department') ?? UNFILTERED.department,
    assignee: query.get('assignee') ?? UNFILTERED.assignee,
    overdue: query.get('overdue') === 'true',
    dueSoon: query.get('dueSoon') === 'true',
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? UNFILTERED.sort,
    page: Number.isSafeInteger(page) && page > 0 ? page : UNFILTERED.page,
  };
}

/** Serializes filters to a URL query without default values. */
export function toQuery(filters: Filters): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== UNFILTERED[name as keyof Filters]) query.set(name, String(value));
  }
  return query;
}

/** Default state filter: open cases, all cases in a search. */
export const defaultState = (search: string): string => (search ? 'all' : 'open');

/** Serializes filters to a query of the desk API. */
export function toApiQuery(filters: Filters, search = ''): string {
  const { kind, department, assignee, overdue, dueSoon, sort, page } = filters;
  const state = filters.state || defaultState(search);
  const query = new URLSearchParams({ sort, page: String(page), pageSize: String(PAGE_SIZE) });
  if (kind) query.set('kind', kind);
  if (state !== 'all') query.set('state', state);
  if (department) query.set('department', department);
  if (assignee) query.set('assignee', assignee);
  if (overdue) query.set('overdue', 'true');
  if (dueSoon) query.set('dueSoon', 'true');
  return query.toString();
}
