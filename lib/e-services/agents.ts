import { MAX_PAGE_SIZE, OPERATIONS, type AgentRow } from '@ports-authority/e-services-contract';
import * as yup from 'yup';
import type { AgentSearchValues } from '../forms/agent-search';
import { callForJson } from './client';
import type { Agent, Found } from './types';
import type { Visitor } from './visitor';
import { bilingual, wireId, wireSearch, wireText } from './wire';

const row = yup.object({
  id: wireId,
  title: wireText,
  titleAr: wireText,
  company: wireText,
  companyAr: wireText,
  address: wireText,
  addressAr: wireText,
  description: wireText,
  descriptionAr: wireText,
  phone: wireText,
  email: wireText,
} satisfies Record<keyof AgentRow, object>);

/**
 * Searches the shipping agents of a port with validated values.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function searchAgents(
  values: AgentSearchValues,
  visitor: Visitor,
): Promise<Found<Agent>> {
  const response = await callForJson(
    {
      operation: OPERATIONS.agents,
      visitor,
      query: {
        Port: values.port,
        AgentName: values.agent,
        captcha: values.captcha,
        pageSize: String(MAX_PAGE_SIZE),
      },
    },
    wireSearch(row),
  );
  return { total: response.meta.total, rows: response.data.map(toAgent) };
}

function toAgent(agent: yup.InferType<typeof row>): Agent {
  return {
    id: agent.id,
    name: bilingual(agent.title, agent.titleAr),
    company: bilingual(agent.company, agent.companyAr),
    address: bilingual(agent.address, agent.addressAr),
    description: bilingual(agent.description, agent.descriptionAr),
    phone: agent.phone,
    email: agent.email,
  };
}
