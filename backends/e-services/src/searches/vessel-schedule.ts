import {
  ERRORS,
  OPERATIONS,
  TRAFFIC_TYPES,
  type SearchPage,
  type TrafficTypeTitle,
  type VesselCallRow,
  type VesselScheduleQuery,
} from '@ports-authority/e-services-contract';
import { and, asc, count, eq, gte, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { requireCaptcha } from '../captcha/require.js';
import { agents, vesselCalls } from '../database/schema.js';
import { hoursAfter, parseMonthFirst, riyadhTime } from '../dates.js';
import { Refusal } from '../http/errors.js';
import {
  accepted,
  CAPTCHA,
  CAPTCHA_HEADERS,
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
import { containsFolded, imoNumber } from './folded-names.js';
import { portOfTitle } from './ports.js';

/** Ids of TRAFFIC_TYPES. */
const ALL = -1;
const EXPECTED = 1;
const IN_PORT = 2;
const ANCHORAGE = 3;
const DELAYED = 4;
const DEPARTED = 5;

const ROW = record<VesselCallRow>({
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

/** How long before its arrival a vessel is assigned a berth. */
const BERTH_KNOWN_MS = 3 * 24 * 60 * 60 * 1000;

/** GET /searchVesselSchedule: the calls at a port whose stay overlaps a period. */
export function vesselScheduleRoute(app: FastifyInstance, { database, captcha, now }: Service) {
  app.get<{ Querystring: VesselScheduleQuery }>(
    `/${OPERATIONS.vesselSchedule}`,
    {
      schema: {
        summary: 'Vessel calls at a port whose stay overlaps a period',
        headers: CAPTCHA_HEADERS,
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
              'x-missing': ERRORS.startMissing,
              'x-invalid': ERRORS.startInvalid,
            },
            EndDate: {
              type: 'string',
              default: '',
              description: 'MM/DD/YYYY; empty: no end',
              anyOf: [{ maxLength: 0 }, { format: 'month-first-date' }],
              'x-invalid': ERRORS.endInvalid,
            },
            Status: { type: 'integer', enum: TRAFFIC_TYPES.map(({ id }) => id), default: ALL },
            AgentName: NAME_PART,
            VesselName: { ...NAME_PART, description: 'A part of the name, or the IMO number' },
            captcha: CAPTCHA,
            ...PAGING,
          },
        },
        response: { 200: accepted({ type: 'array', items: ROW }, { meta: META }), '4xx': REFUSED },
      },
    },
    async (request): Promise<SearchPage<VesselCallRow>> => {
      const { Port, StartDate, EndDate, Status, AgentName, VesselName, page, pageSize } =
        request.query;
      const start = parseMonthFirst(StartDate)!;
      const end = parseMonthFirst(EndDate);
      if (end !== undefined && end < start) throw new Refusal(400, ERRORS.endBeforeStart);
      const port = await portOfTitle(database, Port);
      await requireCaptcha(captcha, request, request.query.captcha);

      const moment = now();
      const status = statusAt(moment);
      const imo = imoNumber(VesselName);
      const matching = and(
        eq(vesselCalls.portId, port.id),
        gte(vesselCalls.leavesAt, hoursAfter(start, 0)),
        end === undefined ? undefined : lt(vesselCalls.arrivesAt, hoursAfter(end, 24)),
        Status === ALL ? undefined : eq(status, Status),
        containsFolded(AgentName, [agents.foldedNames]),
        imo === undefined
          ? containsFolded(VesselName, [vesselCalls.foldedVessel])
          : eq(vesselCalls.imo, imo),
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
          ...knownDates(call, status, moment),
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

/** Computed from the call's times, so that the status is never out of date. */
function statusAt(moment: Date) {
  const at = sql`${moment.toISOString()}::timestamptz`;
  return sql<number>`case
    when ${vesselCalls.leavesAt} <= ${at} then ${sql.raw(String(DEPARTED))}
    when ${vesselCalls.berthedAt} <= ${at} then ${sql.raw(String(IN_PORT))}
    when ${vesselCalls.arrivesAt} <= ${at} then ${sql.raw(String(ANCHORAGE))}
    when ${vesselCalls.announcedAt} < ${vesselCalls.arrivesAt} then ${sql.raw(String(DELAYED))}
    else ${sql.raw(String(EXPECTED))} end`;
}

/** Berthing and departure dates, null where a port would not know them yet. */
function knownDates(
  call: typeof vesselCalls.$inferSelect,
  status: number,
  moment: Date,
): { departureDate: string | null; startDate: string | null; endDate: string | null } {
  const soon = call.arrivesAt.getTime() - moment.getTime() < BERTH_KNOWN_MS;
  const berthKnown = status === IN_PORT || status === DEPARTED || (status === EXPECTED && soon);
  const departureKnown = status === IN_PORT || status === DEPARTED || status === EXPECTED;
  return {
    departureDate: departureKnown ? riyadhTime(call.leavesAt) : null,
    startDate: berthKnown ? riyadhTime(call.berthedAt) : null,
    endDate: berthKnown ? riyadhTime(call.leavesAt) : null,
  };
}

function statusTitle(id: number): TrafficTypeTitle {
  const title = TRAFFIC_TYPES.find((type) => type.id === id)?.title ?? 'All';
  return title === 'All' ? 'Expected' : title;
}
