import { config } from '../config';
import { pausedCalls } from '../resilience/circuit';
import { responds } from './probe';

/** `slow`: the probe succeeds, but a circuit of visitors' calls is open. */
export type ServiceState = 'up' | 'slow' | 'down';

/** Back ends in visitors' terms. */
export const CHECKED_SERVICES = ['content', 'eServices', 'chat'] as const;
export type CheckedService = (typeof CHECKED_SERVICES)[number];

export interface ServiceStatus {
  /** ISO date-time. */
  readonly checkedAt: string;
  /** Null without a chat. */
  readonly states: Readonly<Record<CheckedService, ServiceState | null>>;
}

/** The page waits for it. */
const PROBE_TIMEOUT_MS = 1500;

/** TTL of a result. */
const FRESH_FOR_MS = 10_000;

let latest: ServiceStatus | undefined;
let running: Promise<ServiceStatus> | undefined;

/** State of every back end, at most ten seconds old; never throws. */
export async function serviceStatus(): Promise<ServiceStatus> {
  if (latest && Date.now() - Date.parse(latest.checkedAt) < FRESH_FOR_MS) return latest;
  running ??= check().finally(() => {
    running = undefined;
  });
  return running;
}

async function check(): Promise<ServiceStatus> {
  const { contentApiUrl, eServicesApiUrl, chatHub } = config();
  const [content, eServices, chat] = await Promise.all([
    probeState(`${contentApiUrl}/api/health/ready`, /^content\b/),
    probeState(`${eServicesApiUrl}/health/ready`, /^e-services\b/),
    chatHub ? probeState(new URL('/api/health/ready', chatHub.url).href) : null,
  ]);
  latest = { checkedAt: new Date().toISOString(), states: { content, eServices, chat } };
  return latest;
}

/** @param calls pattern of its circuits, if visitors' calls go through the site */
async function probeState(probe: string, calls?: RegExp): Promise<ServiceState> {
  if (!(await responds(probe, PROBE_TIMEOUT_MS))) return 'down';
  return calls && pausedCalls().some((name) => calls.test(name)) ? 'slow' : 'up';
}
