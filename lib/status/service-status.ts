import { config } from '../config';
import { pausedCalls } from '../resilience/circuit';

/** `slow`: it responds to a probe, but calls of visitors lately got no response in time. */
export type ServiceState = 'up' | 'slow' | 'down';

/** What the site depends on, in visitors' terms. */
export const CHECKED_SERVICES = ['content', 'eServices', 'chat'] as const;
export type CheckedService = (typeof CHECKED_SERVICES)[number];

export interface ServiceStatus {
  /** ISO date-time. */
  readonly checkedAt: string;
  /** Null for a chat that there is not. */
  readonly states: Readonly<Record<CheckedService, ServiceState | null>>;
}

/** How long a probe may take: nobody waits longer for the page. */
const PROBE_TIMEOUT_MS = 1500;

/** How long a result is shown before the next visitor causes another check. */
const FRESH_FOR_MS = 10_000;

let latest: ServiceStatus | undefined;
let running: Promise<ServiceStatus> | undefined;

/** The state of every back end, at most ten seconds old; never fails. */
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
    stateOf(`${contentApiUrl}/api/health/ready`, /^content\b/),
    stateOf(`${eServicesApiUrl}/health/ready`, /^e-services\b/),
    chatHub ? stateOf(new URL('/api/health/ready', chatHub.url).href) : null,
  ]);
  latest = { checkedAt: new Date().toISOString(), states: { content, eServices, chat } };
  return latest;
}

/** @param calls names of the circuits of its calls, where visitors' calls go through the site */
async function stateOf(probe: string, calls?: RegExp): Promise<ServiceState> {
  if (!(await responds(probe))) return 'down';
  return calls && pausedCalls().some((name) => calls.test(name)) ? 'slow' : 'up';
}

/** Any response but that of a broken or unready server: another hub need not know the probe. */
async function responds(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}
