import { OPERATIONS } from '@ports-authority/e-services-contract';
import * as yup from 'yup';
import { callForJson } from './client';
import { staleWhileRevalidate } from './stale-while-revalidate';
import type { VesselCall } from './types';
import { toCall, vesselCallRow } from './vessel-schedule';
import { wireCount, wireMoment } from './wire';

const FRESH_FOR_MS = 60_000;
const RETRY_AFTER_MS = 10_000;
/** Nobody may have asked for hours. */
const WAIT_AFTER_MS = 5 * 60_000;

/** More would not be published calls but a fault of the service. */
const MAX_RESPONSES = 25;

const response = yup
  .object({
    isSuccess: yup.boolean().oneOf([true]).required(),
    data: yup.array(vesselCallRow).required(),
    meta: yup.object({ asOf: wireMoment, perResponse: wireCount }).required(),
  })
  .required();

/** The published calls of all ports. */
export interface PortCalls {
  readonly calls: readonly VesselCall[];
  /** ISO date-time at which they stand. */
  readonly asOf: string;
}

/**
 * The calls that are published as open data. They are read once a minute at most, whoever asks
 * whatever: filters are applied here, so that no visitor of the open data costs the e-services API a
 * call. Stale ones are served while it is down.
 * @throws ServiceRefusedError, ServiceUnavailableError if none were ever loaded
 */
export const loadPortCalls = staleWhileRevalidate(fetchPortCalls, {
  freshFor: FRESH_FOR_MS,
  retryAfter: RETRY_AFTER_MS,
  waitAfter: WAIT_AFTER_MS,
});

async function fetchPortCalls(): Promise<PortCalls> {
  const calls: VesselCall[] = [];
  let asOf: string | undefined;
  for (let count = 0; count < MAX_RESPONSES; count++) {
    const { data, meta } = await callForJson(
      { operation: OPERATIONS.portCalls, query: { after: calls.at(-1)?.id ?? '0' } },
      response,
    );
    calls.push(...data.map(toCall));
    asOf ??= meta.asOf;
    if (data.length < Math.max(meta.perResponse, 1)) break;
  }
  return { calls, asOf: asOf ?? new Date().toISOString() };
}
