import type { DeskSummary } from '@ports-authority/e-services-contract';
import { queryOf, UNFILTERED, type Filters } from './filters';

type Counted =
  | 'overdue'
  | 'dueSoon'
  | 'received'
  | 'in-progress'
  | 'waiting'
  | 'mine'
  | 'unassigned';

interface Count {
  readonly name: Counted;
  readonly textKey: `desk.summary.${Counted}`;
  readonly count: number;
  /** The query of the list that shows them. */
  readonly query: string;
}

const FILTERS: Readonly<Record<Counted, Partial<Filters>>> = {
  overdue: { overdue: true },
  dueSoon: { dueSoon: true },
  received: { state: 'received' },
  'in-progress': { state: 'in-progress' },
  waiting: { state: 'waiting' },
  mine: { assignee: 'me' },
  unassigned: { assignee: 'none' },
};

/** What the desk counts, most urgent first, each with the list of what it counts. */
export function countsOf({ states, ...rest }: DeskSummary): Count[] {
  const counted = { ...states, ...rest };
  return (Object.keys(FILTERS) as Counted[]).map((name) => ({
    name,
    textKey: `desk.summary.${name}` as const,
    count: counted[name],
    query: queryOf({ ...UNFILTERED, ...FILTERS[name] }).toString(),
  }));
}

/** How many cases are neither answered nor closed. */
export function openCount({ states }: DeskSummary): number {
  return states.received + states['in-progress'] + states.waiting;
}
