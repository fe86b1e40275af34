import { createHmac } from 'node:crypto';
import { config } from '../config';
import { hasSecret } from '../http/secrets';

/**
 * Cookie of a browser that came from the CMS. Next's own cookie of the draft mode stays good until
 * the next build; this one ends by itself and with the secret.
 */
export const PASS_COOKIE = 'preview-pass';

/** A working day. */
const LIFETIME_SECONDS = 10 * 60 * 60;

/** Set-Cookie of a new pass; fit for the CMS's frame. */
export function passCookie(now = Date.now()): string {
  const end = String(Math.floor(now / 1000) + LIFETIME_SECONDS);
  return `${PASS_COOKIE}=${end}.${signature(end)}; Max-Age=${LIFETIME_SECONDS}; Path=/; HttpOnly; Secure; SameSite=None`;
}

/** Whether a cookie's value is a pass that this site gave and that has not ended. */
export function isPass(value: string | undefined, now = Date.now()): boolean {
  const [end = '', given = ''] = value?.split('.') ?? [];
  return /^\d{1,12}$/.test(end) && Number(end) * 1000 > now && hasSecret(given, signature(end));
}

function signature(end: string): string {
  return createHmac('sha256', config().previewSecret).update(end).digest('base64url');
}
