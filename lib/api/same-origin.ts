import { config } from '../config';

/** CSRF protection: Origin, else Sec-Fetch-Site, against SITE_URL, never against Host. */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return origin === new URL(config().siteUrl).origin;
  return headers.get('sec-fetch-site') === 'same-origin';
}
