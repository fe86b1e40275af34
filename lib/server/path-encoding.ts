/** Of the API, the middleware matches only paths with a percent sign and previews. */
const NOT_A_PAGE = /^\/api\//;

/** Tells pages from other paths, and invalid percent-encoding, a bare 500 in Next. */
export function pathKind(path: string): 'page' | 'other' | 'malformed' {
  if (!NOT_A_PAGE.test(path)) return 'page';
  return isEncoded(path) ? 'other' : 'malformed';
}

/** True for valid percent-encoding. */
export function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
