/** Addresses of operations and files: the middleware sees those alone that hold a percent sign. */
const BESIDE_PAGES = /^\/(api|media)\//;

/**
 * What a path is: a page's, or an operation's or a file's, and then whether it can be decoded. Next
 * ends with a bare failure (status 500) where it can't.
 */
export function addressKind(path: string): 'page' | 'beside pages' | 'broken' {
  if (!BESIDE_PAGES.test(path)) return 'page';
  try {
    decodeURIComponent(path);
    return 'beside pages';
  } catch {
    return 'broken';
  }
}
