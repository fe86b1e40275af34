import type { IncomingMessage } from 'node:http';

/** A name or address with a port, as clients and proxies write it. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Whether a proxy could read the head of a request otherwise than this server does, so that the
 * request is refused: another version of HTTP than 1.0 and 1.1, two hosts or none that is one
 * (RFC 9112, section 3.2), a body whose end this server does not know (section 6.1). Node.js refuses
 * none of these.
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
