import { BlockList, isIP, isIPv4 } from 'node:net';
import type { IncomingMessage } from 'node:http';

/** What a proxy says about a request that it passes on; anybody else may claim the same. */
const FORWARDED = /^(forwarded|x-forwarded-.+|x-real-ip)$/;

/**
 * Matches the proxies of CMS_TRUSTED_PROXIES, which are IP addresses or CIDR ranges (`10.0.0.0/8`).
 * @throws Error for an entry that is neither
 */
export function trustedProxies(entries: readonly string[]): (ip: string) => boolean {
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
 * Middleware that leaves Koa only what trusted proxies say. Koa believes the first entry of
 * X-Forwarded-For, which the client writes: here it becomes the one entry that no trusted proxy wrote
 * about another. Headers from any other socket are removed.
 */
export function believeProxies(isTrusted: (ip: string) => boolean) {
  return ({ req }: { req: IncomingMessage }, next: () => Promise<unknown>): Promise<unknown> => {
    const { headers, socket } = req;
    const socketIp = plainIp(socket.remoteAddress ?? '');
    if (socketIp === undefined || !isTrusted(socketIp)) {
      for (const name of Object.keys(headers)) if (FORWARDED.test(name)) delete headers[name];
    } else {
      headers['x-forwarded-for'] = clientIp(socketIp, headers['x-forwarded-for'], isTrusted);
    }
    return next();
  };
}

function clientIp(
  socketIp: string,
  forwardedFor: string | string[] | undefined,
  isTrusted: (ip: string) => boolean,
): string {
  let ip = socketIp;
  for (const hop of [forwardedFor ?? ''].flat().join(',').split(',').reverse()) {
    const next = plainIp(hop.trim());
    if (!isTrusted(ip) || next === undefined) return ip;
    ip = next;
  }
  return ip;
}

/** An IP address without port, brackets, zone and IPv4-in-IPv6 prefix; undefined if invalid. */
function plainIp(text: string): string | undefined {
  const bare =
    /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const ip = bare.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(ip) === 0 ? undefined : ip;
}
