import { createHash, timingSafeEqual } from 'node:crypto';

/** Constant-time comparison; nothing matches an empty `expected`. */
export function hasSecret(given: string | null, expected: string): boolean {
  if (!given || !expected) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
