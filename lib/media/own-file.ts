/** True for a path of this site. */
export function isOwnFile(url: string): boolean {
  return /^\/(?!\/)/.test(url);
}
