/**
 * Whether a Host header names a www host that is not the site's own. Where SITE_URL has one itself, the
 * redirect would lead back to where it came from.
 */
export function isOtherWww(host: string, siteUrl: string): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return name.startsWith('www.') && name !== new URL(siteUrl).hostname;
}
