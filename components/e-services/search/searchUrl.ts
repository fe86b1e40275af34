import { MAX_SEARCH_TEXT } from '@/lib/forms/search-input';
import { formatDay, parseDay } from '@/lib/dates/riyadh';

export const SEARCHES = ['schedule', 'agents'] as const;
export type SearchKind = (typeof SEARCHES)[number];

/** Id of the traffic type that means all. */
export const ALL_TYPES = '-1';

/** A search without its captcha; days are DD/MM/YYYY as typed. */
export interface SearchInput {
  readonly search: SearchKind;
  readonly port: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly trafficType: string;
  readonly agent: string;
  readonly vessel: string;
}

/** URL query of a search; never contains the captcha. */
export function searchQuery(input: SearchInput): URLSearchParams {
  const schedule = input.search === 'schedule';
  const values = {
    port: input.port,
    from: schedule ? parseDay(input.startDate) : null,
    to: schedule ? parseDay(input.endDate) : null,
    type: schedule && input.trafficType !== ALL_TYPES ? input.trafficType : null,
    agent: input.agent,
    vessel: schedule ? input.vessel : null,
  };
  const query = new URLSearchParams({ search: input.search });
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  return query;
}

/** Parses a shared search, dropping invalid values; the lists check port and type later. */
export function readSearchQuery(query: URLSearchParams): Partial<SearchInput> {
  const from = day(query.get('from'));
  const to = day(query.get('to'));
  return {
    search: SEARCHES.find((kind) => kind === query.get('search')),
    port: text(query.get('port')),
    startDate: from && formatDay(from),
    endDate: to && (!from || from <= to) ? formatDay(to) : undefined,
    trafficType: text(query.get('type')),
    agent: text(query.get('agent')),
    vessel: text(query.get('vessel')),
  };
}

function day(value: string | null): string | undefined {
  if (!value || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  return parseDay(formatDay(value)) ?? undefined;
}

function text(value: string | null): string | undefined {
  const plain = value?.trim();
  if (!plain || plain.length > MAX_SEARCH_TEXT || /[\p{Cc}\p{Cs}]/u.test(plain)) return undefined;
  return plain;
}
