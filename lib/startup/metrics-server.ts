import * as telemetry from '../../packages/telemetry/src';
import { log } from '../logging/log';
import { collectProcessMetrics, metrics } from '../metrics/metrics';

/** Serves the metrics of this process; port 0 = disabled, one in use is logged. */
export async function serveMetrics(host: string, port: number): Promise<void> {
  if (port === 0) return;
  collectProcessMetrics();
  try {
    await telemetry.serveMetrics(metrics().registry, host, port);
  } catch (error) {
    log.error({ error: String(error), host, port }, 'metrics server not started');
  }
}
