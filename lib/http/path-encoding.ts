/** Paths of the API and of media files; the middleware runs on those only that hold a percent sign. */
const NOT_A_PAGE = /^\/(api|media)\//;

/**
 * Sorts paths into pages and others, and finds the others that are not valid percent-encoding:
 * Next responds to those with a bare 500.
 */
export function pathKind(path: string): 'page' | 'other' | 'malformed' {
  if (!NOT_A_PAGE.test(path)) return 'page';
  try {
    decodeURIComponent(path);
    return 'other';
  } catch {
    return 'malformed';
  }
}
