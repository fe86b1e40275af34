import { Counter, Gauge, Registry } from 'prom-client';

/** Metrics in an own registry, so that tests can start several hubs. */
export interface Metrics {
  readonly registry: Registry;
  readonly refusals: Counter<'kind'>;
}

/** @param connections current number by state */
export function createMetrics(
  connections: () => Readonly<Record<'open' | 'pending', number>>,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: 'chat_connections',
    help: 'Connections that are open, and that were negotiated and have not shaken hands.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
  const refusals = new Counter<'kind'>({
    name: 'chat_refusals_total',
    help: 'Refused requests, by kind.',
    labelNames: ['kind'] satisfies ['kind'],
    registers,
  });
  return { registry, refusals };
}
