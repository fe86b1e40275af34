import { OPERATIONS, TRAFFIC_TYPES } from '@ports-authority/e-services-contract';
import { parseDay, wireDay } from '../dates/riyadh';
import type { VesselSearchValues } from '../forms/vessel-search';
import { callForRows } from './client';
import { pageSize } from './page-size';
import type { Found, VesselCall, VesselStatus } from './types';
import type { Visitor } from './visitor';
import { toAmount, bilingual, toDate, toText, type Fields } from './wire';

const STATUSES: Readonly<Record<string, VesselStatus>> = {
  Expected: 'expected',
  'In Port': 'inPort',
  'Anchorage Area': 'anchorage',
  Delayed: 'delayed',
  Departed: 'departed',
};

/** Searches the schedule; throws ServiceRefusedError, ServiceUnavailableError. */
export async function searchVesselSchedule(
  values: VesselSearchValues,
  visitor: Visitor,
): Promise<Found<VesselCall>> {
  const query = {
    AgentName: values.agent,
    VesselName: values.vessel,
    Status: values.trafficType,
    Port: values.port,
    StartDate: toWireDay(values.startDate),
    EndDate: toWireDay(values.endDate),
    captcha: values.captcha,
    ...pageSize(),
  };
  return callForRows({ operation: OPERATIONS.vesselSchedule, visitor, query }, toVesselCall);
}

function toWireDay(typed: string): string {
  const iso = parseDay(typed);
  return iso === null ? '' : wireDay(iso);
}

/** Null without a vessel. */
export function toVesselCall(row: Fields, id: string): VesselCall | null {
  const vessel = toText(row.vessel);
  if (vessel === '') return null;
  const statusText = toText(row.status) || toText(row.trafficType);
  return {
    id,
    status: toStatus(statusText),
    statusText,
    arrivesAt: toDate(row.arrivalDate),
    departsAt: toDate(row.departureDate),
    berthedFrom: toDate(row.startDate),
    berthedUntil: toDate(row.endDate),
    agent: bilingual(row.agent, row.agentAr),
    tonnage: toAmount(row.tonnage),
    vessel,
    imo: toText(row.imo),
    port: bilingual(row.port, row.portAr),
  };
}

/** Matches the name in either language. */
function toStatus(text: string): VesselStatus | null {
  const wanted = text.toLowerCase();
  const type = TRAFFIC_TYPES.find(
    ({ title, titleAr }) => title.toLowerCase() === wanted || titleAr === text,
  );
  return (type && STATUSES[type.title]) ?? null;
}
