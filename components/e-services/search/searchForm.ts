import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import { agentSearchSchema } from '@/lib/forms/agent-search';
import { vesselSearchSchema } from '@/lib/forms/vessel-search';
import { ALL_TYPES } from './searchAddress';
import type { SearchRequest } from './searchCall';

export type SearchValues = SearchRequest;

/** Start of every id in the form. */
export const FORM = 'search';

/** Fields in the order in which they stand, for the summary of errors. */
export const FIELDS = [
  'port',
  'startDate',
  'endDate',
  'trafficType',
  'agent',
  'vessel',
  'captcha',
] as const;

export const EMPTY_SEARCH: SearchValues = {
  search: 'schedule',
  port: '',
  startDate: '',
  endDate: '',
  trafficType: ALL_TYPES,
  agent: '',
  vessel: '',
  captcha: '',
};

const resolvers = {
  schedule: yupResolver(vesselSearchSchema),
  agents: yupResolver(agentSearchSchema),
};

/** Checks a search by the schema of its kind, the one that the server uses too (specification §5). */
export const resolveSearch: Resolver<SearchValues> = async (values, context, options) => {
  const resolver = resolvers[values.search] as unknown as Resolver<SearchValues>;
  const result = await resolver(values, context, options);
  if (Object.keys(result.errors).length > 0) return result;
  // The schemas know nothing of the switch between the searches.
  return { values: { ...values, ...result.values }, errors: {} };
};
