/** Longest path with its query in bytes; the site's own have a few hundred. */
export const MAX_TARGET_BYTES = 2048;
const MAX_PARAMETERS = 50;

/** A request target as every part of the site reads it, or why it is answered without them. */
type Target =
  | { readonly path: string; readonly search: string }
  | { readonly refused: 400 | 414 }
  | { readonly redirect: string };

const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** Anything: a target names no other site, whatever it looks like. */
const BASE = 'http://localhost';

/**
 * Reads a request target once, as browsers read addresses, so that limits, router and pages see the
 * same path. An origin, as clients send it to a proxy, is ignored. A doubled slash leads to the path
 * with single ones.
 */
export function readTarget(given: string): Target {
  const target = given.replace(ORIGIN, '');
  const hasPath = target.startsWith('/') || target.startsWith('?') || target === '';
  if (!hasPath) return { refused: 400 };
  // Before anything is parsed: the time of that grows with the length.
  if (target.length > MAX_TARGET_BYTES) return { refused: 414 };
  if (target.split('&').length > MAX_PARAMETERS) return { refused: 400 };
  const { pathname, search } = new URL(BASE + target);
  // Next loses a parameter of this name, so that nothing behind it could refuse it.
  if (new URLSearchParams(search).has('__proto__')) return { refused: 400 };
  if (pathname.length + search.length > MAX_TARGET_BYTES) return { refused: 414 };
  const path = pathname.replace(/\/{2,}/g, '/');
  return path === pathname ? { path, search } : { redirect: path + search };
}
