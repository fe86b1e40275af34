import {
  TRAFFIC_TYPES,
  type TrafficTypeTitle,
  type VesselCallRow,
} from '@ports-authority/e-services-contract';
import { sql } from 'drizzle-orm';
import { type agents, type ports, vesselCalls } from '../database/schema.js';
import { riyadhTime } from '../dates.js';
import { NUMBER, record, TEXT, TEXT_OR_NULL, WHOLE } from '../http/schemas.js';

/** Ids of TRAFFIC_TYPES. */
export const ALL = -1;
const EXPECTED = 1;
const IN_PORT = 2;
const ANCHORAGE = 3;
const DELAYED = 4;
const DEPARTED = 5;

export const VESSEL_CALL = record<VesselCallRow>({
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

/** Lead time of a berth's assignment before arrival. */
const BERTH_KNOWN_MS = 3 * 24 * 60 * 60 * 1000;

interface FoundCall {
  call: typeof vesselCalls.$inferSelect;
  agent: typeof agents.$inferSelect;
  port: typeof ports.$inferSelect;
  /** Traffic type id. */
  status: number;
}

/** Computed from the call's times, so never stale. */
export function statusAt(time: Date) {
  const at = sql`${time.toISOString()}::timestamptz`;
  return sql<number>`case
    when ${vesselCalls.leavesAt} <= ${at} then ${sql.raw(String(DEPARTED))}
    when ${vesselCalls.berthedAt} <= ${at} then ${sql.raw(String(IN_PORT))}
    when ${vesselCalls.arrivesAt} <= ${at} then ${sql.raw(String(ANCHORAGE))}
    when ${vesselCalls.announcedAt} < ${vesselCalls.arrivesAt} then ${sql.raw(String(DELAYED))}
    else ${sql.raw(String(EXPECTED))} end`;
}

/** A call as responses have it, with the data that a port has at a time. */
export function vesselCallRow({ call, agent, port, status }: FoundCall, time: Date): VesselCallRow {
  return {
    id: call.id,
    trafficType: statusTitle(status),
    status: statusTitle(status),
    arrivalDate: riyadhTime(call.arrivesAt),
    ...knownDates(call, status, time),
    agent: agent.title,
    agentAr: agent.titleAr,
    tonnage: call.tonnage,
    vessel: call.vessel,
    imo: call.imo,
    port: port.title,
    portAr: port.titleAr,
  };
}

/** Berthing and departure times; null until a port would have them. */
function knownDates(
  call: typeof vesselCalls.$inferSelect,
  status: number,
  time: Date,
): { departureDate: string | null; startDate: string | null; endDate: string | null } {
  const soon = call.arrivesAt.getTime() - time.getTime() < BERTH_KNOWN_MS;
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
