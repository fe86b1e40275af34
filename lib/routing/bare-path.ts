/** Strips the language prefix. */
export function barePath(pathname: string): string {
  return pathname.replace(/^\/en(?=\/|$)/, '') || '/';
}
