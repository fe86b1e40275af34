import { metrics } from '../metrics/metrics';
import { log } from './log';
import { processWide } from '../process-state';

const MINUTE_MS = 60_000;

/** Kinds of refused requests (docs/operations.md#watching). */
export type SecurityEvent =
  | 'rate limit'
  | 'page limit'
  | 'connection limit'
  | 'upload limit'
  | 'method'
  | 'other origin'
  | 'webhook secret'
  | 'e-services token'
  | 'preview ticket'
  | 'captcha';

interface Counters {
  readonly sinceLine: Map<SecurityEvent, number>;
  timer: NodeJS.Timeout | undefined;
}

const counters = (): Counters =>
  processWide('security-events', () => ({ sinceLine: new Map(), timer: undefined }));

/** Counts a refusal, logged once per kind and minute, so that attacks can't fill the disk. */
export function countSecurityEvent(event: SecurityEvent): void {
  metrics().refusals.inc({ kind: event });
  const { sinceLine } = counters();
  sinceLine.set(event, (sinceLine.get(event) ?? 0) + 1);
  counters().timer ??= setTimeout(flushSecurityEvents, MINUTE_MS).unref();
}

/** Logs the counts, every minute and at shutdown. */
export function flushSecurityEvents(): void {
  const { sinceLine, timer } = counters();
  clearTimeout(timer);
  counters().timer = undefined;
  for (const [event, count] of sinceLine) log.warn({ event, count }, 'requests refused');
  sinceLine.clear();
}
