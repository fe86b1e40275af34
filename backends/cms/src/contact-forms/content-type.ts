import type { CONTACT_FORM, WireFields } from '@ports-authority/e-services-contract';

/** A stored contact form. */
export interface Submission extends Omit<WireFields<typeof CONTACT_FORM>, 'captcha'> {
  /** File name in the private folder. */
  FileName: string;
  /** Idempotency key of the sender. */
  SubmissionKey: string;
}
