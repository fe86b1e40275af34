import * as telemetry from '../../packages/telemetry/src';
import { log } from '../logging/log';
import { collectProcessMetrics, metrics } from '../metrics/metrics';

/**
 * Serves the metrics of this process; a port in use is logged and ignored.
 * @param port 0 = disabled
 */
export async function serveMetrics(host: string, port: number): Promise<void> {
  if (port === 0) return;
  collectProcessMetrics();
  try {
    await telemetry.serveMetrics(metrics().registry, host, port);
  } catch (error) {
    log.error({ error: String(error), host, port }, 'metrics server not started');
  }
}
