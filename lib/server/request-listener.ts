import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import { isAmbiguous } from '../../packages/client-address/src';
import { REQUEST_ID_HEADER, requestIdFrom } from '../../packages/telemetry/src';
import { withRequestId } from '../logging/current-request';
import { log } from '../logging/log';
import { observeRequest } from '../metrics/observe-request';
import { CLIENT_IP_HEADER, clientIp, socketIp } from './client-ip';
import { respondToProbe, type HealthOptions } from './health';
import { applyPolicy } from '../security-headers/page-policy';
import { removeForgedHeaders } from './request-headers';
import { readTarget } from './request-target';
import { correctResponseHeaders } from './response-headers';

export interface ListenerOptions {
  /** Set on every response before the handler runs, by name. */
  readonly headers: Readonly<Record<string, string>>;
  /** True for the IP address of a proxy whose X-Forwarded-For is trusted. */
  readonly isTrustedProxy: (ip: string) => boolean;
  /** The handler of probes; while the server is draining, connections are not reused. */
  readonly health: HealthOptions;
}

/** An edge stores these variants and compresses none; level 6 is smaller than gzip. */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
}) as unknown as (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** From untrusted clients these would control which requests are traced, and with which data. */
const TRACE_HEADERS = ['traceparent', 'tracestate', 'baggage'];

/**
 * Wraps Next's request handler: parses the request target, rejects requests that Next would fail on or
 * spend too long with, serves probes, passes the client IP on in a header, sets the security headers,
 * and assigns an id to the request for its log lines, its calls to back ends and its response.
 */
export function createRequestListener(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
  { headers, isTrustedProxy, health }: ListenerOptions,
): RequestListener {
  return (request, response) => {
    const isTrusted = isTrustedProxy(socketIp(request.socket));
    const id = requestIdFrom(isTrusted ? request.headers[REQUEST_ID_HEADER] : undefined);
    withRequestId(id, () => {
      response.setHeader('X-Request-Id', id);
      respond(request, response, isTrusted);
    });
  };

  function respond(request: IncomingMessage, response: ServerResponse, isTrusted: boolean): void {
    const target = isAmbiguous(request) ? UNREADABLE : readTarget(request.url ?? '/');
    if ('path' in target) request.url = target.path + target.search;
    removeForgedHeaders(request.headers);
    observeRequest(request, response);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // Node.js never reads a request pipelined behind an `Upgrade`.
    const isLast = 'refused' in target || request.headers.upgrade !== undefined;
    if (isLast || health.isDraining()) response.setHeader('Connection', 'close');
    // Listeners of a response's head run in reverse order: these corrections come last.
    correctResponseHeaders(response);
    compress(request, response, () => undefined);
    // After `compression`, to see the page before it is compressed.
    applyPolicy(request, response);

    if ('refused' in target) {
      refuse(response, target.refused, REFUSALS[target.refused]);
      return;
    }
    if ('redirect' in target) {
      response.setHeader('Location', target.redirect);
      response.setHeader('Cache-Control', 'no-store');
      response.writeHead(308).end();
      return;
    }
    if (respondToProbe(request, response, health)) return;
    if (!isTrusted) for (const name of TRACE_HEADERS) delete request.headers[name];
    request.headers[CLIENT_IP_HEADER] = clientIp(request, isTrustedProxy);
    handle(request, response).catch((error: unknown) => {
      log.error({ error: String(error) }, 'request failed');
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'Internal Server Error');
    });
  }
}

const UNREADABLE = { refused: 400 } as const;

const REFUSALS = { 400: 'Bad Request', 414: 'URI Too Long' } as const;

function refuse(response: ServerResponse, status: number, message: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status).end(message);
}
