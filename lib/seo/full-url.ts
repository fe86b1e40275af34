import { config } from '../config';

/** Absolute URL of a path below SITE_URL; other URLs are returned unchanged. */
export function fullUrl(path: string): string {
  return new URL(path, config().siteUrl).href;
}
