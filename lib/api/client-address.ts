import { BlockList, isIP, isIPv4 } from 'node:net';

/**
 * The address that a request really comes from: the socket's, or, where a trusted proxy holds the
 * socket, the last one of X-Forwarded-For that no trusted proxy wrote about itself. What stands
 * left of that, a visitor may have made up.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trusted: (address: string) => boolean,
): string {
  let address = plainAddress(socketAddress ?? '') ?? 'unknown';
  const hops = (forwardedFor ?? '').split(',').reverse();
  for (const hop of hops) {
    if (!trusted(address)) return address;
    const next = plainAddress(hop);
    if (next === null) return address;
    address = next;
  }
  return address;
}

/**
 * Tells the addresses and ranges of a list (`10.0.0.0/8`, `::1`) from all others.
 * @throws Error for an entry that is neither.
 */
export function addressList(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const kind = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, kind);
    else list.addSubnet(address, Number(bits), kind);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/**
 * What an address is counted as: an IPv6 visitor holds a whole /64, so that its single addresses
 * say nothing.
 */
export function countedAddress(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter((group) => group !== '');
  const right = tail.split(':').filter((group) => group !== '');
  const gap = address.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
  const groups = [...left, ...gap, ...right].slice(0, 4);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** An address without port, brackets and IPv4-in-IPv6 prefix; null for what is none. */
function plainAddress(text: string): string | null {
  const trimmed = text.trim();
  const bare =
    /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const withoutZone = bare.replace(/%.*$/, '');
  const address = /^::ffff:([\d.]+)$/i.exec(withoutZone)?.[1] ?? withoutZone;
  return isIP(address) === 0 ? null : address;
}
