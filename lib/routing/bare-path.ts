/** The path of a page without its language. */
export function barePath(pathname: string): string {
  return pathname.replace(/^\/en(?=\/|$)/, '') || '/';
}
