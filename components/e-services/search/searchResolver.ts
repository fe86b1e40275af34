import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import { agentSearchSchema } from '@/lib/forms/agent-search';
import { vesselSearchSchema } from '@/lib/forms/vessel-search';
import type { SearchValues } from './searchForm';

const resolvers = {
  schedule: yupResolver(vesselSearchSchema),
  agents: yupResolver(agentSearchSchema),
};

/** Validates with the schema of the search's kind, which the server shares. */
export const resolveSearch: Resolver<SearchValues> = async (values, context, options) => {
  const resolver = resolvers[values.search] as unknown as Resolver<SearchValues>;
  const result = await resolver(values, context, options);
  if (Object.keys(result.errors).length > 0) return result;
  // The schemas have no field for the kind of search.
  return { values: { ...values, ...result.values }, errors: {} };
};
