import { Counter, Histogram, Registry } from 'prom-client';

/** Metrics of the CMS; labels contain no user input. */
function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: 'cms_http_requests_total',
      help: 'Responses, by class of route, method and status.',
      labelNames: ['route', 'method', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'cms_http_request_duration_seconds',
      help: 'Time to answer, by class of route.',
      labelNames: ['route'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    uploads: new Counter({
      name: 'cms_uploads_total',
      help: 'Files that arrived, for the media library or with a contact form, by outcome.',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    deliveries: new Counter({
      name: 'cms_webhook_deliveries_total',
      help: 'Webhooks to the site, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    deliverySeconds: new Histogram({
      name: 'cms_webhook_delivery_duration_seconds',
      help: 'Time until the site has answered a webhook.',
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    storageRequests: new Counter({
      name: 'cms_storage_requests_total',
      help: 'Operations on the bucket of files, by whether they succeeded.',
      labelNames: ['operation', 'outcome'],
      registers,
    }),
  };
}

let created: ReturnType<typeof createMetrics> | undefined;

export const metrics = (): ReturnType<typeof createMetrics> => (created ??= createMetrics());
