import { createHmac } from 'node:crypto';
import { config } from '../config';
import { DEVICE_STORAGE } from '../privacy/device-storage';
import { hasSecret } from '../config/secrets';

/** Cookie of an editor: unlike Next's it expires, and ends with another PREVIEW_SECRET. */
export const PASS_COOKIE = DEVICE_STORAGE.previewPass.name;

/** Sliding expiry, as the site can't check whether an account still exists. */
const LIFETIME_SECONDS = 60 * 60;

/** Set-Cookie of a pass for a CMS account; SameSite=None as the page is in a frame. */
export function passCookie(user: number, now = Date.now()): string {
  const claims = `${Math.floor(now / 1000) + LIFETIME_SECONDS}.${user}`;
  return `${PASS_COOKIE}=${claims}.${signature(claims)}; Max-Age=${LIFETIME_SECONDS}; Path=/; HttpOnly; Secure; SameSite=None`;
}

/** Account id of a pass; undefined if it is forged or expired. */
export function passHolder(value: string | undefined, now = Date.now()): number | undefined {
  if (!config().previewSecret) return undefined;
  const [, end = '', user = '', given = ''] =
    /^(\d{1,12})\.(\d{1,12})\.([\w-]{43})$/.exec(value ?? '') ?? [];
  const isValid = Number(end) * 1000 > now && hasSecret(given, signature(`${end}.${user}`));
  return isValid ? Number(user) : undefined;
}

/** True if the pass allows bypassing the page cache. */
export function isEditor(pass: string | undefined): boolean {
  return passHolder(pass) !== undefined;
}

function signature(claims: string): string {
  return createHmac('sha256', config().previewSecret)
    .update(`preview-pass.${claims}`)
    .digest('base64url');
}
