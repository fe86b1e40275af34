import type { IncomingMessage } from 'node:http';

/** A name or address with a port, as clients and proxies write it. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * True if a proxy could parse the request differently (request smuggling): HTTP versions other than
 * 1.0 and 1.1, several or invalid hosts (RFC 9112, section 3.2), ambiguous body length (section
 * 6.1). Node.js accepts all of these.
 */
export function isAmbiguous({
  httpVersion,
  headers,
  rawHeaders,
}: Pick<IncomingMessage, 'httpVersion' | 'headers' | 'rawHeaders'>): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
  return (
    !/^1\.[01]$/.test(httpVersion) ||
    hosts.length > 1 ||
    (headers.host !== undefined && !HOST.test(headers.host)) ||
    !/^chunked$/i.test(headers['transfer-encoding'] ?? 'chunked')
  );
}
