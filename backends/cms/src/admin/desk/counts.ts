import type { DeskSummary } from '@ports-authority/e-services-contract';
import { toQuery, UNFILTERED, type Filters } from './filters';

type Counted = keyof typeof FILTERS;

interface Count {
  readonly name: Counted;
  readonly textKey: `desk.summary.${Counted}`;
  readonly count: number;
  /** Query string of the matching list. */
  readonly query: string;
}

const FILTERS = {
  overdue: { overdue: true },
  dueSoon: { dueSoon: true },
  received: { state: 'received' },
  'in-progress': { state: 'in-progress' },
  waiting: { state: 'waiting' },
  mine: { assignee: 'me' },
  unassigned: { assignee: 'none' },
} satisfies Readonly<Record<string, Partial<Filters>>>;

/** Counters of the desk, most urgent first, with links to the matching lists. */
export function deskCounts({ states, ...rest }: DeskSummary): Count[] {
  const counted = { ...states, ...rest };
  return (Object.keys(FILTERS) as Counted[]).map((name) => ({
    name,
    textKey: `desk.summary.${name}` as const,
    count: counted[name],
    query: toQuery({ ...UNFILTERED, ...FILTERS[name] }).toString(),
  }));
}

export function openCount({ states }: DeskSummary): number {
  return states.received + states['in-progress'] + states.waiting;
}
