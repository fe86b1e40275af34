/** Whether a URL is a path of this site, and not of another one. */
export function isOwnFile(url: string): boolean {
  return /^\/(?!\/)/.test(url);
}
