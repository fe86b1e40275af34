import {
  OPERATIONS,
  type AgentRow,
  type AgentsQuery,
  type SearchPage,
} from '@ports-authority/e-services-contract';
import { and, asc, count, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Captcha } from '../captcha/captcha.js';
import type { Database } from '../database/connect.js';
import { requireCaptcha } from '../captcha/require.js';
import { agents } from '../database/schema.js';
import {
  accepted,
  CAPTCHA,
  CAPTCHA_HEADERS,
  META,
  NAME_PART,
  PAGING,
  PORT,
  record,
  REFUSED,
  searchPage,
  TEXT,
  WHOLE,
} from '../http/schemas.js';
import { containsFolded } from './folded-names.js';
import { portOfTitle } from './ports.js';

const ROW = record<AgentRow>({
  id: WHOLE,
  title: TEXT,
  titleAr: TEXT,
  company: TEXT,
  companyAr: TEXT,
  address: TEXT,
  addressAr: TEXT,
  description: TEXT,
  descriptionAr: TEXT,
  phone: TEXT,
  email: TEXT,
});

/** GET /searchAgents: the shipping agents of a port. */
export function agentsRoute(
  app: FastifyInstance,
  { database, captcha }: { database: Database; captcha: Captcha },
) {
  app.get<{ Querystring: AgentsQuery }>(
    `/${OPERATIONS.agents}`,
    {
      schema: {
        summary: 'Shipping agents of a port',
        headers: CAPTCHA_HEADERS,
        querystring: {
          type: 'object',
          required: ['Port'],
          properties: { Port: PORT, AgentName: NAME_PART, captcha: CAPTCHA, ...PAGING },
        },
        response: { 200: accepted({ type: 'array', items: ROW }, { meta: META }), '4xx': REFUSED },
      },
    },
    async (request): Promise<SearchPage<AgentRow>> => {
      const { Port, AgentName, page, pageSize } = request.query;
      const port = await portOfTitle(database, Port);
      await requireCaptcha(captcha, request, request.query.captcha);

      const matching = and(
        eq(agents.portId, port.id),
        containsFolded(AgentName, [agents.foldedNames, agents.foldedCompanies]),
      );
      const [found] = await database.select({ total: count() }).from(agents).where(matching);
      const data = await database
        .select()
        .from(agents)
        .where(matching)
        .orderBy(asc(agents.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize);
      return searchPage(data, found?.total ?? 0, request.query);
    },
  );
}
