import { accessSync, constants, mkdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { backendState, type BackendState } from '../metrics/upstream';
import { redis } from '../redis/redis';

export interface HealthOptions {
  readonly isDraining: () => boolean;
  /** True once Next has served a request: its bundles are loaded. */
  readonly hasRendered: () => boolean;
  /** Folder of snapshots and files, which must be writable. */
  readonly dataDirectory: string;
}

const LIVE_PATH = '/api/health/live';
const READY_PATH = '/api/health/ready';

/** Common probe paths; a redirect to the home page would count as healthy. */
const USUAL_PROBE =
  /^\/(?:health|healthz|healthcheck|health-check|livez|readyz|live|ready|liveness|readiness|metrics|ping)(?:\/|$)/i;

/**
 * Responds to liveness and readiness probes (docs/operations.md#health). Readiness reports the state of
 * the back ends as recent calls saw it but does not depend on it: pages work without them. Other common
 * probe paths respond with 404.
 * @returns false for a request that is no probe
 */
export function respondToProbe(
  request: IncomingMessage,
  response: ServerResponse,
  options: HealthOptions,
): boolean {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  if (path === LIVE_PATH) send(response, 200, { status: 'live' });
  else if (path === READY_PATH) send(response, ...readiness(options));
  else if (path === '/api/health' || path.startsWith('/api/health/') || USUAL_PROBE.test(path)) {
    send(response, 404, { status: 'not found' });
  } else return false;
  return true;
}

interface Readiness {
  readonly status: 'ready' | 'not ready';
  readonly draining: boolean;
  readonly rendered: boolean;
  readonly dataDirectory: 'writable' | 'not writable';
  readonly backends: {
    readonly content: BackendState;
    readonly eServices: BackendState;
    readonly redis: 'off' | 'up' | 'failing';
  };
}

function readiness({ isDraining, hasRendered, dataDirectory }: HealthOptions): [number, Readiness] {
  const draining = isDraining();
  const rendered = hasRendered();
  const writable = isWritable(dataDirectory);
  const isReady = !draining && rendered && writable;
  return [
    isReady ? 200 : 503,
    {
      status: isReady ? 'ready' : 'not ready',
      draining,
      rendered,
      dataDirectory: writable ? 'writable' : 'not writable',
      backends: {
        content: backendState('content'),
        eServices: backendState('e-services'),
        redis: redisState(),
      },
    },
  ];
}

/** A full disk is writable too: pages are served without being stored. */
function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function redisState(): Readiness['backends']['redis'] {
  const client = redis();
  if (!client) return 'off';
  return client.isReady ? 'up' : 'failing';
}

function send(response: ServerResponse, status: number, body: object): void {
  const { method } = response.req;
  response.setHeader('Cache-Control', 'no-store');
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    response.writeHead(405).end();
    return;
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.writeHead(status).end(method === 'HEAD' ? undefined : JSON.stringify(body));
}
