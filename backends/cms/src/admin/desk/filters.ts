import type { CaseSort } from '@ports-authority/e-services-contract';

/** How the list is filtered: in the URL, so that it can be kept and handed on. */
export interface Filters {
  readonly kind: string;
  /** `open` and `all` stand for several states; empty is the usual choice. */
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

/** The filters of a URL's query; what is not usable is as in UNFILTERED. */
export function filtersOf(query: URLSearchParams): Filters {
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

/** The query of a URL for filters, without what is as in UNFILTERED. */
export function queryOf(filters: Filters): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== UNFILTERED[name as keyof Filters]) query.set(name, String(value));
  }
  return query;
}

/** Default states: open cases, and in a search every case. */
export const usualState = (search: string): string => (search ? 'all' : 'open');

/** The query of the desk API for filters. */
export function requestOf(filters: Filters, search = ''): string {
  const { kind, department, assignee, overdue, dueSoon, sort, page } = filters;
  const state = filters.state || usualState(search);
  const query = new URLSearchParams({ sort, page: String(page), pageSize: String(PAGE_SIZE) });
  if (kind) query.set('kind', kind);
  if (state !== 'all') query.set('state', state);
  if (department) query.set('department', department);
  if (assignee) query.set('assignee', assignee);
  if (overdue) query.set('overdue', 'true');
  if (dueSoon) query.set('dueSoon', 'true');
  return query.toString();
}
