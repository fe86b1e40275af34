import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, type Socket } from 'node:net';
import { ConfigurationError } from '../config';

/**
 * Request header that carries the client IP to handlers and actions, which see no socket. The
 * server overwrites what a client sends in it.
 */
export const CLIENT_IP_HEADER = 'x-client-address';

/** The IP address of the client that sent a request; 'unknown' where its socket is closed already. */
export function clientIp(
  { headers, socket }: IncomingMessage,
  isTrustedProxy: (ip: string) => boolean,
): string {
  const forwardedFor = [headers['x-forwarded-for']].flat().join(',');
  return clientIpOf(socket.remoteAddress, forwardedFor, isTrustedProxy);
}

/**
 * The socket's IP address or, behind trusted proxies, the last entry of X-Forwarded-For that none
 * of them wrote about another. Entries left of that one can be forged by the client.
 */
export function clientIpOf(
  socketIp: string | undefined,
  forwardedFor: string | undefined,
  isTrustedProxy: (ip: string) => boolean,
): string {
  let ip = plainIp(socketIp ?? '') ?? 'unknown';
  for (const hop of (forwardedFor ?? '').split(',').reverse()) {
    if (!isTrustedProxy(ip)) return ip;
    const next = plainIp(hop);
    if (next === undefined) return ip;
    ip = next;
  }
  return ip;
}

/**
 * Matches the proxies of TRUSTED_PROXIES, which are IP addresses or CIDR ranges (`10.0.0.0/8`).
 * @throws ConfigurationError for an entry that is neither
 */
export function trustedProxies(entries: readonly string[]): (ip: string) => boolean {
  const list = new BlockList();
  try {
    for (const entry of entries) {
      const [address = '', bits] = entry.split('/');
      const family = isIPv4(address) ? 'ipv4' : 'ipv6';
      if (bits === undefined) list.addAddress(address, family);
      else list.addSubnet(address, Number(bits), family);
    }
  } catch {
    throw new ConfigurationError(
      'TRUSTED_PROXIES must be a comma-separated list of IP addresses or ranges.',
    );
  }
  return (ip) => isIP(ip) !== 0 && list.check(ip, isIPv4(ip) ? 'ipv4' : 'ipv6');
}

/**
 * The key that an IP address is rate-limited by. IPv6 networks are assigned as a /64, so a client
 * can use any address in it.
 */
export function rateLimitKey(ip: string): string {
  return isIP(ip) === 6 ? `${groupsOf(ip).slice(0, 4).join(':')}::/64` : ip;
}

/** The key of the /48 that an IPv6 address lies in, which one customer may have; otherwise undefined. */
export function networkKey(ip: string): string | undefined {
  return isIP(ip) === 6 ? `${groupsOf(ip).slice(0, 3).join(':')}::/48` : undefined;
}

/** The IP address at the other end of a socket; 'unknown' where it is closed already. */
export function socketIp({ remoteAddress }: Pick<Socket, 'remoteAddress'>): string {
  return plainIp(remoteAddress ?? '') ?? 'unknown';
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(ip: string): string[] {
  const [head = '', tail = ''] = ip.split('::');
  const left = head.split(':').filter((group) => group !== '');
  const right = tail.split(':').filter((group) => group !== '');
  const gap = ip.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
  return [...left, ...gap, ...right].map((group) => parseInt(group, 16).toString(16));
}

/** An IP address without port, brackets, zone and IPv4-in-IPv6 prefix; undefined if invalid. */
function plainIp(text: string): string | undefined {
  const trimmed = text.trim();
  const bare =
    /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const withoutZone = bare.replace(/%.*$/, '');
  const ip = /^::ffff:([\d.]+)$/i.exec(withoutZone)?.[1] ?? withoutZone;
  return isIP(ip) === 0 ? undefined : ip;
}
