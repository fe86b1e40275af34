import http, { type Server } from 'node:http';

/** A registry of prom-client, which the caller installs. */
interface Registry {
  readonly contentType: string;
  metrics(): Promise<string>;
}

/**
 * Serves metrics in Prometheus' text format at /metrics, on a separate port that is not public.
 * @param port 0: off
 * @throws Error if the port is in use
 */
export async function serveMetrics(
  registry: Registry,
  host: string,
  port: number,
): Promise<Server | undefined> {
  if (port === 0) return undefined;
  const server = http.createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
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
  return server.unref();
}
