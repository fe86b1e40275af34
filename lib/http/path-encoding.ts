/** Paths of the API and of media files; the middleware runs on those only that hold a percent sign. */
const NOT_A_PAGE = /^\/(api|media)\//;

/**
 * Sorts paths into pages and others, and finds the others that are not valid percent-encoding:
 * Next responds to those with a bare 500.
 */
export function pathKind(path: string): 'page' | 'other' | 'malformed' {
  if (!NOT_A_PAGE.test(path)) return 'page';
  return isEncoded(path) ? 'other' : 'malformed';
}

const IMAGE = /^\/_next\/image\/?\?/;

/**
 * Whether a request target asks the image optimiser for a picture whose path, once the query has been
 * decoded, is not valid percent-encoding: Next decodes it again and responds with a bare 500.
 */
export function isMalformedImage(target: string): boolean {
  if (!IMAGE.test(target)) return false;
  const query = new URLSearchParams(target.slice(target.indexOf('?')));
  return !query.getAll('url').every(isEncoded);
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
