import { hasCapability } from '../capabilities';
import { loadPortCalls } from '../e-services/port-calls';
import type { PublishedCall } from '../e-services/types';
import { findCallPort, loadBilingualPorts } from './datasets';
import { loadLive } from './live';

/** Vessels in port and expected, from the published calls. */
export interface PortTraffic {
  /** ISO date-time of the data. */
  readonly asOf: string;
  /** The next to depart first. */
  readonly inPort: readonly PublishedCall[];
  /** Expected and delayed, the next to arrive first. */
  readonly expected: readonly PublishedCall[];
}

/** The traffic of a port, or of all; null if unknown. Never throws. */
export async function loadPortTraffic(slug?: string): Promise<PortTraffic | null> {
  if (!hasCapability('port-calls')) return null;
  const ports = slug === undefined ? null : await loadBilingualPorts().catch(() => null);
  if (slug !== undefined && !ports) return null;
  return loadLive(`port-traffic ${slug ?? ''}`, async () => {
    const { calls, asOf } = await loadPortCalls();
    const shown = ports
      ? calls.filter((call) => findCallPort(call, ports)?.ar.slug === slug)
      : calls;
    return trafficOf(shown, asOf);
  });
}

export function trafficOf(calls: readonly PublishedCall[], asOf: string): PortTraffic {
  return {
    asOf,
    inPort: calls
      .filter(({ status }) => status === 'inPort')
      .sort((a, b) => moment(a.departsAt) - moment(b.departsAt)),
    expected: calls
      .filter(({ status }) => status === 'expected' || status === 'delayed')
      .sort((a, b) => moment(a.arrivesAt) - moment(b.arrivesAt)),
  };
}

/** A large number for an unknown time, which sorts it last. */
function moment(value: string | null): number {
  return value === null ? Number.MAX_SAFE_INTEGER : Date.parse(value);
}
