import { OPERATIONS } from '@ports-authority/e-services-contract';
import type { AgentSearchValues } from '../forms/agent-search';
import { callForRows } from './client';
import { pageSize } from './page-size';
import type { Agent, Found } from './types';
import type { Visitor } from './visitor';
import { bilingual, toText, type Fields } from './wire';

/** Agents of a port; throws ServiceRefusedError, ServiceUnavailableError. */
export async function searchAgents(
  values: AgentSearchValues,
  visitor: Visitor,
): Promise<Found<Agent>> {
  const query = { Port: values.port, AgentName: values.agent, captcha: values.captcha };
  return callForRows(
    { operation: OPERATIONS.agents, visitor, query: { ...query, ...pageSize() } },
    toAgent,
  );
}

function toAgent(row: Fields, id: string): Agent | null {
  const name = bilingual(row.title, row.titleAr);
  const company = bilingual(row.company, row.companyAr);
  if (!name.ar && !company.ar) return null;
  return {
    id,
    name,
    company,
    address: bilingual(row.address, row.addressAr),
    description: bilingual(row.description, row.descriptionAr),
    phone: toText(row.phone),
    email: toText(row.email),
  };
}
