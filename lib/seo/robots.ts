import { fullUrl } from './full-url';

/** Text of robots.txt: everything may be read but the site's own programming interface. */
export function robotsText(): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    '',
    `Sitemap: ${fullUrl('/sitemap.xml')}`,
    '',
  ].join('\n');
}
