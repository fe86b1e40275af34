import { createHmac } from 'node:crypto';
import { config } from '../config';
import { hasSecret } from '../http/secrets';

/**
 * Cookie of a browser that came from the CMS. Next's own draft-mode cookie is valid until the next
 * build; this one expires, and is invalid once PREVIEW_SECRET changes.
 */
export const PASS_COOKIE = '__Host-preview-pass';

/** A working day. */
const LIFETIME_SECONDS = 10 * 60 * 60;

/** Set-Cookie of a new pass; SameSite=None because the page is shown in the CMS's frame. */
export function passCookie(now = Date.now()): string {
  const end = String(Math.floor(now / 1000) + LIFETIME_SECONDS);
  return `${PASS_COOKIE}=${end}.${signature(end)}; Max-Age=${LIFETIME_SECONDS}; Path=/; HttpOnly; Secure; SameSite=None`;
}

/** Whether a cookie's value is a pass that this site issued and that has not expired. */
export function isPass(value: string | undefined, now = Date.now()): boolean {
  const [end = '', given = ''] = value?.split('.') ?? [];
  return /^\d{1,12}$/.test(end) && Number(end) * 1000 > now && hasSecret(given, signature(end));
}

function signature(end: string): string {
  return createHmac('sha256', config().previewSecret).update(end).digest('base64url');
}
