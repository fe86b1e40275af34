import { success } from '@/lib/api/responses';
import { postHandler } from '@/lib/api/handler';
import { searchAgents } from '@/lib/e-services/agents';
import { agentSearchSchema } from '@/lib/forms/agent-search';

/** Agent search; `data` holds Agent rows. */
export const POST = postHandler(agentSearchSchema, async (values, { visitor }) => {
  const { rows, total } = await searchAgents(values, visitor);
  return success(rows, total);
});
