import './lib/startup/production';
// Before modules that read settings when they are loaded.
import { settings } from './lib/startup/checked-settings';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import next from 'next';
import { addressMatcher } from './packages/client-address/src';
import { limitConnections, SERVER_TIMES } from './lib/server/connection-limits';
import { drain } from './lib/server/drain';
import { serveFiles } from './lib/server/files';
import { firstPage } from './lib/server/first-page';
import { guardRequests } from './lib/server/request-guard';
import { createRequestListener } from './lib/server/request-listener';
import { securityHeaders } from './lib/security-headers/security-headers';
import { addressRateLimiter } from './lib/limits/rate-limiter';
import { consoleToLog } from './lib/logging/console-lines';
import { log } from './lib/logging/log';
import { flushSecurityEvents } from './lib/logging/security-events';
import { serveMetrics } from './lib/startup/metrics-server';
import { saveHits } from './lib/redirects/save-hits';
import { closeRedis, redis } from './lib/redis/redis';

const DRAIN_LIMIT_MS = 10_000;
const dev = process.env.NODE_ENV === 'development';

let draining = false;
let rendered = dev;

void main();

async function main(): Promise<void> {
  if (!dev) consoleToLog();
  redis();
  const endTraces = await traces(settings.tracesEndpoint);
  // Next gets localhost as its host name, whatever HOST is: with an IP address it
  // mistakes the middleware's rewrites for other sites and proxies them to itself
  // (vercel/next.js#94745). Next also ends every upgrade connection on its server: in production it
  // gets one that is never used; in development it needs upgrades for hot reloading.
  const app = next({
    dev,
    dir: process.cwd(),
    hostname: 'localhost',
    port: settings.port,
    ...(!dev && { httpServer: http.createServer() }),
  });
  await app.prepare();
  const isTrustedProxy = addressMatcher(settings.trustedProxies);
  const handle = guardRequests(serveFiles(app.getRequestHandler(), process.cwd()), {
    isTrustedProxy,
    renders: addressRateLimiter('page', { points: settings.rateLimitUncachedPages, seconds: 60 }),
    uploadsPerAddress: settings.uploadsPerAddress,
    dev,
  });
  const server = http.createServer(
    SERVER_TIMES,
    createRequestListener(handle, {
      headers: securityHeaders(),
      isTrustedProxy,
      health: {
        isDraining: () => draining,
        hasRendered: () => rendered,
        dataDirectory: settings.dataDirectory,
      },
    }),
  );
  limitConnections(server, settings.connectionsPerAddress, isTrustedProxy);
  server.once('error', (error) => {
    log.fatal(
      { error: String(error), host: settings.host, port: settings.port },
      'server not started',
    );
    process.exit(1);
  });
  server.listen(settings.port, settings.host, () => {
    log.info({ url: settings.ownOrigin, siteUrl: settings.siteUrl }, 'listening');
    void firstPage(settings.ownOrigin).then(() => (rendered = true));
  });
  void serveMetrics(settings.metricsHost, settings.metricsPort);
  const end = (delayMs: number) =>
    void shutDown(server, delayMs, () => [app.close(), endTraces(), saveHits()]);
  process.on('SIGTERM', () => end(settings.drainDelayMs));
  // Ctrl+C in a terminal.
  process.on('SIGINT', () => end(0));
}

/** Tracing is loaded only if an endpoint is configured. */
async function traces(endpoint: string): Promise<() => Promise<void>> {
  if (!endpoint) return async () => {};
  const { startTracing } = await import('./lib/tracing/tracing');
  return startTracing(endpoint);
}

/** Not ready, serves on for the delay, drains and exits; a second signal exits at once. */
async function shutDown(
  server: http.Server,
  delayMs: number,
  closeOthers: () => Promise<unknown>[],
): Promise<void> {
  if (draining) process.exit(1);
  draining = true;
  log.info({ delayMs }, 'draining');
  // Browsers keep a socket to a development server open.
  if (!dev) await pause(delayMs);
  const isDrained = await drain(server, dev ? 0 : DRAIN_LIMIT_MS);
  flushSecurityEvents();
  log.info(isDrained ? 'drained' : 'drain timed out');
  await Promise.allSettled(closeOthers());
  closeRedis();
  process.exit(0);
}
