/** True for a www host, unless SITE_URL has one: the redirect would loop. */
export function isOtherWww(host: string, siteUrl: string): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return name.startsWith('www.') && name !== new URL(siteUrl).hostname;
}
