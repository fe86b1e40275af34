import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares a given secret in constant time; an empty expected one is never met. */
export function hasSecret(given: string | null, expected: string): boolean {
  if (!given || !expected) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
