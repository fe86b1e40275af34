import { createHash } from 'node:crypto';

/** Half of a SHA-256 in hexadecimal digits. */
const KEY_CHARACTERS = 32;

/**
 * Prefix of a SubmissionKey in the content API: a hash of the idempotency key, followed by one of
 * the content (docs/decisions/0012-contact-form-target.md).
 */
export function contactKey(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, KEY_CHARACTERS);
}
