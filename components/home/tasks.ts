import { isOffered } from '@/lib/routing/offered';
import type { RouteKey } from '@/lib/routing/routes';
import { MAX_FILTER_TEXT } from '@/lib/routing/circular-filters';
import { MAX_SEARCH_TEXT } from '@/lib/forms/search-input';
import { MAX_REFERENCE_TEXT } from '@/lib/tracking/references';

/** A text field whose value the task's page takes from its query. */
export interface TaskField {
  readonly name: string;
  readonly maxLength: number;
  readonly isRequired: boolean;
  /** Further query parameters that the page needs. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** The page searches one port. */
  readonly ofPort?: boolean;
}

/** A frequent task: a search with a field, or a service that begins on its own page. */
export interface Task {
  /** Key in `home.tasks` of the messages. */
  readonly key: 'vessel' | 'container' | 'request' | 'payment' | 'circular';
  readonly route: RouteKey;
  readonly field?: TaskField;
  /** The service that the Track page leads to. */
  readonly service?: RouteKey;
}

/** The Track page recognises the number and leads to its service. */
const NUMBER: TaskField = { name: 'n', maxLength: MAX_REFERENCE_TEXT, isRequired: true };

const TASKS: readonly Task[] = [
  {
    key: 'vessel',
    route: 'vesselSearch',
    field: {
      name: 'vessel',
      maxLength: MAX_SEARCH_TEXT,
      isRequired: false,
      fixed: { search: 'schedule' },
      ofPort: true,
    },
  },
  { key: 'container', route: 'track', field: NUMBER, service: 'containerTracking' },
  { key: 'request', route: 'track', field: NUMBER, service: 'requestTracking' },
  { key: 'payment', route: 'ePayment' },
  {
    key: 'circular',
    route: 'circularSearch',
    field: { name: 'q', maxLength: MAX_FILTER_TEXT, isRequired: true },
  },
];

/** The tasks whose pages this deployment has, in display order. */
export function offeredTasks(): readonly Task[] {
  return TASKS.filter(({ route, service = route }) => isOffered(service));
}
