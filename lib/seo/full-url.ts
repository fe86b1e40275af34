import { config } from '../config';

/** A path of this site as an absolute URL below SITE_URL; other URLs are returned unchanged. */
export function fullUrl(path: string): string {
  return new URL(path, config().siteUrl).href;
}
