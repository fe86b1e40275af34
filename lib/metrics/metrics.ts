import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { processWide } from '../process-state';

/** Seconds; cached pages are below the first bucket, timeouts above the last. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Prometheus metrics (docs/operations.md#metrics); labels are never client input. */
function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: 'site_http_requests_total',
      help: 'Responses, by kind of URL, method and status.',
      labelNames: ['route', 'method', 'status'] as const,
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'site_http_request_duration_seconds',
      help: 'Time from the head of a request to the end of its response, by kind of URL.',
      labelNames: ['route'] as const,
      buckets: SECONDS,
      registers,
    }),
    requestsInFlight: new Gauge({
      name: 'site_http_requests_in_flight',
      help: 'Requests that are being answered.',
      registers,
    }),
    pages: new Counter({
      name: 'site_page_cache_total',
      help: 'Pages by where they came from: hit, stale (sent and regenerated), miss (rendered).',
      labelNames: ['result'] as const,
      registers,
    }),
    loaders: new Counter({
      name: 'site_content_reads_total',
      help: 'Reads of content past the cache, by outcome: found, missing, failed.',
      labelNames: ['outcome'] as const,
      registers,
    }),
    snapshots: new Counter({
      name: 'site_content_snapshots_total',
      help: 'Values taken from snapshots because the CMS failed: used, or none where there was none.',
      labelNames: ['result'] as const,
      registers,
    }),
    upstreamSeconds: new Histogram({
      name: 'site_upstream_request_duration_seconds',
      help: 'Calls of back ends, by operation and outcome: ok, refused, failed, timeout.',
      labelNames: ['backend', 'operation', 'outcome'] as const,
      buckets: SECONDS,
      registers,
    }),
    refusals: new Counter({
      name: 'site_refusals_total',
      help: 'What was refused, by kind.',
      labelNames: ['kind'] as const,
      registers,
    }),
    submissions: new Counter({
      name: 'site_submissions_total',
      help: 'Submissions of valid forms, by form and outcome: stored, refused, unavailable.',
      labelNames: ['form', 'outcome'] as const,
      registers,
    }),
    uploads: new Gauge({
      name: 'site_uploads',
      help: 'Forms of more than 64 KB that are being received or handled.',
      registers,
    }),
    browserReports: new Counter({
      name: 'site_browser_reports_total',
      help: 'Reports of browsers: error and rejection of scripts, policy for what was blocked.',
      labelNames: ['kind'] as const,
      registers,
    }),
    requestErrors: new Counter({
      name: 'site_request_errors_total',
      help: 'Errors of pages, handlers and actions that nothing caught, by type.',
      labelNames: ['type'] as const,
      registers,
    }),
  };
}

/** Shared by the server and Next's bundles. */
export function metrics(): ReturnType<typeof createMetrics> {
  return processWide('metrics', createMetrics);
}

/** Adds Node.js default metrics: memory, CPU, event loop, garbage collection. */
export function collectProcessMetrics(): void {
  collectDefaultMetrics({ register: metrics().registry });
}
