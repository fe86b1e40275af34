import { addressKeys, clientAddress, plainAddress } from '@ports-authority/client-address';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** A limit's key, and the factor by which its network may exceed the limit. */
export interface LimitKey {
  readonly key: string;
  readonly factor: number;
}

/** A customer or mobile network has a /48, each of its subscribers a /64. */
export const NETWORK_FACTOR = 10;

/** Client address of a request; 'unknown' if its socket is closed. */
export function requestAddress(
  { headers, socket }: IncomingMessage,
  isTrusted: (ip: string) => boolean,
): string {
  return clientAddress(socket.remoteAddress, headers['x-forwarded-for'], isTrusted);
}

/** Peer address of a socket; 'unknown' if it is closed. */
export function socketAddress({ remoteAddress }: Socket): string {
  return plainAddress(remoteAddress ?? '') ?? 'unknown';
}

/** Limit keys of an address: itself, or with IPv6 its /64 and /48. */
export function limitKeys(ip: string): readonly LimitKey[] {
  const { client, network } = addressKeys(ip);
  return [
    { key: client, factor: 1 },
    ...(network === undefined ? [] : [{ key: network, factor: NETWORK_FACTOR }]),
  ];
}
