import { fullAddress } from './address';

/** Text of robots.txt: everything may be read but the site's own programming interface. */
export function robotsText(): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    '',
    `Sitemap: ${fullAddress('/sitemap.xml')}`,
    '',
  ].join('\n');
}
