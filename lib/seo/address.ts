import { config } from '../config';

/** A path of this site as a full address, which SITE_URL alone decides; other addresses stay. */
export function fullAddress(path: string): string {
  return new URL(path, config().siteUrl).href;
}
