import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, type Socket } from 'node:net';

/** A share of the hub that one network may have: its key, and how many times the limit it gets. */
export interface Share {
  readonly key: string;
  readonly factor: number;
}

/** A customer or a mobile network has a whole /48, of which every subscriber has a /64. */
const NETWORK_FACTOR = 10;

/**
 * Matches IP addresses and CIDR ranges (`10.0.0.0/8`).
 * @throws Error for an entry that is neither
 */
export function addressMatcher(entries: readonly string[]): (ip: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (ip) => isIP(ip) !== 0 && list.check(ip, isIPv4(ip) ? 'ipv4' : 'ipv6');
}

/**
 * The address of a client: the socket's or, behind trusted proxies, the last entry of X-Forwarded-For
 * that none of them wrote about another. Entries left of that one can be forged.
 */
export function clientAddress(
  { headers, socket }: IncomingMessage,
  isTrusted: (ip: string) => boolean,
): string {
  let ip = socketAddress(socket);
  const hops = [headers['x-forwarded-for']].flat().join(',').split(',').reverse();
  for (const hop of hops) {
    const next = plainAddress(hop);
    if (!isTrusted(ip) || next === undefined) return ip;
    ip = next;
  }
  return ip;
}

/** The address at the other end of a socket; 'unknown' where it is closed already. */
export function socketAddress({ remoteAddress }: Socket): string {
  return plainAddress(remoteAddress ?? '') ?? 'unknown';
}

/** What an address is counted under: itself, or with IPv6 its /64 and its /48. */
export function sharesOf(ip: string): readonly Share[] {
  if (isIP(ip) !== 6) return [{ key: ip, factor: 1 }];
  const [head = '', tail = ''] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const gap = ip.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
  const groups = [...left, ...gap, ...right].map((group) => parseInt(group, 16).toString(16));
  return [
    { key: `${groups.slice(0, 4).join(':')}::/64`, factor: 1 },
    { key: `${groups.slice(0, 3).join(':')}::/48`, factor: NETWORK_FACTOR },
  ];
}

/** Without port, brackets, zone and the prefix of IPv4 in IPv6; undefined if it is no address. */
function plainAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const bare =
    /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const withoutZone = bare.replace(/%.*$/, '');
  const ip = /^::ffff:([\d.]+)$/i.exec(withoutZone)?.[1] ?? withoutZone;
  return isIP(ip) === 0 ? undefined : ip;
}
