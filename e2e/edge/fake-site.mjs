import { createHash } from 'node:crypto';
import http from 'node:http';

/**
 * A fake site that echoes requests, with the real cache headers: pages are cacheable, the stored
 * language redirects, everything else is not cacheable. `answer` overrides the response.
 */
export class FakeSite {
  /** @type {{ method: string, url: string, headers: http.IncomingHttpHeaders, body: string }[]} */
  requests = [];
  lifetime = 'public, max-age=0, s-maxage=300, stale-if-error=3600';
  delayMs = 0;
  /** Version number in pages, to tell stale from fresh ones. */
  edition = 1;
  /** @type {((request: http.IncomingMessage, response: http.ServerResponse) => boolean) | undefined} */
  answer;

  constructor(name, port) {
    this.name = name;
    this.port = port;
  }

  async start() {
    this.server = http.createServer((request, response) => this.respond(request, response));
    this.server.on('upgrade', (request, socket) => {
      this.requests.push({ method: 'UPGRADE', url: request.url, headers: request.headers });
      socket.end(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
      );
    });
    await new Promise((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
    return this;
  }

  async stop() {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  respond(request, response) {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      this.requests.push({ method, url, headers, body });
      if (this.answer?.(request, response)) return;
      const path = new URL(url, 'http://site').pathname;
      const english = /^\/en(?:\/|$)/.test(path);
      if (/locale=en/.test(headers.cookie ?? '') && !english) {
        response.writeHead(302, { Location: `/en${url}`, 'Cache-Control': 'no-store' }).end();
        return;
      }
      const text = JSON.stringify({
        site: this.name,
        edition: this.edition,
        url,
        language: english ? 'en' : 'ar',
        kind: headers.rsc ? 'rsc' : 'html',
        encoding: headers['accept-encoding'] ?? '',
      });
      const etag = `W/"${createHash('sha1').update(text).digest('hex')}"`;
      const isKnown = headers['if-none-match'] === etag;
      response.writeHead(isKnown ? 304 : 200, {
        ETag: etag,
        'Content-Type': headers.rsc ? 'text/x-component' : 'text/html',
        'Cache-Control': this.lifetime,
        Vary: 'rsc, next-router-state-tree, next-router-prefetch, Accept-Encoding',
        'X-Request-Id': 'of-the-site',
      });
      setTimeout(() => response.end(isKnown ? undefined : text), this.delayMs);
    });
  }
}
