import { addressKeys, clientAddress, plainAddress } from '@ports-authority/client-address';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** A share of the hub that one network may have: its key, and how many times the limit it gets. */
export interface Share {
  readonly key: string;
  readonly factor: number;
}

/** A customer or a mobile network has a whole /48, of which every subscriber has a /64. */
export const NETWORK_FACTOR = 10;

/** The address of the client that sent a request; 'unknown' where its socket is closed already. */
export function addressOf(
  { headers, socket }: IncomingMessage,
  isTrusted: (ip: string) => boolean,
): string {
  return clientAddress(socket.remoteAddress, headers['x-forwarded-for'], isTrusted);
}

/** The address at the other end of a socket; 'unknown' where it is closed already. */
export function socketAddress({ remoteAddress }: Socket): string {
  return plainAddress(remoteAddress ?? '') ?? 'unknown';
}

/** Keys of the limits for an address: itself, or with IPv6 its /64 and its /48. */
export function sharesOf(ip: string): readonly Share[] {
  const { client, network } = addressKeys(ip);
  return [
    { key: client, factor: 1 },
    ...(network === undefined ? [] : [{ key: network, factor: NETWORK_FACTOR }]),
  ];
}
