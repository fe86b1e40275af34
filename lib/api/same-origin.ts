import { config } from '../config';

/**
 * Whether a request that changes or asks something was sent by a page of this site: by its Origin,
 * or by Sec-Fetch-Site where a browser leaves Origin out. SITE_URL alone says what this site is.
 */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return origin === new URL(config().siteUrl).origin;
  return headers.get('sec-fetch-site') === 'same-origin';
}
