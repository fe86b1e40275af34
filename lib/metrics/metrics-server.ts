import http, { type Server } from 'node:http';
import { log } from '../logging/log';
import { collectProcessMetrics, metrics } from './metrics';

/**
 * Serves the metrics of this process in Prometheus's text format at /metrics, on a port of its own:
 * they say more about the site than visitors should know.
 * @param port 0: none, and undefined is returned
 */
export function serveMetrics(host: string, port: number): Server | undefined {
  if (port === 0) return undefined;
  collectProcessMetrics();
  const server = http.createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const { registry } = metrics();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.once('error', (error) => log.error({ error: String(error), host, port }, 'no metrics'));
  server.listen(port, host);
  return server.unref();
}
