import { config } from '../config';

/**
 * Whether a request was sent by a page of this site: by its Origin, or by Sec-Fetch-Site if the browser
 * omits Origin. This site's origin is that of SITE_URL, never of the Host header.
 */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return origin === new URL(config().siteUrl).origin;
  return headers.get('sec-fetch-site') === 'same-origin';
}
