/** The middleware runs only on those paths of the API that hold a percent sign, and on previews. */
const NOT_A_PAGE = /^\/api\//;

/**
 * Sorts paths into pages and others, and finds the others that are not valid percent-encoding:
 * Next responds to those with a bare 500.
 */
export function pathKind(path: string): 'page' | 'other' | 'malformed' {
  if (!NOT_A_PAGE.test(path)) return 'page';
  return isEncoded(path) ? 'other' : 'malformed';
}

/** Whether a text is valid percent-encoding. */
export function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
