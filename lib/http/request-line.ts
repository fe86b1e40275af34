import http, { type IncomingMessage, type ServerResponse } from 'node:http';

const INSTALLED = Symbol.for('ports.request-line');
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * Answers what Next can only fail at (status 500): TRACE, and `*` instead of a path. A full address,
 * as clients write it for a proxy, is read as its path: Next would lead on to the host in it.
 */
export function mendRequestLines(): void {
  const server = http.Server.prototype as typeof http.Server.prototype & { [INSTALLED]?: true };
  if (server[INSTALLED]) return;
  server[INSTALLED] = true;
  const emit = server.emit;
  server.emit = function (this: http.Server, event: string | symbol, ...rest: unknown[]) {
    if (event === 'request') {
      const [request, response] = rest as [IncomingMessage, ServerResponse];
      request.url = pathOf(request.url ?? '/');
      if (request.method === 'TRACE') {
        response.writeHead(405, { Allow: 'GET, HEAD, POST' }).end('Method Not Allowed');
        return true;
      }
      if (!request.url.startsWith('/')) {
        response.writeHead(400).end('Bad Request');
        return true;
      }
    }
    return Reflect.apply(emit, this, [event, ...rest]) as boolean;
  } as typeof emit;
}

function pathOf(target: string): string {
  if (!ORIGIN.test(target)) return target;
  const path = target.replace(ORIGIN, '');
  return path.startsWith('/') ? path : `/${path}`;
}
