import { createHmac, randomUUID } from 'node:crypto';
import type { Locale } from '@ports-authority/e-services-contract';

export interface Preview {
  /** Path of the page without the language prefix. */
  readonly path: string;
  readonly locale: Locale;
  readonly status: 'draft' | 'published';
  /** Id of the account that opens the preview. */
  readonly user: number;
}

/**
 * Signs a preview for one use within a minute, so that no secret is in a URL. The ticket is
 * `payload.signature` in base64url: a JSON object with the preview, the second it was issued at and a
 * nonce, and the HMAC-SHA-256 of `preview-ticket.` and the payload. The site's
 * lib/preview/ticket.ts reads it.
 * @param now milliseconds since 1970
 */
export function signTicket(preview: Preview, secret: string, now = Date.now()): string {
  const claims = { ...preview, issuedAt: Math.floor(now / 1000), nonce: randomUUID() };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const signature = createHmac('sha256', secret).update(`preview-ticket.${payload}`);
  return `${payload}.${signature.digest('base64url')}`;
}
