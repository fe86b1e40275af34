import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * True if a request has the token for contact forms.
 * @param authorization value of the Authorization header
 */
export function isFromSite(authorization: string | undefined, formsToken: string): boolean {
  const token = /^bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(token), digest(formsToken));
}
