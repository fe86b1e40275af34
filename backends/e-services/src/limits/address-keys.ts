import { isIP } from 'node:net';

/** What a client is counted by. */
export interface AddressKeys {
  /** An IPv4 address, or the /64 that an IPv6 client chooses its addresses from. */
  readonly client: string;
  /** The /48 that a provider gives to one site: 65,536 times a /64. */
  readonly network?: string;
}

/** The keys of an IP address; anything else is a key of its own. */
export function addressKeys(address: string): AddressKeys {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  const ip = mapped ?? address;
  if (isIP(ip) !== 6) return { client: ip };
  const [head = '', tail = ''] = ip.split('%')[0]!.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const gap = ip.includes('::')
    ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
    : [];
  const groups = [...left, ...gap, ...right].map((group) => parseInt(group, 16).toString(16));
  return {
    client: `${groups.slice(0, 4).join(':')}::/64`,
    network: `${groups.slice(0, 3).join(':')}::/48`,
  };
}
