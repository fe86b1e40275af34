import { postJson } from '@/components/forms/engine/postJson';
import type { Call } from '@/components/forms/engine/useCall';
import type { Agent, VesselCall } from '@/lib/e-services/types';
import type { SearchInput } from './searchUrl';

/** `total` exceeds the number of rows if the e-services API truncated the list. */
export type SearchResult = {
  readonly criteria: SearchInput;
  readonly total: number;
  /** Time of the response in milliseconds since 1970. */
  readonly at: number;
} & (
  | { readonly kind: 'schedule'; readonly rows: readonly VesselCall[] }
  | { readonly kind: 'agents'; readonly rows: readonly Agent[] }
);

/** A search with its captcha. */
export interface SearchRequest extends SearchInput {
  readonly captcha: string;
}

/**
 * Sends a search while loading the code of its table. Vessel calls are sorted by arrival.
 * @throws CallError, or the error of a failed import
 */
export async function sendSearch(request: SearchRequest, call: Call): Promise<SearchResult> {
  const { search, captcha, ...criteria } = request;
  const { port, agent } = criteria;
  if (search === 'agents') {
    const [{ data, total }] = await Promise.all([
      postJson<readonly Agent[]>('/api/agents', { port, agent, captcha }, call),
      import('./AgentTable'),
    ]);
    const rows = data ?? [];
    return {
      kind: 'agents',
      criteria: { search, ...criteria },
      rows,
      at: Date.now(),
      total: total ?? rows.length,
    };
  }
  const [{ data, total }] = await Promise.all([
    postJson<readonly VesselCall[]>('/api/vessel-schedule', { ...criteria, captcha }, call),
    import('./ScheduleTable'),
  ]);
  const rows = [...(data ?? [])].sort((a, b) => arrivalTime(a) - arrivalTime(b));
  return {
    kind: 'schedule',
    criteria: { search, ...criteria },
    rows,
    at: Date.now(),
    total: total ?? rows.length,
  };
}

/** Calls without an arrival come last. */
function arrivalTime({ arrivesAt }: VesselCall): number {
  return arrivesAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(arrivesAt);
}
