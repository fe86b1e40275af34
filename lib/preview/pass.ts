import { createHmac } from 'node:crypto';
import { config } from '../config';
import { DEVICE_STORAGE } from '../privacy/device-storage';
import { hasSecret } from '../config/secrets';

/**
 * Cookie of a browser that came from the CMS. Next's own draft-mode cookie is valid until the next
 * build; this one expires, and is invalid once PREVIEW_SECRET changes.
 */
export const PASS_COOKIE = DEVICE_STORAGE.previewPass.name;

/**
 * Each preview that is opened in the CMS starts its time again. The site cannot ask whether an account still
 * exists, so this is how long a removed one may go on reading.
 */
const LIFETIME_SECONDS = 60 * 60;

/**
 * Set-Cookie of a new pass; SameSite=None because the page is shown in the CMS's frame.
 * @param user id of the account of the CMS that it is for
 */
export function passCookie(user: number, now = Date.now()): string {
  const claims = `${Math.floor(now / 1000) + LIFETIME_SECONDS}.${user}`;
  return `${PASS_COOKIE}=${claims}.${signature(claims)}; Max-Age=${LIFETIME_SECONDS}; Path=/; HttpOnly; Secure; SameSite=None`;
}

/**
 * Id of the account that a pass was issued for.
 * @returns undefined unless this site issued it and it has not expired
 */
export function passHolder(value: string | undefined, now = Date.now()): number | undefined {
  if (!config().previewSecret) return undefined;
  const [, end = '', user = '', given = ''] =
    /^(\d{1,12})\.(\d{1,12})\.([\w-]{43})$/.exec(value ?? '') ?? [];
  const isValid = Number(end) * 1000 > now && hasSecret(given, signature(`${end}.${user}`));
  return isValid ? Number(user) : undefined;
}

/** Checks the pass that lets an editor's browser past the page cache. */
export function isEditor(pass: string | undefined): boolean {
  return passHolder(pass) !== undefined;
}

function signature(claims: string): string {
  return createHmac('sha256', config().previewSecret)
    .update(`preview-pass.${claims}`)
    .digest('base64url');
}
