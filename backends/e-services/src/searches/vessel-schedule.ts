import {
  ERRORS,
  OPERATIONS,
  TRAFFIC_TYPES,
  type SearchPage,
  type VesselCallRow,
  type VesselScheduleQuery,
} from '@ports-authority/e-services-contract';
import { and, asc, count, eq, gte, inArray, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Captcha } from '../captcha/captcha.js';
import type { Database } from '../database/connect.js';
import { requireCaptcha } from '../captcha/require.js';
import { agents, vesselCalls } from '../database/schema.js';
import { hoursAfter, parseMonthFirst } from '../dates.js';
import { Refusal } from '../http/errors.js';
import {
  accepted,
  CAPTCHA,
  CAPTCHA_HEADERS,
  META,
  NAME_PART,
  PAGING,
  PORT,
  REFUSED,
  searchPage,
} from '../http/schemas.js';
import { containsFolded, imoNumber } from './folded-names.js';
import { portOfTitle } from './ports.js';
import { ALL, statusAt, VESSEL_CALL, vesselCallRow } from './vessel-calls.js';

/** GET /searchVesselSchedule: the calls at a port whose stay overlaps a period. */
export function vesselScheduleRoute(
  app: FastifyInstance,
  { database, captcha, now }: { database: Database; captcha: Captcha; now: () => Date },
) {
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
        response: {
          200: accepted({ type: 'array', items: VESSEL_CALL }, { meta: META }),
          '4xx': REFUSED,
        },
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

      const time = now();
      const status = statusAt(time);
      const imo = imoNumber(VesselName);
      const ofAgent = containsFolded(AgentName, [agents.foldedNames]);
      const matching = and(
        eq(vesselCalls.portId, port.id),
        gte(vesselCalls.leavesAt, hoursAfter(start, 0)),
        end === undefined ? undefined : lt(vesselCalls.arrivesAt, hoursAfter(end, 24)),
        Status === ALL ? undefined : eq(status, Status),
        ofAgent &&
          inArray(
            vesselCalls.agentId,
            database.select({ id: agents.id }).from(agents).where(ofAgent),
          ),
        imo === undefined
          ? containsFolded(VesselName, [vesselCalls.foldedVessel])
          : eq(vesselCalls.imo, imo),
      );
      const counted = database.select({ total: count() }).from(vesselCalls);
      const [found] = await counted.where(matching);
      const total = found?.total ?? 0;
      // Two letters have no index: without a match all calls of the port would be read again.
      if (total === 0) return searchPage([], total, request.query);
      const order = [asc(vesselCalls.arrivesAt), asc(vesselCalls.id)];
      // An index alone finds the page, also a late one; whole rows are read of that page only.
      const shown = database
        .select({ id: vesselCalls.id })
        .from(vesselCalls)
        .where(matching)
        .orderBy(...order)
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .as('shown');
      const rows = await database
        .select({ call: vesselCalls, agent: agents, status })
        .from(shown)
        .innerJoin(vesselCalls, eq(vesselCalls.id, shown.id))
        .innerJoin(agents, eq(agents.id, vesselCalls.agentId))
        .orderBy(...order);
      const data = rows.map((row) => vesselCallRow({ ...row, port }, time));
      return searchPage(data, total, request.query);
    },
  );
}
