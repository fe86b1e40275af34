import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { hasSecret } from '../config/secrets';
import { processWide } from '../process-state';

export const OWN_REQUEST_HEADER = 'x-own-request';

const secret = (): string =>
  processWide('own-request-secret', () => randomBytes(24).toString('base64url'));

/** Headers of a request that this process makes to itself, to render a page in advance. */
export function ownRequestHeaders(): Readonly<Record<string, string>> {
  return { [OWN_REQUEST_HEADER]: secret() };
}

/** True for a request of this process to itself. */
export function isOwnRequest(headers: IncomingHttpHeaders): boolean {
  const given = [headers[OWN_REQUEST_HEADER]].flat()[0];
  return given !== undefined && hasSecret(given, secret());
}
