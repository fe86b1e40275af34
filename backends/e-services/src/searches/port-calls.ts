import {
  ERRORS,
  OPERATIONS,
  PORT_CALLS_DAYS_AHEAD,
  PORT_CALLS_DAYS_BACK,
  PORT_CALLS_PER_RESPONSE,
  type PortCalls,
  type PortCallsQuery,
} from '@ports-authority/e-services-contract';
import { and, asc, eq, gt, gte, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.js';
import { agents, ports, vesselCalls } from '../database/schema.js';
import { DAY_MS, riyadhTime } from '../dates.js';
import { Refusal } from '../http/errors.js';
import { accepted, record, REFUSED, TEXT, WHOLE } from '../http/schemas.js';
import { statusAt, VESSEL_CALL, vesselCallRow } from './vessel-calls.js';

/**
 * GET /portCalls: the calls of the open data. It has no captcha and so requires the service token;
 * otherwise it would bypass the captcha of the search.
 */
export function portCallsRoute(
  app: FastifyInstance,
  { database, token, now }: { database: Database; token: string; now: () => Date },
) {
  app.get<{ Querystring: PortCallsQuery }>(
    `/${OPERATIONS.portCalls}`,
    {
      schema: {
        summary: 'Vessel calls at all ports around now, by id, for the open data of the site',
        querystring: {
          type: 'object',
          properties: {
            after: {
              type: 'integer',
              minimum: 0,
              maximum: 2_147_483_647,
              default: 0,
              description: 'The last id of the response before',
            },
          },
        },
        response: {
          200: accepted(
            { type: 'array', items: VESSEL_CALL },
            { meta: record<PortCalls['meta']>({ asOf: TEXT, perResponse: WHOLE }) },
          ),
          '4xx': REFUSED,
        },
      },
    },
    async (request): Promise<PortCalls> => {
      if (token === '') throw new Refusal(401, ERRORS.failure);
      const time = now();
      const daysFromNow = (days: number) => new Date(time.getTime() + days * DAY_MS);
      const rows = await database
        .select({ call: vesselCalls, agent: agents, port: ports, status: statusAt(time) })
        .from(vesselCalls)
        .innerJoin(agents, eq(agents.id, vesselCalls.agentId))
        .innerJoin(ports, eq(ports.id, vesselCalls.portId))
        .where(
          and(
            gt(vesselCalls.id, request.query.after),
            gte(vesselCalls.leavesAt, daysFromNow(-PORT_CALLS_DAYS_BACK)),
            lt(vesselCalls.arrivesAt, daysFromNow(PORT_CALLS_DAYS_AHEAD)),
          ),
        )
        .orderBy(asc(vesselCalls.id))
        .limit(PORT_CALLS_PER_RESPONSE);
      return {
        isSuccess: true,
        error: null,
        data: rows.map((row) => vesselCallRow(row, time)),
        meta: { asOf: riyadhTime(time), perResponse: PORT_CALLS_PER_RESPONSE },
      };
    },
  );
}
