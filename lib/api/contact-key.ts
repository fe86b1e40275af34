import { createHash } from 'node:crypto';

/** Half of a SHA-256 in hexadecimal digits. */
const KEY_CHARACTERS = 32;

/**
 * The beginning of a SubmissionKey of the content API: it names the idempotency key. What follows names
 * the content (docs/decisions/0012-contact-form-target.md).
 */
export function contactKey(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, KEY_CHARACTERS);
}
