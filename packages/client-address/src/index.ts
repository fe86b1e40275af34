import { BlockList, isIP, isIPv4 } from 'node:net';

export { isAmbiguous } from './request-head';

/** Rate-limit keys of a client. */
export interface AddressKeys {
  /** An IPv4 address, or the /64 of an IPv6 client. */
  readonly client: string;
  /** The customer's /48 (65,536 times a /64); IPv6 only. */
  readonly network?: string;
}

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
 * The peer's IP address or, behind trusted proxies, the last untrusted entry of X-Forwarded-For;
 * entries left of it can be forged. 'unknown' if the socket is closed.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | readonly string[] | undefined,
  isTrustedProxy: (ip: string) => boolean,
): string {
  let ip = plainAddress(socketAddress ?? '') ?? 'unknown';
  for (const hop of [forwardedFor ?? ''].flat().join(',').split(',').reverse()) {
    const next = plainAddress(hop);
    if (!isTrustedProxy(ip) || next === undefined) return ip;
    ip = next;
  }
  return ip;
}

/** Rate-limit keys of an IP address; other text is its own key. */
export function addressKeys(address: string): AddressKeys {
  const ip = plainAddress(address) ?? address;
  if (isIP(ip) !== 6) return { client: ip };
  const groups = expandIpv6(ip);
  return {
    client: `${groups.slice(0, 4).join(':')}::/64`,
    network: `${groups.slice(0, 3).join(':')}::/48`,
  };
}

/** An IP address without port, brackets, zone and IPv4-in-IPv6 prefix; undefined if invalid. */
export function plainAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const bare =
    /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const withoutZone = bare.replace(/%.*$/, '');
  const ip = /^::ffff:([\d.]+)$/i.exec(withoutZone)?.[1] ?? withoutZone;
  return isIP(ip) === 0 ? undefined : ip;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expandIpv6(ip: string): string[] {
  const [head = '', tail = ''] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const gap = ip.includes('::')
    ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
    : [];
  return [...left, ...gap, ...right].map((group) => parseInt(group, 16).toString(16));
}
