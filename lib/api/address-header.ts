import http, { type IncomingMessage } from 'node:http';
import { config, ConfigurationError } from '../config';
import { addressList, clientAddress } from './client-address';

/** Request header that tells the handlers the visitor's address; what a visitor sends in it is lost. */
export const ADDRESS_HEADER = 'x-client-address';

const INSTALLED = Symbol.for('ports.client-address');

/**
 * Writes the visitor's address into every request of this process's HTTP servers. Next hands no
 * socket to its handlers, and the X-Forwarded-For that it fills in keeps whatever a visitor wrote
 * there.
 * @throws ConfigurationError where TRUSTED_PROXIES holds what is no address or range.
 */
export function setClientIpHeaders(): void {
  const server = http.Server.prototype as typeof http.Server.prototype & { [INSTALLED]?: true };
  if (server[INSTALLED]) return;
  const trusted = trustedProxies();
  server[INSTALLED] = true;
  const emit = server.emit;
  server.emit = function (this: http.Server, event: string | symbol, ...rest: unknown[]) {
    if (event === 'request') {
      const { headers, socket } = rest[0] as IncomingMessage;
      headers[ADDRESS_HEADER] = clientAddress(
        socket.remoteAddress,
        [headers['x-forwarded-for']].flat().join(','),
        trusted,
      );
    }
    return Reflect.apply(emit, this, [event, ...rest]) as boolean;
  } as typeof emit;
}

function trustedProxies() {
  try {
    return addressList(config().trustedProxies);
  } catch {
    throw new ConfigurationError(
      'TRUSTED_PROXIES must be a comma-separated list of IP addresses or ranges.',
    );
  }
}
