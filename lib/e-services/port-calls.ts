import { OPERATIONS } from '@ports-authority/e-services-contract';
import { callForRows } from './client';
import { staleWhileRevalidate } from './stale-while-revalidate';
import type { PublishedCall } from './types';
import { toVesselCall } from './vessel-schedule';
import { amountOf, momentOf, type Fields } from './wire';

const FRESH_FOR_MS = 60_000;
const RETRY_AFTER_MS = 10_000;
/** Nobody may have asked for hours. */
const WAIT_AFTER_MS = 5 * 60_000;

/** More would not be published calls but a fault of the service. */
const MAX_RESPONSES = 25;

/** The published calls of all ports. */
export interface PortCalls {
  readonly calls: readonly PublishedCall[];
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
  const calls: PublishedCall[] = [];
  let asOf: string | null = null;
  for (let count = 0; count < MAX_RESPONSES; count++) {
    const after = calls.at(-1)?.id ?? '0';
    const { rows, given, meta } = await callForRows(
      { operation: OPERATIONS.portCalls, query: { after } },
      toPublishedCall,
    );
    calls.push(...rows);
    asOf ??= momentOf(meta.asOf);
    if (rows.length === 0 || given < Math.max(amountOf(meta.perResponse) ?? Infinity, 1)) break;
  }
  return { calls, asOf: asOf ?? new Date().toISOString() };
}

function toPublishedCall(row: Fields, id: string): PublishedCall | null {
  const call = toVesselCall(row, id);
  const { status, arrivesAt, tonnage } = call ?? {};
  if (!call || !status || !arrivesAt || typeof tonnage !== 'number') return null;
  return { ...call, status, arrivesAt, tonnage };
}
