import {
  MAX_PAGE_SIZE,
  OPERATIONS,
  type VesselCallRow,
  type TrafficTypeTitle,
} from '@ports-authority/e-services-contract';
import * as yup from 'yup';
import { parseDay, wireDay } from '../dates/riyadh';
import type { VesselSearchValues } from '../forms/vessel-search';
import { callForJson } from './client';
import type { Found, VesselCall, VesselStatus } from './types';
import type { Visitor } from './visitor';
import { bilingual, wireId, wireMoment, wireMomentOrNull, wireSearch, wireText } from './wire';

const STATUSES: Readonly<Record<TrafficTypeTitle, VesselStatus>> = {
  Expected: 'expected',
  'In Port': 'inPort',
  'Anchorage Area': 'anchorage',
  Delayed: 'delayed',
  Departed: 'departed',
};

/** A row of the schedule on the wire. */
export const vesselCallRow = yup.object({
  id: wireId,
  status: yup
    .string<TrafficTypeTitle>()
    .oneOf(Object.keys(STATUSES) as TrafficTypeTitle[])
    .required(),
  arrivalDate: wireMoment,
  departureDate: wireMomentOrNull,
  startDate: wireMomentOrNull,
  endDate: wireMomentOrNull,
  agent: wireText,
  agentAr: wireText,
  tonnage: yup.number().min(0).required(),
  vessel: wireText,
  imo: wireText,
  port: wireText,
  portAr: wireText,
} satisfies Record<Exclude<keyof VesselCallRow, 'trafficType'>, object>);

/**
 * Searches the vessel schedule with validated values.
 * @throws ServiceRefusedError, ServiceUnavailableError
 */
export async function searchVesselSchedule(
  values: VesselSearchValues,
  visitor: Visitor,
): Promise<Found<VesselCall>> {
  const response = await callForJson(
    {
      operation: OPERATIONS.vesselSchedule,
      visitor,
      query: {
        AgentName: values.agent,
        VesselName: values.vessel,
        Status: values.trafficType,
        Port: values.port,
        StartDate: toWireDay(values.startDate),
        EndDate: toWireDay(values.endDate),
        captcha: values.captcha,
        pageSize: String(MAX_PAGE_SIZE),
      },
    },
    wireSearch(vesselCallRow),
  );
  return { total: response.meta.total, rows: response.data.map(toCall) };
}

function toWireDay(typed: string): string {
  const iso = parseDay(typed);
  return iso === null ? '' : wireDay(iso);
}

export function toCall(call: yup.InferType<typeof vesselCallRow>): VesselCall {
  return {
    id: call.id,
    status: STATUSES[call.status],
    arrivesAt: call.arrivalDate,
    departsAt: call.departureDate,
    berthedFrom: call.startDate,
    berthedUntil: call.endDate,
    agent: bilingual(call.agent, call.agentAr),
    tonnage: call.tonnage,
    vessel: call.vessel,
    imo: call.imo,
    port: bilingual(call.port, call.portAr),
  };
}
