import { and, asc, count, eq, gte, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { requireCaptcha } from '../captcha/require.js';
import { agents, vesselCalls } from '../database/schema.js';
import { hoursAfter, parseMonthFirst, riyadhTime } from '../dates.js';
import { Refusal, SENTENCES } from '../http/errors.js';
import {
  accepted,
  CAPTCHA,
  META,
  NAME_PART,
  NUMBER,
  PAGING,
  PORT,
  record,
  REFUSED,
  TEXT,
  TEXT_OR_NULL,
  WHOLE,
} from '../http/schemas.js';
import type { Service } from '../service.js';
import { containsName } from './names.js';
import { portOfTitle } from './ports.js';
import {
  ALL,
  ANCHORAGE,
  DELAYED,
  DEPARTED,
  EXPECTED,
  IN_PORT,
  statusTitle,
  TRAFFIC_TYPES,
} from './statuses.js';

interface ScheduleQuery {
  AgentName: string;
  VesselName: string;
  Status: number;
  Port: string;
  StartDate: string;
  EndDate: string;
  captcha?: string;
  page: number;
  pageSize: number;
}

const ROW = record({
  id: WHOLE,
  trafficType: TEXT,
  arrivalDate: TEXT,
  departureDate: TEXT_OR_NULL,
  agent: TEXT,
  agentAr: TEXT,
  tonnage: NUMBER,
  vessel: TEXT,
  imo: TEXT,
  port: TEXT,
  portAr: TEXT,
  status: TEXT,
  startDate: TEXT_OR_NULL,
  endDate: TEXT_OR_NULL,
});

/** How long before its arrival a ship is given a berth, in milliseconds. */
const BERTH_KNOWN = 3 * 24 * 60 * 60 * 1000;

/** GET /searchVesselSchedule (specification §3 and §5). */
export function vesselScheduleRoute(app: FastifyInstance, { database, captcha, now }: Service) {
  app.get<{ Querystring: ScheduleQuery }>(
    '/searchVesselSchedule',
    {
      schema: {
        summary: 'Calls of ships at a port whose stay touches a period',
        querystring: {
          type: 'object',
          required: ['Port', 'StartDate'],
          properties: {
            Port: PORT,
            StartDate: {
              type: 'string',
              minLength: 1,
              format: 'month-first-date',
              example: '11/21/2026',
              description: 'MM/DD/YYYY',
              'x-missing': SENTENCES.startMissing,
              'x-invalid': SENTENCES.startWrong,
            },
            EndDate: {
              type: 'string',
              default: '',
              description: 'MM/DD/YYYY; empty: no end',
              anyOf: [{ maxLength: 0 }, { format: 'month-first-date' }],
              'x-invalid': SENTENCES.endWrong,
            },
            Status: { type: 'integer', enum: TRAFFIC_TYPES.map(({ id }) => id), default: ALL },
            AgentName: NAME_PART,
            VesselName: NAME_PART,
            captcha: CAPTCHA,
            ...PAGING,
          },
        },
        response: { 200: accepted({ type: 'array', items: ROW }, { meta: META }), '4xx': REFUSED },
      },
    },
    async (request) => {
      const { Port, StartDate, EndDate, Status, AgentName, VesselName, page, pageSize } =
        request.query;
      const start = parseMonthFirst(StartDate)!;
      const end = parseMonthFirst(EndDate);
      if (end !== undefined && end < start) throw new Refusal(400, SENTENCES.endBeforeStart);
      const port = await portOfTitle(database, Port);
      requireCaptcha(captcha, request, request.query.captcha);

      const moment = now();
      const status = statusAt(moment);
      const matching = and(
        eq(vesselCalls.portId, port.id),
        gte(vesselCalls.leavesAt, hoursAfter(start, 0)),
        end === undefined ? undefined : lt(vesselCalls.arrivesAt, hoursAfter(end, 24)),
        Status === ALL ? undefined : eq(status, Status),
        containsName(AgentName, [agents.title, agents.titleAr]),
        containsName(VesselName, [vesselCalls.vessel]),
      );
      const [found] = await database
        .select({ total: count() })
        .from(vesselCalls)
        .innerJoin(agents, eq(agents.id, vesselCalls.agentId))
        .where(matching);
      const rows = await database
        .select({ call: vesselCalls, agent: agents, status })
        .from(vesselCalls)
        .innerJoin(agents, eq(agents.id, vesselCalls.agentId))
        .where(matching)
        .orderBy(asc(vesselCalls.arrivesAt), asc(vesselCalls.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize);
      const total = found?.total ?? 0;
      return {
        isSuccess: true,
        error: null,
        data: rows.map(({ call, agent, status }) => ({
          id: call.id,
          trafficType: statusTitle(status),
          status: statusTitle(status),
          arrivalDate: riyadhTime(call.arrivesAt),
          ...datesToShow(call, status, moment),
          agent: agent.title,
          agentAr: agent.titleAr,
          tonnage: call.tonnage,
          vessel: call.vessel,
          imo: call.imo,
          port: port.title,
          portAr: port.titleAr,
        })),
        meta: { total, page, pageSize, pageCount: Math.ceil(total / pageSize) },
      };
    },
  );
}

/** A call's status follows from its times, so that it is right at every moment. */
function statusAt(moment: Date) {
  const at = sql`${moment.toISOString()}::timestamptz`;
  return sql<number>`case
    when ${vesselCalls.leavesAt} <= ${at} then ${sql.raw(String(DEPARTED))}
    when ${vesselCalls.berthedAt} <= ${at} then ${sql.raw(String(IN_PORT))}
    when ${vesselCalls.arrivesAt} <= ${at} then ${sql.raw(String(ANCHORAGE))}
    when ${vesselCalls.announcedAt} < ${vesselCalls.arrivesAt} then ${sql.raw(String(DELAYED))}
    else ${sql.raw(String(EXPECTED))} end`;
}

/** Berthing and departure are said only where a port would know them. */
function datesToShow(
  call: typeof vesselCalls.$inferSelect,
  status: number,
  moment: Date,
): { departureDate: string | null; startDate: string | null; endDate: string | null } {
  const soon = call.arrivesAt.getTime() - moment.getTime() < BERTH_KNOWN;
  const berthKnown = status === IN_PORT || status === DEPARTED || (status === EXPECTED && soon);
  const departureKnown = status === IN_PORT || status === DEPARTED || status === EXPECTED;
  return {
    departureDate: departureKnown ? riyadhTime(call.leavesAt) : null,
    startDate: berthKnown ? riyadhTime(call.berthedAt) : null,
    endDate: berthKnown ? riyadhTime(call.leavesAt) : null,
  };
}
