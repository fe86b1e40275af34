import './lib/startup/production';
import http from 'node:http';
import next from 'next';
import { config, ConfigurationError, type Config } from './lib/config';
import { trustedProxies } from './lib/http/client-ip';
import { limitConnections, SERVER_TIMES } from './lib/http/connection-limits';
import { drain } from './lib/http/drain';
import { guardRequests, uploadFolderIn } from './lib/http/request-guard';
import { createRequestListener } from './lib/http/request-listener';
import { securityHeaders } from './lib/http/security-headers';
import { addressRateLimiter } from './lib/limits/rate-limiter';
import { log } from './lib/logging/log';
import { flushSecurityEvents } from './lib/logging/security-events';
import { requireDataDirectory } from './lib/startup/data-directory';

const DRAIN_LIMIT_MS = 10_000;
const dev = process.env.NODE_ENV === 'development';

let draining = false;

void main();

async function main(): Promise<void> {
  const settings = checkedSettings();
  // Whatever HOST is, Next is told that it listens on localhost: with an IP address it mistakes
  // the middleware's rewrites for other sites and proxies them to itself (vercel/next.js#94745).
  const app = next({ dev, dir: process.cwd(), hostname: 'localhost', port: settings.port });
  await app.prepare();
  const isTrustedProxy = trustedProxies(settings.trustedProxies);
  const handle = guardRequests(app.getRequestHandler(), {
    isTrustedProxy,
    renders: addressRateLimiter({ points: settings.rateLimitUncachedPages, seconds: 60 }),
    uploadsPerAddress: settings.uploadsPerAddress,
    uploadFolder: uploadFolderIn(settings.dataDirectory),
    dev,
  });
  const server = http.createServer(
    SERVER_TIMES,
    createRequestListener(handle, {
      headers: securityHeaders(),
      isTrustedProxy,
      siteUrl: settings.siteUrl,
      isDraining: () => draining,
    }),
  );
  limitConnections(server, settings.connectionsPerAddress, isTrustedProxy);
  server.once('error', (error) => {
    log.fatal({ error: String(error), host: settings.host, port: settings.port }, 'not listening');
    process.exit(1);
  });
  server.listen(settings.port, settings.host, () => {
    log.info({ url: settings.ownOrigin, siteUrl: settings.siteUrl }, 'listening');
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void end(server, app));
  }
}

/** Ends with one sentence per wrong setting. */
function checkedSettings(): Config {
  try {
    const settings = config();
    requireDataDirectory(settings.dataDirectory);
    trustedProxies(settings.trustedProxies);
    return settings;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Finishes the running requests and exits; a second signal exits at once. */
async function end(server: http.Server, app: ReturnType<typeof next>): Promise<void> {
  if (draining) process.exit(1);
  draining = true;
  // Browsers keep a socket open to a development server for as long as a page is.
  const isDrained = await drain(server, dev ? 0 : DRAIN_LIMIT_MS);
  flushSecurityEvents();
  log.info(isDrained ? 'drained' : 'ended before all requests were finished');
  await app.close();
  process.exit(0);
}
