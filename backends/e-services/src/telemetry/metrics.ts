import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** Metrics in an own registry, so that tests can start several services; labels contain no user input. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: 'e_services_http_requests_total',
      help: 'Responses, by path of the operation, method and status.',
      labelNames: ['route', 'method', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'e_services_http_request_duration_seconds',
      help: 'Time to answer, by path of the operation.',
      labelNames: ['route'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    storageRequests: new Counter({
      name: 'e_services_storage_requests_total',
      help: 'Operations on the bucket of submitted files, by whether they succeeded.',
      labelNames: ['operation', 'outcome'],
      registers,
    }),
    outboxAttempts: new Counter({
      name: 'e_services_outbox_attempts_total',
      help: 'Attempts to send a message, by channel and outcome: sent, later (tried again), failed.',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    outboxWaiting: new Gauge({
      name: 'e_services_outbox_waiting',
      help: 'Messages that wait to be sent, of all processes that share the database.',
      registers,
    }),
    outboxOldestSeconds: new Gauge({
      name: 'e_services_outbox_oldest_seconds',
      help: 'How long the oldest of them has waited.',
      registers,
    }),
    subscriptions: new Gauge({
      name: 'e_services_subscriptions',
      help: 'Confirmed subscriptions by kind and rhythm; kind unconfirmed: those that wait for it.',
      labelNames: ['kind', 'rhythm'],
      registers,
    }),
    subscribersPaused: new Gauge({
      name: 'e_services_subscribers_paused',
      help: 'Addresses that nothing is sent to, since their mail servers refused it.',
      registers,
    }),
    subscriptionMails: new Counter({
      name: 'e_services_subscription_mails_total',
      help: 'Mails to subscribers that were written; the outbox counts how they are sent.',
      registers,
    }),
    publicationsReadAt: new Gauge({
      name: 'e_services_publications_read_timestamp_seconds',
      help: 'When the publications of the website were read last.',
      registers,
    }),
  };
}
