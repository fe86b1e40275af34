import { fullUrl } from './full-url';

/** Text of robots.txt: crawlers may read everything except the site's API. */
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
