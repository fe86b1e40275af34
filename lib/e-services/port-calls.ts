import { OPERATIONS } from '@ports-authority/e-services-contract';
import { callForRows } from './client';
import { staleWhileRevalidate } from './stale-while-revalidate';
import type { PublishedCall } from './types';
import { toVesselCall } from './vessel-schedule';
import { toAmount, toDate, type Fields } from './wire';

/** After hours without requests the stale value is too old. */
const MAX_STALE_MS = 5 * 60_000;

/** More pages indicate a fault of the service. */
const MAX_RESPONSES = 25;

/** The published calls of all ports. */
export interface PortCalls {
  readonly calls: readonly PublishedCall[];
  /** ISO date-time of the data. */
  readonly asOf: string;
}

/**
 * Calls published as open data, loaded at most once a minute: filters are applied here, so that
 * open data requests cost the e-services API nothing. Stale while it is down.
 * @throws ServiceRefusedError, ServiceUnavailableError if none were ever loaded
 */
export const loadPortCalls = staleWhileRevalidate(fetchPortCalls, { waitAfter: MAX_STALE_MS });

async function fetchPortCalls(): Promise<PortCalls> {
  const calls: PublishedCall[] = [];
  let asOf: string | null = null;
  for (let count = 0; count < MAX_RESPONSES; count++) {
    const after = calls.at(-1)?.id ?? '0';
    const { rows, given, meta } = await callForRows(
      { operation: OPERATIONS.portCalls, query: { after } },
      toPublishedCall,
    );
    calls.push(...rows);
    asOf ??= toDate(meta.asOf);
    if (rows.length === 0 || given < Math.max(toAmount(meta.perResponse) ?? Infinity, 1)) break;
  }
  return { calls, asOf: asOf ?? new Date().toISOString() };
}

function toPublishedCall(row: Fields, id: string): PublishedCall | null {
  const call = toVesselCall(row, id);
  const { status, arrivesAt, tonnage } = call ?? {};
  if (!call || !status || !arrivesAt || typeof tonnage !== 'number') return null;
  return { ...call, status, arrivesAt, tonnage };
}
