/** Longest path with its query in bytes; the site's own have a few hundred. */
export const MAX_TARGET_BYTES = 2048;
const MAX_PARAMETERS = 50;

/** A parsed request target, or the response to an invalid target. */
type Target =
  | { readonly path: string; readonly search: string }
  | { readonly refused: 400 | 414 }
  | { readonly redirect: string };

const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** Placeholder: a target never names another origin. */
const BASE = 'http://localhost';

/**
 * Parses a request target once, by the URL standard, so that limits, router and pages see the same
 * path. An origin (absolute form) is ignored. Doubled slashes redirect to single ones.
 */
export function readTarget(given: string): Target {
  const target = given.replace(ORIGIN, '');
  const hasPath = target.startsWith('/') || target.startsWith('?') || target === '';
  if (!hasPath) return { refused: 400 };
  // Before parsing, whose time grows with the length.
  if (target.length > MAX_TARGET_BYTES) return { refused: 414 };
  if (target.split('&').length > MAX_PARAMETERS) return { refused: 400 };
  const { pathname, search } = new URL(BASE + target);
  // Next drops a parameter of this name, so that no later check would see it.
  if (new URLSearchParams(search).has('__proto__')) return { refused: 400 };
  if (pathname.length + search.length > MAX_TARGET_BYTES) return { refused: 414 };
  const path = pathname.replace(/\/{2,}/g, '/');
  return path === pathname ? { path, search } : { redirect: path + search };
}
