import { config } from '../config';

/**
 * CSRF protection: checks Origin, or Sec-Fetch-Site if it is missing, against SITE_URL, never against
 * the Host header.
 */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return origin === new URL(config().siteUrl).origin;
  return headers.get('sec-fetch-site') === 'same-origin';
}
