import http, { type Server } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { metrics } from './metrics';

/**
 * Serves the metrics, and those of the process, in Prometheus's text format at /metrics on a port
 * of its own.
 * @param port 0: nothing is served
 */
export async function serveMetrics(host: string, port: number): Promise<Server | undefined> {
  if (port === 0) return undefined;
  const { registry } = metrics();
  collectDefaultMetrics({ register: registry });
  const server = http.createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
