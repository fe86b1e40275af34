import { fullUrl } from './full-url';

/** robots.txt: everything except the site's API, of which the open data is public. */
export function robotsText(): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Allow: /api/open/',
    '',
    `Sitemap: ${fullUrl('/sitemap.xml')}`,
    '',
  ].join('\n');
}
